/** Passes results to the GitHub workflow that runs the command. */
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { breakRunnerCommands } from './runner-commands.ts';

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
