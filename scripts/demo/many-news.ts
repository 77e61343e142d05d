/**
 * Writes a snapshot with any number of news items, for tests and benchmarks: the demo's files, with its items repeated
 * under new ids, titles and dates.
 */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import { readSnapshotFiles } from '../../src/snapshot/files.ts';
import { demoDirectory } from '../lib/demo-data.ts';
import { writeManifest } from './manifest.ts';

const hour = 3_600_000;

type NewsDocument = SnapshotDocument & { title: string; date: string };

/** Writes the demo snapshot into `directory`, with `count` news items. */
export async function writeManyNews(directory: string, count: number): Promise<void> {
  await cp(demoDirectory, directory, { recursive: true });
  const { sources } = await readSnapshotFiles(directory);
  const items = JSON.parse(sources.get('news') ?? '[]') as NewsDocument[];
  const newest = Math.max(...items.map(({ date }) => Date.parse(date)));
  const many = Array.from({ length: count }, (_, index): NewsDocument => {
    const item = items[index % items.length];
    if (!item) throw new Error('the demo has no news');
    const number = String(index + 1).padStart(6, '0');
    return {
      ...item,
      id: `noticia-${number}`,
      title: `${item.title} (${number})`,
      date: new Date(newest - index * hour).toISOString(),
    };
  });
  await writeFile(join(directory, 'firestore/news.json'), canonicalDocuments(many));
  await writeManifest(directory);
}
