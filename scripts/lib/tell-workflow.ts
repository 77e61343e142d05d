/** What a command tells the workflow that runs it; elsewhere, nobody. */
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';

const { env } = process;

/** @param outputs For its steps and jobs. @param markdown For the summary of the run. */
export async function tellWorkflow(
  outputs: Record<string, string>,
  markdown: string,
): Promise<void> {
  if (env['GITHUB_STEP_SUMMARY']) await appendFile(env['GITHUB_STEP_SUMMARY'], markdown);
  for (const [name, value] of Object.entries(outputs)) {
    // Nothing that a value says can end it.
    const end = randomUUID();
    const output = `${name}<<${end}\n${value}\n${end}\n`;
    if (env['GITHUB_OUTPUT']) await appendFile(env['GITHUB_OUTPUT'], output);
  }
}
