/** Reads the community's own pages, Markdown files in `pages/` (docs/product.md, «The community's own pages»). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { idSchema, positive, text } from './schemas/fields.ts';
import { z } from '../lib/validation.ts';
import { pageMistakes } from './texts.ts';
import { fileMistake, readYaml, type Mistake } from './yaml-file.ts';

const frontMatterSchema = z.strictObject({
  title: z
    .unknown()
    .refine(
      (title) => typeof title === 'string' && title.trim() !== '',
      'falta el título: escribilo así, title: Código de conducta',
    )
    .transform((title) => String(title).trim()),
  description: text.optional(),
  place: z.enum(['menu', 'footer'], 'escribí menu o footer').default('footer'),
  order: positive.optional(),
  label: text.optional(),
  start: z.boolean('escribí true o false').default(false),
});

const howToBegin =
  'le falta el encabezado: el archivo empieza con un renglón ---, otro con title: y el título de la página, y otro ---';

export interface CommunityPage extends z.output<typeof frontMatterSchema> {
  /** Name of the file without `.md`, and the page's address. */
  id: string;
  description: string;
  /** A shorter title for menu and footer. */
  label: string;
  /** True for the page for people who have never played: the home page and the footer lead there. */
  start: boolean;
  /** The text in Markdown. */
  body: string;
}

/**
 * Says why a file's name cannot be part of an address. Null if it can.
 * @param what Kind of thing that the file describes, with its article: `una competencia`.
 * @param taken Addresses that other pages have.
 */
export function fileNameMistake(
  path: string,
  what: string,
  extension: '.yaml' | '.md',
  taken: readonly string[],
): Mistake | null {
  const file = relative('', path);
  const name = basename(path, extension);
  if (!path.endsWith(extension)) {
    return fileMistake(file, `no se lee: ${what} es un archivo que termina en ${extension}`);
  }
  if (taken.includes(name)) {
    return fileMistake(file, `«${name}» es de otra página del sitio: ponele otro nombre`);
  }
  if (idSchema.safeParse(name).success) return null;
  return fileMistake(
    file,
    'el nombre es parte de su dirección: usá minúsculas, números y guiones, sin espacios ni acentos',
  );
}

/** Order of pages that say none: after all others. */
const lastPlace = 10_000;

/** Number of characters of a description that search engines show. */
const descriptionLength = 150;

/** First paragraph without Markdown, shortened at a word. */
function firstParagraph(body: string): string {
  const blocks = body.split(/\n\s*\n/).map((block) => block.trim());
  const isParagraph = (block: string): boolean =>
    block !== '' && !/^(?:[#>|!]|[*+-]\s|\d+[.)]\s|```)/.test(block);
  const plain = (blocks.find(isParagraph) ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // Underscores inside a nick are not Markdown.
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ');
  if (plain.length <= descriptionLength) return plain;
  const lastSpace = plain.lastIndexOf(' ', descriptionLength - 1);
  return `${plain.slice(0, lastSpace > 0 ? lastSpace : descriptionLength - 1)}…`;
}

/** Addresses of the site's own pages and files. A community's folder decides whether there is a ranking. */
const takenAddresses = (): string[] =>
  ['src/pages', 'public']
    .flatMap((directory) => readdirSync(directory))
    .map((name) => name.replace(/\..*$/, '').toLowerCase())
    .concat('ranking');

/** Reads one page, or lists the mistakes in its file. */
function readPage(
  path: string,
  id: string,
  hasDrawing: (name: string) => boolean,
): CommunityPage | Mistake[] {
  const file = relative('', path);
  const content = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const [head = '', frontMatter = ''] = /^---[ \t]*\n([^]*?)^---[ \t]*$/m.exec(content) ?? [];
  if (!content.startsWith(head) || frontMatter.trim() === '') {
    return [fileMistake(file, howToBegin, 1)];
  }
  // An empty line replaces the first `---`, so that mistakes have the line numbers of the file.
  const { value, mistakes } = readYaml(file, `\n${frontMatter}`, frontMatterSchema);
  const body = content.slice(head.length);
  const headLines = '\n'.repeat(head.split('\n').length - 1);
  const inBody = pageMistakes(file, headLines + body, hasDrawing);
  if (body.trim() === '') {
    inBody.push(fileMistake(file, 'no tiene texto: escribilo debajo del encabezado'));
  }
  if (!value || inBody.length > 0) return [...mistakes, ...inBody];
  const description = value.description ?? (firstParagraph(body) || value.title);
  return { ...value, label: value.label ?? value.title, id, description, body };
}

/** Reads a community's valid pages by `order`, then by id; those without `order` come last. */
export function readPages(
  community: string,
  hasDrawing: (name: string) => boolean = () => false,
): { pages: CommunityPage[]; mistakes: Mistake[] } {
  const directory = join(community, 'pages');
  if (!existsSync(directory)) return { pages: [], mistakes: [] };
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  const taken = takenAddresses();
  const pages: CommunityPage[] = [];
  const mistakes: Mistake[] = [];
  for (const name of names.toSorted()) {
    const path = join(directory, name);
    const mistake = fileNameMistake(path, 'una página', '.md', taken);
    const page = mistake ? [mistake] : readPage(path, name.replace(/\.md$/, ''), hasDrawing);
    if (Array.isArray(page)) mistakes.push(...page);
    else pages.push(page);
  }
  pages.sort((a, b) => (a.order ?? lastPlace) - (b.order ?? lastPlace));
  return { pages, mistakes };
}
