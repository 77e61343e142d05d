/**
 * `npm run bench:build`: how the build grows with the news, and with players and finished seasons, beside a
 * bare Astro site of as many pages, of as many bytes and with the same other files, in the same run. Each build is measured `--runs` times: most of its time is
 * the disk's, and wavers. Each site is built once before, so that its pictures are
 * encoded and its cards drawn, and what is measured is the pages; «first s» is what that took, with every card
 * where node_modules/.astro/cards has none of them.
 */
import './lib/begin.ts';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDate } from '../src/domain/time.ts';
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

/** Data to build a site from. */
interface Size {
  name: string;
  /** Writes the snapshot, and finished seasons if there are any. */
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

/** A row of the report, by its headings: our site of a size, and a bare one of as many pages. */
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
