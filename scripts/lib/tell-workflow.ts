/** Passes results to the GitHub workflow that runs the command. */
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';

const { env } = process;

/** Sets outputs of the step and appends Markdown to the run's summary. Does nothing outside a workflow. */
export async function tellWorkflow(
  outputs: Record<string, string>,
  markdown: string,
): Promise<void> {
  if (env['GITHUB_STEP_SUMMARY']) await appendFile(env['GITHUB_STEP_SUMMARY'], markdown);
  for (const [name, value] of Object.entries(outputs)) {
    // A random delimiter, so that no value can contain it.
    const end = randomUUID();
    const output = `${name}<<${end}\n${value}\n${end}\n`;
    if (env['GITHUB_OUTPUT']) await appendFile(env['GITHUB_OUTPUT'], output);
  }
}
