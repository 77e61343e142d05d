/** The community's own drawings (`art/`): which files are used, and what is wrong with the others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'cheerio';
import { z } from './schemas/validation.ts';
import { fileMistake, readYamlFile, type Mistake } from './yaml-file.ts';

/** The project's drawings, which a community's may replace by name. */
export const projectDrawings = 'src/art/drawings';

/** The drawings that a community of another game has to draw; it may do without the others. */
export const requiredDrawings = ['logo', 'portada'];

/** The game that the project's drawings show. */
const drawnGame = readYamlFile(
  'src/content/demo/site.yaml',
  z.looseObject({ game: z.string() }),
).value?.game.toLowerCase();

/** Whether the project's drawings fit a game. A game that could not be read counts as theirs. */
export const areProjectDrawingsUsed = (game = drawnGame): boolean =>
  drawnGame === undefined || game?.toLowerCase() === drawnGame;

/** Pages wait for drawings, so a drawing weighs at most this much. */
const mostKilobytes = 150;

/** How far a drawing's proportion may be from the one that its place on a page has. */
const tolerance = 0.02;

export interface CommunityArt {
  /** Paths of the drawings that replace the project's, or add to them, by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Paths of the scenes that stand above the words of a card; where there are any, the project's are not used. */
  readonly scenes: ReadonlyMap<string, string>;
  /** Mistakes in the files that are not used. */
  readonly mistakes: readonly Mistake[];
}

/** Width divided by height as an SVG's root says; null where it says neither. */
function proportionOf({
  viewBox = '',
  width,
  height,
}: Readonly<Record<string, string>>): number | null {
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const proportion = boxHeight
    ? Number(boxWidth) / boxHeight
    : Number.parseFloat(width ?? '') / Number.parseFloat(height ?? '');
  return proportion > 0 && Number.isFinite(proportion) ? proportion : null;
}

const rootOf = (text: string) => load(text, { xml: true }).root().children('svg');

/** The proportion that a drawing needs: that of the project's drawing it replaces; else, as an emblem, a square. */
function neededProportion(name: string): number {
  const replaced = join(projectDrawings, `${name}.svg`);
  if (!existsSync(replaced)) return 1;
  return proportionOf(rootOf(readFileSync(replaced, 'utf8')).attr() ?? {}) ?? 1;
}

/** Whether an SVG asks for anything that is not in its file. */
const hasOutsideParts = (root: ReturnType<typeof rootOf>): boolean =>
  [...root.toArray(), ...root.find('*').toArray()]
    .flatMap(({ attribs }) => [attribs['href'], attribs['xlink:href']])
    .some((reference) => reference !== undefined && !/^(#|data:)/.test(reference));

/** Why an SVG cannot be used, in Spanish; null where it can. @param needed The proportion; null where any will do. */
function faultOf(text: string, needed: number | null): string | null {
  const root = rootOf(text);
  if (root.length !== 1) return 'no es un dibujo SVG: guardalo otra vez como «SVG plano»';
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1024);
  if (kilobytes > mostKilobytes) {
    return `pesa ${kilobytes} KB y puede pesar ${mostKilobytes}: guardalo como «SVG optimizado»`;
  }
  if (root.find('text').length > 0) {
    return 'tiene letras, que en cada máquina se ven distintas: convertilas en trazos (en Inkscape, «Trayecto → Objeto a trayecto»)';
  }
  if (root.find('script, foreignObject').length > 0 || hasOutsideParts(root)) {
    return 'trae programas o imágenes de afuera: dejá solo el dibujo';
  }
  const proportion = proportionOf(root.attr() ?? {});
  if (proportion === null) return 'no dice cuánto mide: agregale viewBox="0 0 ANCHO ALTO"';
  if (needed === null || Math.abs(proportion / needed - 1) <= tolerance) return null;
  const shapeOf = (ratio: number): string => `${Math.round(ratio * 100)} × 100`;
  return `mide ${shapeOf(proportion)} y tiene que medir ${shapeOf(needed)}: cambiale el tamaño de la página`;
}

/** Reads a folder of drawings. @param needed The proportion that a name needs; null where any will do. */
function readFolder(folder: string, needed: (name: string) => number | null) {
  const drawings = new Map<string, string>();
  const mistakes: Mistake[] = [];
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    const name = entry.name.replace(/\.svg$/, '');
    const fault = /^[a-z0-9-]+\.svg$/.test(entry.name)
      ? faultOf(readFileSync(path, 'utf8'), needed(name))
      : 'no se usa: un dibujo es un archivo .svg, con minúsculas, números y guiones en el nombre';
    if (fault === null) drawings.set(name, path);
    else mistakes.push(fileMistake(relative('', path), fault));
  }
  return { drawings, mistakes };
}

/** Reads the drawings of a community's folder; a folder without `art/` has none. */
export function readArt(community: string): CommunityArt {
  const art = readFolder(join(community, 'art'), neededProportion);
  const scenes = readFolder(join(community, 'art', 'escenas'), () => null);
  return {
    drawings: art.drawings,
    scenes: scenes.drawings,
    mistakes: [...art.mistakes, ...scenes.mistakes],
  };
}
