/** Markdown that scripts write, in the project's own format. */
import { format, resolveConfig } from 'prettier';

/** A document as `npm run format` would leave it in that file. */
export async function formatted(document: string, file: string): Promise<string> {
  return format(document, { ...(await resolveConfig(file)), filepath: file });
}
