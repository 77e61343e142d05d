/** Measures a build: its process, and the site that it writes. */
import { mkdtempDisposable, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { median } from './figures.ts';

export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Processor time, which other programs on the machine affect less than wall time. */
  cpuSeconds: number;
  /** Largest resident memory of the process. */
  peakMegabytes: number;
  /** Size of the whole site, and of its HTML files alone. */
  megabytes: number;
  pageMegabytes: number;
}

const megabyte = 2 ** 20;

/** Preloaded into the process: when it exits, writes its resource usage (maxRSS in kilobytes, times in microseconds). */
const preload = `data:text/javascript,
import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  writeFileSync(process.env.USAGE_REPORT, JSON.stringify(process.resourceUsage()));
});`;

/** Runs a script that builds a site into `out`. @throws when the build fails. */
export async function measureBuild(
  args: readonly string[],
  out: string,
  env: Record<string, string> = {},
): Promise<BuildFigures> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'usage-'));
  const report = join(folder.path, 'usage.json');
  const start = performance.now();
  const all = ['--import', preload, ...args];
  const code = await run(process.execPath, all, { ...env, USAGE_REPORT: report });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  const usage = JSON.parse(await readFile(report, 'utf8')) as NodeJS.ResourceUsage;
  const peakMegabytes = usage.maxRSS / 1024;
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;

  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const site = { pages: 0, megabytes: 0, pageMegabytes: 0 };
  for (const { parentPath, name } of files) {
    const size = (await stat(join(parentPath, name))).size / megabyte;
    site.megabytes += size;
    if (!name.endsWith('.html')) continue;
    site.pages += 1;
    site.pageMegabytes += size;
  }
  return { seconds, cpuSeconds, peakMegabytes, ...site };
}

/** The median of each figure over several runs of one build. */
export function medianBuild(runs: readonly BuildFigures[]): BuildFigures {
  const figures = Object.keys(runs[0] ?? {}) as (keyof BuildFigures)[];
  const medians = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]);
  return Object.fromEntries(medians) as BuildFigures;
}
