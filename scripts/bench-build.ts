/**
 * `npm run bench:build`: how the build grows with the news, and with players and finished seasons,
 * beside a bare Astro site of as many pages in the same run: time, peak memory, size; and the same
 * build again, with nothing and with one news item changed. `--counts 30,1000,10000` chooses the
 * numbers of items (`--counts ''` none), `--runs 3` how often each build is measured: most of its
 * time is the disk's, and wavers; `--markdown FILE` keeps the figures. Pictures are encoded and cards
 * drawn before (`npm run bench:cards` measures those), so that what is measured is the pages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calendarDate } from '../src/domain/time.ts';
import { writeBareSite } from './bench/bare-site.ts';
import { buildReport, type SizeFigures } from './bench/build-report.ts';
import { changeOneNewsItem } from './bench/changed-news.ts';
import { machine } from './bench/machine.ts';
import { measureBuild, medianBuild } from './bench/measured-build.ts';
import { copyCommunity } from './demo/community.ts';
import { writeManyNews } from './demo/many-news.ts';
import { writeManyPlayers } from './demo/many-players.ts';
import { countOption } from './lib/count-option.ts';
import { writeMarkdown } from './lib/markdown.ts';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '30,1000,10000' },
    runs: { type: 'string', default: '3' },
    markdown: { type: 'string' },
  },
});
const counts = values.counts
  .split(',')
  .filter(Boolean)
  .map((count) => countOption('counts', count));
const runs = countOption('runs', values.runs);

/** Data to build a site from. */
interface Data {
  name: string;
  /** Writes the snapshot, and finished seasons if there are any. */
  write: (directories: { snapshot: string; seasons: string }) => Promise<void>;
}

const news = counts.map((count): Data => ({
  name: `${count} news`,
  write: ({ snapshot }) => writeManyNews(snapshot, count),
}));
const players: Data = {
  name: '500 players, 5 seasons',
  write: (directories) => writeManyPlayers(directories, { players: 500, seasons: 5 }),
};

const directoriesIn = (directory: string) => ({
  snapshot: join(directory, 'snapshot'),
  community: join(directory, 'community'),
  seasons: join(directory, 'community/seasons'),
  out: join(directory, 'dist'),
});

const buildSite = ({ snapshot, community, out }: ReturnType<typeof directoriesIn>) =>
  measureBuild(['scripts/build.ts', '--out', out], out, {
    DATA: 'live',
    SNAPSHOT_DIR: snapshot,
    COMMUNITY_DIR: community,
  });

/** Draws and encodes what later builds of the same data find ready. */
async function warmUp({ write }: Data, directory: string): Promise<void> {
  const directories = directoriesIn(directory);
  await copyCommunity(directories.community);
  await write(directories);
  await buildSite(directories);
}

type Builds = Omit<SizeFigures, 'name'>;

/** All builds of one size, in a directory of their own. */
async function measureOnce({ write }: Data, directory: string): Promise<Builds> {
  const directories = directoriesIn(directory);
  await copyCommunity(directories.community);
  await write(directories);
  const build = await buildSite(directories);
  const unchanged = await buildSite(directories);
  await changeOneNewsItem(directories.snapshot);
  const oneChanged = await buildSite(directories);
  const bareSite = await writeBareSite(join(directory, 'bare'), build.pages);
  const bare = await measureBuild([bareSite.script], bareSite.out);
  await rm(directory, { recursive: true });
  return { build, unchanged, oneChanged, bare };
}

async function measure(data: Data, directory: string): Promise<SizeFigures> {
  const sizes: Builds[] = [];
  for (let run = 0; run < runs; run += 1) sizes.push(await measureOnce(data, directory));
  const middle = (kind: keyof Builds) => medianBuild(sizes.map((size) => size[kind]));
  return {
    name: data.name,
    build: middle('build'),
    unchanged: middle('unchanged'),
    oneChanged: middle('oneChanged'),
    bare: middle('bare'),
  };
}

const directory = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  const largest = news[counts.indexOf(Math.max(...counts))];
  for (const [index, data] of [...(largest ? [largest] : []), players].entries()) {
    await warmUp(data, join(directory, `warm-${index}`));
  }
  const sizes: SizeFigures[] = [];
  for (const [index, data] of [...news, players].entries()) {
    sizes.push(await measure(data, join(directory, String(index))));
  }
  const report = buildReport({ date: calendarDate(new Date()), machine: machine(), runs, sizes });
  console.log(report);
  if (values.markdown) await writeMarkdown(values.markdown, report);
} finally {
  await rm(directory, { recursive: true, force: true });
}
