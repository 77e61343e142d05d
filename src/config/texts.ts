/** The community's prose texts. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesIn } from '../lib/files.ts';
import { askNearest } from '../lib/text.ts';
import { fileMistake, type Mistake } from './yaml-file.ts';

/** A section that exists only if its file does (docs/product.md, «Sections that may be absent»). */
export type OptionalSection = 'team' | 'national';

/** True if a community's folder has the section's file: `team.yaml` for `team`. @param community Path of the folder. */
export const hasSection = (community: string, section: OptionalSection): boolean =>
  existsSync(join(community, `${section}.yaml`));

/** Texts of pages, by the part of the community that needs them. What shows an optional text is left out with it. */
const parts = [
  { part: 'always', required: ['bienvenida'], optional: [] },
  { part: 'competitions', required: ['ausencias'], optional: [] },
  {
    part: 'team',
    required: ['seleccion', 'seleccion-requisitos', 'national-team'],
    optional: ['prensa'],
  },
  {
    part: 'national',
    required: [
      'nacional-antes',
      'nacional-despues',
      'reglas',
      'puntos',
      'reglas-adicionales',
      'premios',
    ],
    optional: ['organizar'],
  },
] as const;

type Part = (typeof parts)[number];

type DuelTextName = `duelo-${string}`;

/** Name of the optional text about how the duels of a competition are played, by its id: `duelo-liga-nacional`. */
export const duelTextName = (competition: string): DuelTextName => `duelo-${competition}`;

/** Texts that a community may leave out. */
export type OptionalTextName = Part['optional'][number] | DuelTextName;

export type TextName = Part['required'][number] | OptionalTextName;

/** Gaps that the site fills from `national.yaml`: `{año}`, and `{final}` for day, hour and city of the final. */
const nationalGaps = ['año', 'final'];
const gapsOf: Partial<Record<TextName, readonly string[]>> = {
  'nacional-antes': nationalGaps,
  'nacional-despues': nationalGaps,
};

/** A pattern of Markdown with the message about a match; null for a match that is no mistake. */
type Rule = readonly [pattern: RegExp, faultOf: (match: RegExpExecArray) => string | null];

const rules: readonly Rule[] = [
  // An unclosed tag or comment, `<b>` or `<!--`, would swallow the rest of the page.
  [/<(?:\/?[a-z]|[!?])[^\n]*/gi, () => 'un texto no lleva HTML: sacá lo que está entre «<» y «>»'],
  // Markdown's two ways to write a title: `# Reglas`, and `Reglas` with `=====` in the next line.
  [
    /^ {0,3}(?:#[ \t]|\S.*\n {0,3}=+[ \t]*$)/gm,
    () => 'el título de la página ya está: los de un texto empiezan con «##»',
  ],
];

const noPictures: Rule = [/!\[/g, () => 'en los textos no van imágenes: sacala'];

/** True if pages can show a drawing of this name: the community's own, or one of the project's in use. */
export type IsDrawing = (name: string) => boolean;

/** Pictures may only be drawings. */
const onlyDrawings = (isDrawing: IsDrawing): Rule => [
  /!\[[^\]]*\](?:\(([^)]*)\))?/g,
  ([, address = '']) => {
    const [, name] = /^\/arte\/([a-z0-9-]+)\.svg$/.exec(address) ?? [];
    return name !== undefined && isDrawing(name)
      ? null
      : 'esa imagen no está: las de una página son dibujos de la carpeta art, escritos así, ![Qué se ve](/arte/nombre.svg)';
  },
];

/** Braces may only hold gaps that the site fills. */
const onlyGaps = (known: readonly string[]): Rule => [
  /\{([^}\n]*)\}/g,
  ([whole, gap = '']) => {
    if (known.includes(gap)) return null;
    const remedy =
      known.length > 0
        ? `se puede usar ${known.map((name) => `{${name}}`).join(' y ')}`
        : 'en este texto no va nada entre llaves';
    return `el sitio no completa ${whole}: ${remedy}`;
  },
];

/** Whole text of a Markdown file, without a byte order mark, lines ending in LF. @throws Error if it cannot be read. */
export const readMarkdown = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');

