/** Lists the community's prose texts, and checks them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nearestOf } from './nearest.ts';
import { hasSection, type Section } from './sections.ts';
import { fileMistake, type Mistake } from './yaml-file.ts';

/** Texts that every community has, by file name without `.md`. */
const commonNames = ['bienvenida', 'ausencias'] as const;

/** Texts of a section's pages. */
const sectionNames = {
  team: ['seleccion', 'seleccion-requisitos', 'national-team'],
  national: [
    ...(['nacional-antes', 'nacional-despues'] as const),
    ...(['reglas', 'puntos', 'reglas-adicionales', 'premios'] as const),
  ],
} as const satisfies Record<Section, readonly string[]>;

export type TextName = (typeof commonNames)[number] | (typeof sectionNames)[Section][number];

/** Gaps that the site fills from `national.yaml`: `{año}`, and `{final}` for day, hour and city of the final. */
const nationalGaps = ['año', 'final'];
const gapsOf: Partial<Record<TextName, readonly string[]>> = {
  'nacional-antes': nationalGaps,
  'nacional-despues': nationalGaps,
};

/** Patterns that no text may contain, with their messages. */
const refused: readonly (readonly [RegExp, string])[] = [
  // An unclosed tag would swallow the rest of the page.
  [/<\/?[a-z][^\n]*/gi, 'HTML no: escribilo con Markdown, o sacá el «<»'],
  [/^# /gm, 'el título de la página ya está: los de un texto empiezan con «##»'],
  [/!\[/g, 'en los textos no van imágenes: sacala'],
];

const mistakeIn = (file: string, text: string, index: number, message: string): Mistake =>
  fileMistake(file, message, text.slice(0, index).split('\n').length);

/** Lists Markdown that would break a page, such as HTML. @param file Name for messages. */
export const markdownMistakes = (file: string, text: string): Mistake[] =>
  refused.flatMap(([what, message]) =>
    [...text.matchAll(what)].map(({ index }) => mistakeIn(file, text, index, message)),
  );

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
          ? `${whole} no es nada: se puede usar ${known.map((gap) => `{${gap}}`).join(' y ')}`
          : `${whole} no es nada: en este texto no va nada entre llaves`,
      ),
    ),
    ...markdownMistakes(file, text),
  ];
}

/**
 * Reads the texts of a community's folder as Markdown. `texts` is null if there is any mistake. Texts of a section that
 * the community does not have are neither required nor read.
 */
export function readTexts(community: string): {
  texts: Readonly<Partial<Record<TextName, string>>> | null;
  mistakes: Mistake[];
} {
  const directory = join(community, 'texts');
  const fileOf = (name: string): string => relative(process.cwd(), join(directory, name));
  const whole = (name: string, message: string): Mistake => fileMistake(fileOf(name), message);
  let found: string[];
  try {
    found = readdirSync(directory).filter((name) => name.endsWith('.md'));
  } catch {
    return { texts: null, mistakes: [whole('', 'falta la carpeta, o no se puede leer')] };
  }
  const sections = Object.keys(sectionNames) as Section[];
  const namesOf = (shown: readonly Section[]): TextName[] => [
    ...commonNames,
    ...shown.flatMap((section) => sectionNames[section]),
  ];
  const names = namesOf(sections.filter((section) => hasSection(community, section)));
  const missing = names.filter((name) => !found.includes(`${name}.md`));
  const unknown = found.filter((file) => !namesOf(sections).some((name) => file === `${name}.md`));
  const texts = Object.fromEntries(
    names
      .filter((name) => !missing.includes(name))
      .map((name) => [name, readFileSync(join(directory, `${name}.md`), 'utf8')]),
  ) as Partial<Record<TextName, string>>;
  const mistakes = [
    ...missing.map((name) => whole(`${name}.md`, 'falta el archivo')),
    ...unknown.map((file) => {
      const nearest = nearestOf(file.replace(/\.md$/, ''), missing);
      const advice = nearest === undefined ? 'sacalo' : `¿es «${nearest}.md»?`;
      return whole(file, `ninguna página muestra este texto: ${advice}`);
    }),
    ...Object.entries(texts).flatMap(([name, text]) =>
      mistakesOf(name as TextName, fileOf(`${name}.md`), text),
    ),
  ];
  return { texts: mistakes.length > 0 ? null : texts, mistakes };
}
