/** What a benchmark ran on. */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { findBrowser } from '../lib/browser.ts';

/** Processor, cores and Node, for the line above the figures. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

/** Name and version of the browser that the benchmarks drive. */
export const browserVersion = (): string =>
  spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' }).stdout.trim();
