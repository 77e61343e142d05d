/** Medians, the description of the machine, and writing the report, for all benchmarks. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';

/** Processor, cores and Node, for the line above the figures. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;

/** Returns the median: the middle number, or the mean of the two in the middle. NaN without numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

/** Writes a Markdown file as `npm run format` would format it. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
