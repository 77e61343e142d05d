/** Running a build in a process of its own, measured. */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../lib/run.ts';
import { median } from './statistics.ts';

export interface BuildFigures {
  pages: number;
  seconds: number;
  /** Of the whole site. */
  megabytes: number;
  peakMegabytes: number;
}

/** The figures of several runs of one build: the median of each. @throws without runs. */
export function medianBuild(runs: readonly BuildFigures[]): BuildFigures {
  const middle = (figure: keyof BuildFigures): number => median(runs.map((run) => run[figure]));
  return {
    pages: middle('pages'),
    seconds: middle('seconds'),
    megabytes: middle('megabytes'),
    peakMegabytes: middle('peakMegabytes'),
  };
}

const megabyte = 2 ** 20;
const preload = resolve('scripts/lib/report-memory.ts');

/**
 * Runs a script that builds a site into `out`.
 * @throws when the build fails.
 */
export async function measureBuild(
  [script, ...args]: readonly [string, ...string[]],
  out: string,
  env: Record<string, string> = {},
): Promise<BuildFigures> {
  const memory = `${out}.memory`;
  const start = performance.now();
  const code = await run(process.execPath, ['--import', preload, script, ...args], {
    ...env,
    MEMORY_REPORT: memory,
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}`);

  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  const peak = Number(await readFile(memory, 'utf8'));
  await rm(memory);
  return {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    seconds,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / megabyte,
    peakMegabytes: peak / megabyte,
  };
}
