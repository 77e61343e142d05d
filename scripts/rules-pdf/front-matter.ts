/** What a rules summary says of itself. */

/** The fields of its front matter. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  /** Whether the table of contents is printed. */
  readonly contents: boolean;
  /** Day of the last change of the text, the PDF's date. */
  readonly updated: string;
}

/** Reads the front matter of a summary. @throws when a field is missing. */
export function frontMatter(yaml: string, file: string): FrontMatter {
  const fields = Object.fromEntries(
    yaml.split('\n').flatMap((line) => {
      const match = /^(\w+):\s*(.*?)\s*$/.exec(line);
      return match ? [[match[1] ?? '', (match[2] ?? '').replace(/^(['"])(.*)\1$/, '$2')]] : [];
    }),
  ) as Record<string, string>;
  const { title, description, lang, updated } = fields;
  if (!title || !description || !lang || !updated || !/^\d{4}-\d\d-\d\d$/.test(updated))
    throw new Error(`${file}: faltan title, description, lang o updated (AAAA-MM-DD)`);
  return { title, description, lang, updated, contents: fields['contents'] !== 'false' };
}
