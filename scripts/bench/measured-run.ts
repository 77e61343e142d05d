/** Running a script in a process of its own, measured. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.ts';

export interface RunFigures {
  seconds: number;
  peakMegabytes: number;
}

export const megabyte = 2 ** 20;
const preload = join(import.meta.dirname, 'report-memory.ts');

/**
 * Runs a script, with its output or without.
 * @throws when it fails.
 */
export async function measureRun(
  args: readonly [script: string, ...args: string[]],
  env: Record<string, string> = {},
  stdio: 'inherit' | 'ignore' = 'inherit',
): Promise<RunFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'memory-'));
  try {
    const report = join(directory, 'peak');
    const start = performance.now();
    const code = await run(
      process.execPath,
      ['--import', preload, ...args],
      { ...env, MEMORY_REPORT: report },
      stdio,
    );
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
    return { seconds, peakMegabytes: Number(await readFile(report, 'utf8')) / megabyte };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
