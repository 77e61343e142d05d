/**
 * `npm run bench:snapshot`: time and peak memory of a snapshot of 10,000 news items and a sheet of
 * 5,000 rows, the first time and with nothing changed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SnapshotDocument } from '../src/sources/canonical.ts';
import {
  collectionNames,
  sheetNames,
  type CollectionName,
  type SheetName,
} from '../src/sources/catalog.ts';
import { replacePictures } from '../src/snapshot/pictures.ts';
import { startUpstream } from '../tests/fixtures/upstream.ts';
import { machine } from './bench/machine.ts';
import { measureRun } from './bench/measured-run.ts';
import { copyDemo } from './lib/demo-data.ts';
import { serveData } from './lib/data-server.ts';

const newsCount = 10_000;
const rowCount = 5000;

const { directory: demo, files } = await copyDemo(new Date());
const pictures = await serveData(demo);
const textOf = (name: SheetName | CollectionName): string => files.sources.get(name) ?? '';

const documents = Object.fromEntries(
  collectionNames.map((name) => {
    const own = (JSON.parse(textOf(name)) as SnapshotDocument[]).map((document) =>
      replacePictures(document, (path) => `${pictures.url}/${path}`),
    );
    if (name !== 'news') return [name, own];
    const many = Array.from({ length: newsCount }, (_, index) => ({
      ...own[index % own.length],
      id: `noticia-${String(index).padStart(6, '0')}`,
    }));
    return [name, many];
  }),
) as Record<CollectionName, SnapshotDocument[]>;

const header = textOf('ranking').split('\n', 1)[0] ?? '';
const rows = Array.from(
  { length: rowCount },
  (_, index) => `${990_000_001 + index},${index + 1},Jugador_${index},${100 + (index % 900)},1000,`,
);
const sheets = {
  ...(Object.fromEntries(sheetNames.map((name) => [name, textOf(name)])) as Record<
    SheetName,
    string
  >),
  ranking: [header, ...rows].join('\n'),
};

const upstream = await startUpstream({ documents, sheets });
const work = await mkdtemp(join(tmpdir(), 'bench-snapshot-'));
const sourcesFile = join(work, 'sources.json');
await writeFile(sourcesFile, JSON.stringify(upstream.sources));
console.log(machine());
try {
  for (const name of ['first', 'unchanged']) {
    const { seconds, peakMegabytes } = await measureRun(
      ['scripts/snapshot.ts'],
      {
        SOURCES_FILE: sourcesFile,
        SNAPSHOT_DIR: join(work, 'snapshot'),
        FIRESTORE_EMULATOR_HOST: upstream.host,
      },
      'ignore',
    );
    console.log(
      `${name}: ${newsCount} news, ${rowCount} rows: ${seconds.toFixed(1)} s, peak ${peakMegabytes.toFixed(0)} MB`,
    );
  }
} finally {
  await upstream.close();
  await pictures.close();
  await Promise.all([work, demo].map((path) => rm(path, { recursive: true, force: true })));
}
