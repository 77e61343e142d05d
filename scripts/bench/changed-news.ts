/** Changing one news item of a snapshot, as between two builds of a day. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/canonical.ts';
import { writeManifest } from '../demo/write-manifest.ts';

/** Gives the first news item of the snapshot in `directory` another title. */
export async function changeOneNewsItem(directory: string): Promise<void> {
  const file = join(directory, 'firestore/news.json');
  const [first, ...rest] = JSON.parse(await readFile(file, 'utf8')) as SnapshotDocument[];
  if (!first) throw new Error('the snapshot has no news');
  const changed = { ...first, title: `${String(first['title'])}, corregida` };
  await writeFile(file, canonicalDocuments([changed, ...rest]));
  await writeManifest(directory);
}
