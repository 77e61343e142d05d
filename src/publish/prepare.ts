/** Completes a finished site for its publication. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { daysBetween } from '../domain/time.ts';
import { SourceFailure } from '../sources/failure.ts';
import { hashedFolders, publicationFile, type BuildInfo, type Publication } from './publication.ts';
import type { PublishedSite } from './published-site.ts';

/** Days for which a file of a site that was replaced can still be had. */
const keptDays = 7;
const atATime = 4;

/** A site's files with a hash in their name, relative. */
async function listHashed(directory: string): Promise<string[]> {
  const lists = hashedFolders.map(async (folder) => {
    const names = await readdir(join(directory, folder)).catch(() => []);
    return names.map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat().toSorted();
}

/** Files of the site that is replaced, and of those before, that are worth keeping, by last day. */
function worthKeeping(
  { assets, kept, day }: Publication,
  own: readonly string[],
  today: string,
): [path: string, day: string][] {
  const old = new Map([...Object.entries(kept), ...assets.map((path) => [path, day] as const)]);
  for (const path of own) old.delete(path);
  return [...old].filter(([, last]) => daysBetween(last, today) <= keptDays);
}

/**
 * Writes what the site was made from and says of itself, and adds the hashed files of the sites it replaces: a tab
 * that was open before still asks for its chunks, and a link shared yesterday for its picture.
 * @returns Whether the replaced site gave all that it still has; once it stops answering it is asked
 * for nothing more.
 */
export async function prepareSite(
  directory: string,
  info: BuildInfo,
  now: Date,
  replaced: { site: PublishedSite; publication: Publication | null },
): Promise<boolean> {
  const assets = await listHashed(directory);
  const old = replaced.publication ? worthKeeping(replaced.publication, assets, info.day) : [];
  let isAnswering = true;
  const found = await pLimit(atATime).map(old, async ([path, day]) => {
    if (!isAnswering) return [];
    const content = await replaced.site(path).catch((error: unknown) => {
      if (!(error instanceof SourceFailure)) throw error;
      isAnswering = false;
      return null;
    });
    if (!content) return [];
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
    return [[path, day] as const];
  });
  const kept = Object.fromEntries(found.flat());
  const publication: Publication = { ...info, at: now.toISOString(), assets, kept };
  await writeFile(join(directory, publicationFile), `${JSON.stringify(publication, null, 2)}\n`);
  return isAnswering;
}
