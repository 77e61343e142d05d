/** Documents that scripts write, in the project's own format. */
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** A document's text as `npm run format` would have it. */
export const formatMarkdown = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** Writes a document in that format. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  await writeFile(file, await formatMarkdown(file, text));
}
