/** The community's own pages: a Markdown file each in `pages/`, with its title and its place above the text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileNameMistake } from './file-name.ts';
import { positive, text } from './schemas/fields.ts';
import { z } from './schemas/validation.ts';
import { markdownMistakes, pictureMistakes } from './texts.ts';
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
  /** The name of its file without `.md`, and its address. */
  id: string;
  description: string;
  /** A shorter title for menu and footer. */
  label: string;
  /** True for the page for people who have never played: the home page and the footer lead there. */
  start: boolean;
  /** Its text, in Markdown. */
  body: string;
}

/** Orders the pages that say no order after those that do. */
const lastPlace = 10_000;

/** The characters of a description that search engines show. */
const descriptionLength = 150;

/** The first paragraph without its Markdown, cut after a word; empty when there is none. */
function firstParagraph(body: string): string {
  const blocks = body.split(/\n\s*\n/).map((block) => block.trim());
  const isParagraph = (block: string): boolean =>
    block !== '' && !/^(?:[#>|!]|[*+-]\s|\d+[.)]\s|```)/.test(block);
  const plain = (blocks.find(isParagraph) ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // The underscores of a nick stay.
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ');
  if (plain.length <= descriptionLength) return plain;
  const lastSpace = plain.lastIndexOf(' ', descriptionLength - 1);
  return `${plain.slice(0, lastSpace > 0 ? lastSpace : descriptionLength - 1)}…`;
}

/** Addresses of the site's own pages and files, which no page of the community may take. */
const takenAddresses = (): string[] =>
  ['src/pages', 'public']
    .flatMap((directory) => readdirSync(directory))
    .map((name) => name.replace(/\..*$/, '').toLowerCase());

/** One page, or what is wrong with its file. */
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
  // Empty lines stand for what is left out, so that mistakes have the lines of the file.
  const { value, mistakes } = readYaml(file, `\n${frontMatter}`, frontMatterSchema);
  const body = content.slice(head.length);
  const headLines = '\n'.repeat(head.split('\n').length - 1);
  const found = [
    ...mistakes,
    ...(body.trim() === ''
      ? [fileMistake(file, 'no tiene texto: escribilo debajo del encabezado')]
      : [
          ...markdownMistakes(file, headLines + body),
          ...pictureMistakes(file, headLines + body, hasDrawing),
        ]),
  ];
  if (!value || found.length > 0) return found;
  const description = value.description ?? (firstParagraph(body) || value.title);
  return { ...value, label: value.label ?? value.title, id, description, body };
}

/**
 * Reads the pages of a community's folder, in the order of menu and footer; none when there is no folder `pages/`.
 * Files with a mistake are left out.
 * @param hasDrawing Whether a page may show the drawing with this name.
 */
export function readPages(
  community: string,
  hasDrawing: (name: string) => boolean = () => false,
): { pages: CommunityPage[]; mistakes: Mistake[] } {
  const directory = join(community, 'pages');
  if (!existsSync(directory)) return { pages: [], mistakes: [] };
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  const taken = takenAddresses();
  const read = names.toSorted().flatMap((name): (CommunityPage | Mistake)[] => {
    const path = join(directory, name);
    const mistake = fileNameMistake(path, 'una página', '.md', taken);
    return mistake ? [mistake] : [readPage(path, name.replace(/\.md$/, ''), hasDrawing)].flat();
  });
  const pages = read.filter((one) => 'body' in one);
  return {
    pages: pages.toSorted((a, b) => (a.order ?? lastPlace) - (b.order ?? lastPlace)),
    mistakes: read.filter((one) => 'message' in one),
  };
}
