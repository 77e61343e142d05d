/** A build, measured: the process, and the site it leaves. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { median } from './figures.ts';

export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Of the process. */
  peakMegabytes: number;
  /** Of the whole site. */
  megabytes: number;
}

const megabyte = 2 ** 20;

/** Preloaded into the process: writes its peak memory (maxRSS is in kilobytes) when it ends. */
const preload = `data:text/javascript,
import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  writeFileSync(process.env.MEMORY_REPORT, String(process.resourceUsage().maxRSS * 1024));
});`;

/** Runs a script that builds a site into `out`. @throws when the build fails. */
export async function measureBuild(
  args: readonly string[],
  out: string,
  env: Record<string, string> = {},
): Promise<BuildFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'memory-'));
  try {
    const report = join(directory, 'peak');
    const start = performance.now();
    const all = ['--import', preload, ...args];
    const code = await run(process.execPath, all, { ...env, MEMORY_REPORT: report });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
    const peakMegabytes = Number(await readFile(report, 'utf8')) / megabyte;

    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    let bytes = 0;
    for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size;
    const pages = files.filter(({ name }) => name.endsWith('.html')).length;
    return { pages, seconds, peakMegabytes, megabytes: bytes / megabyte };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The median of each figure of several runs of one build. */
export function medianBuild(runs: readonly BuildFigures[]): BuildFigures {
  const middle = (figure: keyof BuildFigures): number => median(runs.map((run) => run[figure]));
  return {
    pages: middle('pages'),
    seconds: middle('seconds'),
    peakMegabytes: middle('peakMegabytes'),
    megabytes: middle('megabytes'),
  };
}
