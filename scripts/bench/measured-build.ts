/** A build, measured: the process, and the site it leaves. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { measureRun, megabyte, type RunFigures } from './measured-run.ts';
import { median } from './statistics.ts';

export interface BuildFigures extends RunFigures {
  pages: number;
  /** Of the whole site. */
  megabytes: number;
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

/**
 * Runs a script that builds a site into `out`.
 * @throws when the build fails.
 */
export async function measureBuild(
  args: readonly [script: string, ...args: string[]],
  out: string,
  env: Record<string, string> = {},
): Promise<BuildFigures> {
  const figures = await measureRun(args, env);
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return {
    ...figures,
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / megabyte,
  };
}
