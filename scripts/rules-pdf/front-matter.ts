/** What a rules summary says of itself. */
import { parse } from 'yaml';
import { z } from '../../src/config/schemas/validation.ts';

const fields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  lang: z.string().min(1),
  /** Whether the table of contents is printed. */
  contents: z.boolean().default(true),
  /** Day of the last change of the text, the PDF's date. */
  updated: z.iso.date(),
});

export type FrontMatter = z.output<typeof fields>;

/** Reads the front matter of a summary. @throws when a field is missing, or unknown. */
export function frontMatter(yaml: string, file: string): FrontMatter {
  const { data, error } = fields.safeParse(parse(yaml));
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`);
  return data;
}
