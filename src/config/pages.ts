/** Reads the community's own pages, Markdown files in `pages/` (docs/product.md, «The community's own pages»). */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idSchema, positive, text } from './schemas/fields.ts';
import { shorten } from '../lib/clean.ts';
import { entriesIn } from '../lib/files.ts';
import { compareTexts } from '../lib/text.ts';
import { z } from '../lib/validation.ts';
import { pageMistakes, readMarkdown, type IsDrawing } from './texts.ts';
import { fileMistake, readYaml, type Mistake } from './yaml-file.ts';

/** Order of pages that say none: after all others. */
const defaultOrder = 10_000;

const frontMatterSchema = z.strictObject({
  title: text,
  description: text.optional(),
  place: z.enum(['menu', 'footer'], 'escribí menu o footer').default('footer'),
  order: positive.default(defaultOrder),
  /** A shorter title for menu and footer. */
  label: text.optional(),
  /** True for the page for people who have never played: the home page and the footer lead there. */
  start: z.boolean('escribí true o false').default(false),
});

const howToBegin =
  'le falta el encabezado: el archivo empieza con un renglón ---, otro con title: y el título de la página, y otro ---';

export interface CommunityPage extends z.output<typeof frontMatterSchema> {
  /** Name of the file without `.md`, and the page's address. */
  id: string;
  /** The default is the beginning of the first paragraph. */
  description: string;
  /** The default is the title. */
  label: string;
  /** The text in Markdown. */
  body: string;
}

/**
 * Checks the name of the file at a path, which becomes part of an address; reads no file. Returns the first mistake,
 * not thrown: another extension, a taken name, anything but `a-z` and `0-9` with single hyphens between them, over 60
 * characters, or `index`. Null for a valid name.
 * @param what Kind of thing that the file describes, with its article: `una competencia`.
 * @param taken Names, without extension, that other pages have.
 */
export function fileNameMistake(
  path: string,
  what: string,
  extension: '.yaml' | '.md',
  taken: readonly string[],
): Mistake | null {
  const name = basename(path, extension);
  if (!path.endsWith(extension)) {
    return fileMistake(path, `no se lee: ${what} es un archivo que termina en ${extension}`);
  }
  if (taken.includes(name)) {
    return fileMistake(path, `«${name}» es de otra página del sitio: ponele otro nombre`);
  }
  const [issue] = idSchema.safeParse(name).error?.issues ?? [];
  return issue ? fileMistake(path, `el nombre es parte de su dirección: ${issue.message}`) : null;
}

/** Number of characters of a description that search engines show. */
const maxDescriptionLength = 150;

/**
 * Markdown that is no paragraph, also without empty lines around it: a block of code, `## Título`, `[1]: https://a.com`,
 * `---`, and a title of one line above such a line. A longer title is taken for a paragraph.
 */
const betweenParagraphs =
  /^(```|~~~)[^]*?^\1.*$|^ {0,3}#{1,6}[ \t].*$|^ {0,3}\[[^[\]\n]+\]:.*$|^(?:[^\S\n]*\S.*\n)?-{2,}[ \t]*$|^[*_]{3,}[ \t]*$/gm;

/** `[Torneo](https://es.wikipedia.org/wiki/Torneo_(juego))`, and `![Un mapa](/arte/mapa.svg)` in a sentence. */
const linkOrPicture = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** First paragraph without Markdown. Null if there is none. */
function firstParagraph(body: string): string | null {
  const blocks = body.replace(betweenParagraphs, '\n').split(/\n\s*\n/);
  // Not `> cita`, `| tabla |`, `![dibujo]`, `- lista` or `1. lista`.
  const isParagraph = (block: string): boolean =>
    block !== '' && !/^(?:[>|]|!\[|[*+-]\s|\d+[.)]\s)/.test(block);
  const paragraph = blocks.map((block) => block.trim()).find(isParagraph);
  if (paragraph === undefined) return null;
  const plain = paragraph
    // Twice, because a picture may be the text of a link.
    .replace(linkOrPicture, '$1')
    .replace(linkOrPicture, '$1')
    // Underscores inside a nick are not Markdown, and a mark behind a backslash, `\*`, stays.
    .replace(/\\([\p{P}\p{S}\n])|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\s+/g, ' ');
  return plain === '' ? null : plain;
}

/** Addresses of the site's own pages and files. The last three have no file of their name in src/pages. */
function takenAddresses(): string[] {
  const names = [...readdirSync('src/pages'), ...readdirSync('public')];
  const ownNames = names.map((name) => name.replace(/\..*$/, '').toLowerCase());
  return [...ownNames, 'ranking', 'arte', 'descargas'];
}

/** Reads one page. `page` is null if anything in its file is a mistake. */
function readPage(
  path: string,
  isDrawing: IsDrawing,
): { page: CommunityPage | null; mistakes: Mistake[] } {
  const content = readMarkdown(path);
  const header = /^---[ \t]*\n([^]*?)^---[ \t]*$/m.exec(content);
  const [head, frontMatter] = header?.index === 0 ? header : [];
  if (head === undefined || frontMatter === undefined || frontMatter.trim() === '') {
    return { page: null, mistakes: [fileMistake(path, howToBegin, 1)] };
  }
  // An empty line replaces the first `---`, so that mistakes have the line numbers of the file.
  const { value, mistakes } = readYaml(path, `\n${frontMatter}`, frontMatterSchema);
  const body = content.slice(head.length);
  const headLines = '\n'.repeat(head.split('\n').length - 1);
  const inBody = pageMistakes(path, headLines + body, isDrawing);
  if (body.trim() === '') {
    inBody.push(fileMistake(path, 'no tiene texto: escribilo debajo del encabezado'));
  }
  if (!value || inBody.length > 0) return { page: null, mistakes: [...mistakes, ...inBody] };
  const { title, label = title } = value;
  const beginning = shorten(firstParagraph(body) ?? title, maxDescriptionLength);
  const { description = beginning } = value;
  return { page: { ...value, label, id: basename(path, '.md'), description, body }, mistakes };
}

/**
 * Reads the valid pages in `pages/`, header and Markdown, sorted by `order`, then by id, the file's name without `.md`.
 * Pages without `order` come last. A page with a mistake, such as a picture that is no drawing, is left out. Mistakes
 * are returned, not thrown. Both lists are empty without the folder.
 * @param community Path of the community's folder.
 */
export function readPages(
  community: string,
  isDrawing: IsDrawing,
): { pages: CommunityPage[]; mistakes: Mistake[] } {
  const directory = join(community, 'pages');
  const taken = takenAddresses();
  const pages: CommunityPage[] = [];
  const mistakes: Mistake[] = [];
  for (const entry of entriesIn(directory)) {
    const path = join(directory, entry.name);
    const nameMistake = entry.isDirectory()
      ? fileMistake(path, 'es una carpeta, y cada página es un archivo: sacala')
      : fileNameMistake(path, 'una página', '.md', taken);
    if (nameMistake) {
      mistakes.push(nameMistake);
      continue;
    }
    const read = readPage(path, isDrawing);
    mistakes.push(...read.mistakes);
    if (read.page) pages.push(read.page);
  }
  pages.sort((a, b) => a.order - b.order || compareTexts(a.id, b.id));
  return { pages, mistakes };
}
