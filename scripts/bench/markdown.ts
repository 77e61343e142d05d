/** Keeping a report as Markdown in the project's own format. */
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** Writes a report, formatted as `npm run format` would. */
export async function writeMarkdown(file: string, report: string): Promise<void> {
  const options = await resolveConfig(file);
  await writeFile(file, await format(report, { ...options, filepath: file }));
}
