/** Completes a built site for its publication. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { daysBetween } from '../lib/time.ts';
import { writeAt } from '../lib/write.ts';
import { SourceFailure } from '../sources/fetch/failure.ts';
import { hashedFolders, publicationFile, type BuildInfo, type Publication } from './publication.ts';
import type { PublishedSite } from './published-site.ts';

/** Number of days for which the hashed files of a replaced site stay available. */
const keptDays = 7;
const concurrentDownloads = 4;

/** Lists a site's files with a hash in their name, by relative path. */
async function listHashed(directory: string): Promise<string[]> {
  const lists = hashedFolders.map(async (folder) => {
    const names = await readdir(join(directory, folder)).catch(() => []);
    return names.map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat().toSorted();
}

/** Lists the hashed files of the replaced site, and of the sites before it, that are recent enough to keep. */
function filesToKeep(
  { assets, kept, day }: Publication,
  newAssets: readonly string[],
  today: string,
): [path: string, lastDay: string][] {
  const old = new Map([...Object.entries(kept), ...assets.map((path) => [path, day] as const)]);
  for (const path of newAssets) old.delete(path);
  return [...old].filter(([, lastDay]) => daysBetween(lastDay, today) <= keptDays);
}

/**
 * Writes publicacion.json, and adds the hashed files of the sites that this one replaces: a tab that was open before
 * still requests its chunks, and a link shared yesterday its picture.
 * @param keeps Whether a hashed file of an earlier site may stay online (erased.ts).
 * @returns False if the replaced site stopped answering. No further file is requested from it then.
 */
export async function prepareSite(
  directory: string,
  info: BuildInfo,
  now: Date,
  replaced: { site: PublishedSite; publication: Publication | null },
  keeps: (path: string, content: Uint8Array) => boolean,
): Promise<boolean> {
  const assets = await listHashed(directory);
  const old = replaced.publication ? filesToKeep(replaced.publication, assets, info.day) : [];
  let isAnswering = true;
  const found = await pLimit(concurrentDownloads).map(old, async ([path, day]) => {
    if (!isAnswering) return [];
    const content = await replaced.site(path).catch((error: unknown) => {
      if (!(error instanceof SourceFailure)) throw error;
      isAnswering = false;
      return null;
    });
    if (!content || !keeps(path, content)) return [];
    await writeAt(join(directory, path), content);
    return [[path, day] as const];
  });
  const kept = Object.fromEntries(found.flat());
  const publication: Publication = { ...info, at: now.toISOString(), assets, kept };
  await writeAt(join(directory, publicationFile), `${JSON.stringify(publication, null, 2)}\n`);
  return isAnswering;
}
