/** Lists the community's prose texts, and checks them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nearestOf } from './nearest.ts';
import { hasSection, type Section } from './sections.ts';
import { fileMistake, type Mistake } from './yaml-file.ts';

/** Texts of pages, by the part of the community that needs them. */
const requiredNames = {
  always: ['bienvenida'],
  competitions: ['ausencias'],
  team: ['seleccion', 'seleccion-requisitos', 'national-team'],
  national: [
    ...(['nacional-antes', 'nacional-despues'] as const),
    ...(['reglas', 'puntos', 'reglas-adicionales', 'premios'] as const),
  ],
} as const satisfies Record<Section | 'always' | 'competitions', readonly string[]>;

type Part = keyof typeof requiredNames;

/** Texts that a community may leave out; what would show them is left out then. */
const optionalNames = {
  always: [],
  competitions: [],
  team: ['prensa'],
  national: ['organizar'],
} as const satisfies Record<Part, readonly string[]>;

/** Optional text about how the duels of a competition are played. */
type DuelTextName = `duelo-${string}`;

export const duelTextName = (competition: string): DuelTextName => `duelo-${competition}`;

/** Texts that a community may leave out. */
export type OptionalTextName = (typeof optionalNames)[Part][number] | DuelTextName;

export type TextName = (typeof requiredNames)[Part][number] | OptionalTextName;

/** Gaps that the site fills from `national.yaml`: `{año}`, and `{final}` for day, hour and city of the final. */
const nationalGaps = ['año', 'final'];
const gapsOf: Partial<Record<TextName, readonly string[]>> = {
  'nacional-antes': nationalGaps,
  'nacional-despues': nationalGaps,
};

/** Markdown that no text may contain, with the message about it. */
const refused: readonly (readonly [RegExp, string])[] = [
  // An unclosed tag would swallow the rest of the page.
  [/<\/?[a-z][^\n]*/gi, 'un texto no lleva HTML: sacá lo que está entre «<» y «>»'],
  [/^# /gm, 'el título de la página ya está: los de un texto empiezan con «##»'],
];

const refusedPicture = [/!\[/g, 'en los textos no van imágenes: sacala'] as const;

const mistakeIn = (file: string, text: string, index: number, message: string): Mistake =>
  fileMistake(file, message, text.slice(0, index).split('\n').length);

const mistakesFor = (
  [pattern, message]: (typeof refused)[number],
  file: string,
  text: string,
): Mistake[] =>
  [...text.matchAll(pattern)].map(({ index }) => mistakeIn(file, text, index, message));

/** Lists Markdown that would break a page, such as HTML. @param file Name for messages. */
export const markdownMistakes = (file: string, text: string): Mistake[] =>
  refused.flatMap((rule) => mistakesFor(rule, file, text));

/**
 * Lists pictures of a page that are none of the site's drawings.
 * @param hasDrawing True if there is a drawing with this name.
 */
export const pictureMistakes = (
  file: string,
  text: string,
  hasDrawing: (name: string) => boolean,
): Mistake[] =>
  [...text.matchAll(/!\[[^\]]*\](?:\(([^)]*)\))?/g)].flatMap(({ 1: address = '', index }) => {
    const [, name] = /^\/arte\/([a-z0-9-]+)\.svg$/.exec(address) ?? [];
    if (name !== undefined && hasDrawing(name)) return [];
    const message =
      'esa imagen no está: las de una página son dibujos de la carpeta art, escritos así, ![Qué se ve](/arte/nombre.svg)';
    return [mistakeIn(file, text, index, message)];
  });

function mistakesOf(name: TextName, file: string, text: string): Mistake[] {
  const known = gapsOf[name] ?? [];
  if (text.trim() === '') return [fileMistake(file, 'está vacío')];
  const gaps = [...text.matchAll(/\{([^}\n]*)\}/g)].filter(([, gap = '']) => !known.includes(gap));
  return [
    ...gaps.map(({ 0: whole, index }) =>
      mistakeIn(
        file,
        text,
        index,
        known.length > 0
          ? `el sitio no completa ${whole}: se puede usar ${known.map((gap) => `{${gap}}`).join(' y ')}`
          : `el sitio no completa ${whole}: en este texto no va nada entre llaves`,
      ),
    ),
    ...markdownMistakes(file, text),
    ...mistakesFor(refusedPicture, file, text),
  ];
}

/** Names of the texts about duels that a community may have: one for each file of a competition. */
const duelTextNames = (community: string): DuelTextName[] => {
  const folder = join(community, 'competitions');
  return (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
    duelTextName(file.replace(/\.yaml$/, '')),
  );
};

/**
 * Reads the texts of a community's folder as Markdown. `texts` is null if there is any mistake. Texts of a section that
 * the community does not have are neither required nor read; without a competition the same holds for its rules.
 */
export function readTexts(community: string): {
  texts: Readonly<Record<string, string>> | null;
  mistakes: Mistake[];
  /** Remarks on the files that no page shows. */
  unused: Mistake[];
} {
  const directory = join(community, 'texts');
  const fileOf = (name: string): string => relative(process.cwd(), join(directory, name));
  const whole = (name: string, message: string): Mistake => fileMistake(fileOf(name), message);
  if (!existsSync(directory)) {
    return { texts: null, mistakes: [whole('', 'falta la carpeta')], unused: [] };
  }
  const found = readdirSync(directory).filter((name) => name.endsWith('.md'));
  const duelTexts = duelTextNames(community);
  const hasPart = (part: Part): boolean => {
    if (part === 'always') return true;
    return part === 'competitions' ? duelTexts.length > 0 : hasSection(community, part);
  };
  const all = Object.keys(requiredNames) as Part[];
  const shown = all.filter(hasPart);
  const requiredOf = (parts: readonly Part[]): TextName[] =>
    parts.flatMap((part): readonly TextName[] => requiredNames[part]);
  const optionalOf = (parts: readonly Part[]): TextName[] => [
    ...parts.flatMap((part) => optionalNames[part]),
    ...duelTexts,
  ];
  const isThere = (name: TextName): boolean => found.includes(`${name}.md`);
  const missing = requiredOf(shown).filter((name) => !isThere(name));
  const known = [...requiredOf(all), ...optionalOf(all)].map((name) => `${name}.md`);
  const texts = Object.fromEntries(
    [...requiredOf(shown), ...optionalOf(shown)]
      .filter(isThere)
      .map((name) => [name, readFileSync(join(directory, `${name}.md`), 'utf8')]),
  );
  const mistakes = [
    ...missing.map((name) => whole(`${name}.md`, 'falta el archivo')),
    ...Object.entries(texts).flatMap(([name, text]) =>
      mistakesOf(name as TextName, fileOf(`${name}.md`), text),
    ),
  ];
  const unknown = found.filter((file) => !known.includes(file));
  const unused = unknown.map((file) => {
    const nearest = nearestOf(file.replace(/\.md$/, ''), [...missing, ...optionalOf(shown)]);
    const advice = nearest === undefined ? 'sacalo' : `¿es «${nearest}.md»?`;
    return whole(file, `ninguna página muestra este texto: ${advice}`);
  });
  return { texts: mistakes.length > 0 ? null : texts, mistakes, unused };
}
