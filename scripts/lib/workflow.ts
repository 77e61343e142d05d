/**
 * What a command passes to the GitHub workflow that runs it, and what it must not: the runner reads every line of a
 * step's output.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';

/**
 * Breaks what the runner would obey: `##[` anywhere in a line, and `::` at its start, where spaces do not count. Any
 * text that a command prints or passes on goes through this function (begin.ts, `tellWorkflow`).
 */
export const breakRunnerCommands = (text: string): string =>
  text.replaceAll('##[', '# #[').replace(/^([\s\u0085]*):(?=:)/gm, '$1: ');

type Write = (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;

/** Makes everything that this process prints pass `breakRunnerCommands`. */
export function guardPrinting(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    const guarded: Write = (chunk, ...rest) =>
      write(typeof chunk === 'string' ? breakRunnerCommands(chunk) : chunk, ...rest);
    stream.write = guarded;
  }
}

const { env } = process;

/**
 * Sets outputs of the step and appends Markdown to the run's summary, without commands for the runner. Does nothing
 * outside a workflow.
 */
export async function tellWorkflow(
  outputs: Record<string, string>,
  markdown: string,
): Promise<void> {
  if (env['GITHUB_STEP_SUMMARY'])
    await appendFile(env['GITHUB_STEP_SUMMARY'], breakRunnerCommands(markdown));
  for (const [name, value] of Object.entries(outputs)) {
    // A random delimiter, so that no value can contain it.
    const end = randomUUID();
    const output = `${name}<<${end}\n${breakRunnerCommands(value)}\n${end}\n`;
    if (env['GITHUB_OUTPUT']) await appendFile(env['GITHUB_OUTPUT'], output);
  }
}

/** Prints a proposal, appends it to the run's summary, and writes it into `file` unless that is empty. */
export async function tellProposal(title: string, body: string, file: string): Promise<void> {
  const text = `${title}\n\n${body}`;
  if (file !== '') await writeFile(file, breakRunnerCommands(text));
  console.log(text);
  await tellWorkflow({}, `## ${text}\n`);
}
