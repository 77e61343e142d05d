/** Completes a finished site for its publication. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { publicationFile, type Ingredients, type Publication } from './publication.ts';
import type { PublishedSite } from './published-site.ts';

const assetFolder = '_astro';
const atATime = 4;

async function listAssets(directory: string): Promise<string[]> {
  const names = await readdir(join(directory, assetFolder)).catch(() => []);
  return names.map((name) => `${assetFolder}/${name}`).toSorted();
}

/**
 * Writes what the site was made from, and adds the hashed files of the site it replaces: a tab
 * that was open before still asks for those. Only that one's own, so they do not pile up.
 * @returns How many files were added.
 */
export async function prepareSite(
  directory: string,
  ingredients: Ingredients,
  replaced: { site: PublishedSite; publication: Publication | null },
): Promise<number> {
  const assets = await listAssets(directory);
  const old = (replaced.publication?.assets ?? []).filter((asset) => !assets.includes(asset));
  const limit = pLimit(atATime);
  const added = await limit.map(old, async (asset) => {
    const content = await replaced.site.file(asset);
    if (content) await writeFile(join(directory, asset), content);
    return content !== null;
  });
  const publication: Publication = { ...ingredients, assets };
  await writeFile(join(directory, publicationFile), `${JSON.stringify(publication, null, 2)}\n`);
  return added.filter(Boolean).length;
}
