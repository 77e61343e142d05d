/** `npm run architecture`: draws the rooms of `src/` and what they import into docs/architecture.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { readImports } from './architecture/imports.ts';
import { withPicture } from './architecture/picture.ts';
import { formatMarkdown } from './lib/markdown.ts';

/** The document as it should be. */
export async function drawn(file: string): Promise<string> {
  const document = withPicture(await readFile(file, 'utf8'), await readImports());
  return formatMarkdown(file, document);
}

if (import.meta.main) {
  const file = 'docs/architecture.md';
  await writeFile(file, await drawn(file));
}
