/** Completes a built site for its publication. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { readOrDefault } from '../lib/file-error.ts';
import { daysBetween } from '../lib/time.ts';
import { writeAt } from '../lib/write.ts';
import { SourceFailure } from '../sources/fetch/failure.ts';
import { hashedFolders, publicationFile, type BuildInfo, type Publication } from './publication.ts';
import type { PublishedSite } from './published-site.ts';

/** Number of days for which code of a replaced site stays online, and for which cards do. */
const keptCodeDays = 7;
const keptCardDays = 1;
const concurrentDownloads = 4;

/** Lists a site's files with a hash in their name, by relative path. */
async function listHashed(directory: string): Promise<string[]> {
  const lists = hashedFolders.map(async (folder) => {
    const names = await readOrDefault(readdir(join(directory, folder)), []);
    return names.map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat().toSorted();
}

/**
 * Lists the files of the replaced site, and of the sites before it, that stay online: code for a week, and cards for a
 * day. A card may show somebody who has been erased since, so none stays once the community's files have changed.
 * Other pictures never stay (docs/product.md, «Erasing somebody»).
 */
function filesToKeep(
  { assets, kept, day, code }: Publication,
  newAssets: readonly string[],
  next: BuildInfo,
): [path: string, lastDay: string][] {
  const old = new Map([...Object.entries(kept), ...assets.map((path) => [path, day] as const)]);
  for (const path of newAssets) old.delete(path);
  return [...old].filter(([path, lastDay]) => {
    const days = daysBetween(lastDay, next.day);
    if (path.startsWith('tarjetas/')) return code === next.code && days <= keptCardDays;
    return /\.(js|css|woff2)$/.test(path) && days <= keptCodeDays;
  });
}

/**
 * Writes publicacion.json, and adds the hashed files of the sites that this one replaces: a tab that was open before
 * still requests its chunks, and a link shared yesterday its picture.
 * @returns False if the replaced site stopped answering. No further file is requested from it then.
 */
export async function prepareSite(
  directory: string,
  info: BuildInfo,
  now: Date,
  replaced: { site: PublishedSite; publication: Publication | null },
): Promise<boolean> {
  const assets = await listHashed(directory);
  const old = replaced.publication ? filesToKeep(replaced.publication, assets, info) : [];
  const downloaded = new Set<string>();
  let isAnswering = true;
  await pLimit(concurrentDownloads).map(old, async ([path]) => {
    if (!isAnswering) return;
    const content = await replaced.site(path).catch((error: unknown) => {
      if (!(error instanceof SourceFailure)) throw error;
      isAnswering = false;
      return null;
    });
    if (!content) return;
    await writeAt(join(directory, path), content);
    downloaded.add(path);
  });
  const kept = Object.fromEntries(old.filter(([path]) => downloaded.has(path)));
  const publication: Publication = { ...info, at: now.toISOString(), assets, kept };
  await writeAt(join(directory, publicationFile), `${JSON.stringify(publication, null, 2)}\n`);
  return isAnswering;
}
