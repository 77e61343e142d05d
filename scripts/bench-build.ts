/**
 * `npm run bench:build`: measures how the build grows with news, players and finished seasons. Each build is compared
 * in the same run with a bare Astro site that has as many pages, as many bytes and the same other files. Each is
 * measured `--runs` times, because most of the time is the disk's and varies. Each site is built once before, so that
 * its pictures are encoded and its cards drawn and only the pages are measured; «first s» is the time of that first
 * build, which draws every card that node_modules/.astro/cards does not have.
 */
import './lib/begin.ts';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDate } from '../src/lib/time.ts';
import { writeBareSite } from './bench/bare-site.ts';
import { machine, writeMarkdown } from './bench/figures.ts';
import { measureBuild, medianBuild, type BuildFigures } from './bench/measure-build.ts';
import { copyCommunity } from './demo/community.ts';
import { writeManyNews } from './demo/many-news.ts';
import { writeManyPlayers } from './demo/many-players.ts';
import { readArguments } from './lib/arguments.ts';
import { budgets } from './lib/budgets.ts';
import { table } from './lib/table.ts';

const { values } = readArguments({ counts: '30,1000,10000', runs: '3', markdown: '' });
const runs = Number(values.runs);

/** A size of site to measure. */
interface Size {
  name: string;
  /** Writes the snapshot and, if the size has them, finished seasons. */
  write: (directories: { snapshot: string; seasons: string }) => Promise<void>;
}

const sizes: readonly Size[] = [
  ...values.counts
    .split(',')
    .filter(Boolean)
    .map((count): Size => ({
      name: `${count} news`,
      write: ({ snapshot }) => writeManyNews(snapshot, Number(count)),
    })),
  {
    name: '500 players, 5 seasons',
    write: (directories) => writeManyPlayers(directories, { players: 500, seasons: 5 }),
  },
];

/** Measures our site and a bare one with as many pages. Returns a row of the report, keyed by column heading. */
async function measure({ name, write }: Size, directory: string): Promise<Record<string, string>> {
  const community = join(directory, 'community');
  const snapshot = join(directory, 'snapshot');
  const out = join(directory, 'dist');
  await copyCommunity(community);
  await write({ snapshot, seasons: join(community, 'seasons') });
  const buildOurs = (): Promise<BuildFigures> =>
    measureBuild(['scripts/build.ts', '--out', out], out, {
      DATA: 'live',
      SNAPSHOT_DIR: snapshot,
      COMMUNITY_DIR: community,
    });
  const first = await buildOurs();
  const { pages, pageMegabytes } = first;
  const bareSite = join(directory, 'bare');
  const bytes = (pageMegabytes * 2 ** 20) / pages;
  await writeBareSite(bareSite, { model: out, count: pages, bytes });
  const ourRuns: BuildFigures[] = [];
  const bareRuns: BuildFigures[] = [];
  for (let run = 0; run < runs; run++) {
    ourRuns.push(await buildOurs());
    bareRuns.push(await measureBuild([join(bareSite, 'build.mjs')], join(bareSite, 'dist')));
  }
  const [ours, bare] = [medianBuild(ourRuns), medianBuild(bareRuns)];
  return {
    'demo with': name,
    pages: String(pages),
    'build s': ours.seconds.toFixed(1),
    'ms a page': ((ours.seconds / pages) * 1000).toFixed(1),
    'bare s': bare.seconds.toFixed(1),
    '× bare': (ours.seconds / bare.seconds).toFixed(2),
    'CPU × bare': (ours.cpuSeconds / bare.cpuSeconds).toFixed(2),
    'first s': first.seconds.toFixed(1),
    'peak MB': ours.peakMegabytes.toFixed(0),
    'bare peak MB': bare.peakMegabytes.toFixed(0),
    'site MB': ours.megabytes.toFixed(1),
  };
}

await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
const rows: Record<string, string>[] = [];
for (const [index, size] of sizes.entries()) {
  rows.push(await measure(size, join(folder.path, String(index))));
}
const report = [
  '# Speed of the build',
  'Written by `npm run bench:build`; [speed.md](speed.md) says how to read it.',
  `${calendarDate(new Date())}, ${machine()}; medians, runs: ${runs}. Budget: ${budgets.buildTime} × bare.`,
  `${table(Object.keys(rows[0] ?? {}), rows.map(Object.values))}\n`,
].join('\n\n');
console.log(report);
if (values.markdown) await writeMarkdown(values.markdown, report);
