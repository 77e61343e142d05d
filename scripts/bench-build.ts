/**
 * `npm run bench:build`: how the build grows with the news, beside a bare Astro site of as many
 * pages in the same run: time, peak memory, size; and the same build again, with nothing and with
 * one news item changed. `--counts 30,1000,10000` chooses the numbers of items, `--markdown FILE`
 * keeps the figures. Pictures are encoded and cards drawn before (`npm run bench:cards`
 * measures those), so that what is measured is the pages.
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
import { writeMarkdown } from './bench/markdown.ts';
import { measureBuild, type BuildFigures } from './bench/measured-build.ts';
import { writeManyNews } from './demo/many-news.ts';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '30,1000,10000' },
    markdown: { type: 'string' },
  },
});
const counts = values.counts.split(',').map(Number);

const buildSite = (snapshot: string, out: string): Promise<BuildFigures> =>
  measureBuild(['scripts/build.ts', '--out', out], out, { DATA: 'live', SNAPSHOT_DIR: snapshot });

async function measure(count: number, directory: string): Promise<SizeFigures> {
  const snapshot = join(directory, 'snapshot');
  const out = join(directory, 'dist');
  await writeManyNews(snapshot, count);
  const build = await buildSite(snapshot, out);
  const unchanged = await buildSite(snapshot, out);
  await changeOneNewsItem(snapshot);
  const oneChanged = await buildSite(snapshot, out);
  const bareSite = await writeBareSite(join(directory, 'bare'), build.pages);
  const bare = await measureBuild([bareSite.script], bareSite.out);
  return { count, build, unchanged, oneChanged, bare };
}

const directory = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  await writeManyNews(join(directory, 'pictures'), Math.max(...counts));
  await buildSite(join(directory, 'pictures'), join(directory, 'pictures-dist'));
  const sizes: SizeFigures[] = [];
  for (const count of counts) sizes.push(await measure(count, join(directory, String(count))));
  const report = buildReport({ date: calendarDate(new Date()), machine: machine(), sizes });
  console.log(report);
  if (values.markdown) await writeMarkdown(values.markdown, report);
} finally {
  await rm(directory, { recursive: true, force: true });
}