function mistakesIn(path: string, text: string, all: readonly Rule[]): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [pattern, faultOf] of all) {
    for (const match of text.matchAll(pattern)) {
      const fault = faultOf(match);
      const line = text.slice(0, match.index).split('\n').length;
      if (fault !== null) mistakes.push(fileMistake(path, fault, line));
    }
  }
  return mistakes;
}

/**
 * Lists what the Markdown of a community's page may not have, with lines: all HTML, then `#` titles, then pictures
 * other than `/arte/NAME.svg` with `isDrawing(NAME)`. Empty if nothing is wrong, also for an empty text.
 * @param path Path of its file, for the messages.
 * @param text The Markdown. Empty lines stand for the file's header, so that line numbers are the file's.
 */
export const pageMistakes = (path: string, text: string, isDrawing: IsDrawing): Mistake[] =>
  mistakesIn(path, text, [...rules, onlyDrawings(isDrawing)]);

function mistakesOf(name: TextName, path: string, text: string): Mistake[] {
  if (text.trim() === '') return [fileMistake(path, 'está vacío')];
  return mistakesIn(path, text, [onlyGaps(gapsOf[name] ?? []), ...rules, noPictures]);
}

/** Names of the texts about duels that a community may have: one for each file of a competition. */
function duelTextNames(community: string): DuelTextName[] {
  return entriesIn(join(community, 'competitions'))
    .filter(({ name }) => name.endsWith('.yaml'))
    .map(({ name }) => duelTextName(basename(name, '.yaml')));
}

/** The names of the texts that a community needs, and of those that it may have. */
function textNamesOf(community: string): { required: TextName[]; optional: TextName[] } {
  const duelTexts = duelTextNames(community);
  const names: { required: TextName[]; optional: TextName[] } = {
    required: [],
    optional: [...duelTexts],
  };
  for (const { part, required, optional } of parts) {
    // Each competition may have a text, so without such names there is no competition.
    if (part === 'competitions' && duelTexts.length === 0) continue;
    if ((part === 'team' || part === 'national') && !hasSection(community, part)) continue;
    names.required.push(...required);
    names.optional.push(...optional);
  }
  return names;
}

/**
 * Reads the texts in `texts/` of a community's folder: Markdown by name without `.md`. `texts` is null if there is any
 * mistake, as without `texts/`. Texts of a section that the community does not have are neither required nor read;
 * without a competition, neither is `ausencias`.
 */
export function readTexts(community: string): {
  texts: Readonly<Record<string, string>> | null;
  mistakes: Mistake[];
  /** Remarks on the files that no page shows. */
  unused: Mistake[];
} {
  const directory = join(community, 'texts');
  const pathOf = (file: string): string => join(directory, file);
  if (!existsSync(directory)) {
    const mistake = fileMistake(pathOf(''), 'falta la carpeta');
    return { texts: null, mistakes: [mistake], unused: [] };
  }
  const files = entriesIn(directory).map(({ name }) => name);
  const { required, optional } = textNamesOf(community);
  const missing = required.filter((name) => !files.includes(`${name}.md`));
  const mistakes = missing.map((name) => fileMistake(pathOf(`${name}.md`), 'falta el archivo'));
  const texts: Record<string, string> = {};
  for (const name of [...required, ...optional]) {
    const file = `${name}.md`;
    if (!files.includes(file)) continue;
    const text = readMarkdown(pathOf(file));
    texts[name] = text;
    mistakes.push(...mistakesOf(name, pathOf(file), text));
  }
  // A text of a part that the community does not have yet may wait in the folder.
  const ofParts = parts.flatMap((part) => [...part.required, ...part.optional]);
  const expected = [...ofParts, ...optional].map((name) => `${name}.md`);
  const unused: Mistake[] = [];
  for (const file of files) {
    if (expected.includes(file)) continue;
    // Without all of its endings: somebody may have saved `prensa.md.txt`.
    const question = askNearest(file.replace(/\..*$/, ''), [...missing, ...optional], '.md');
    const message = `ninguna página muestra este texto${question || ': sacalo'}`;
    unused.push(fileMistake(pathOf(file), message));
  }
  return { texts: mistakes.length > 0 ? null : texts, mistakes, unused };
}
