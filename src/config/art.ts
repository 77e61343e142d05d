/** Finds the project's drawings and a community's own (`art/`), and says why a file cannot be one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// The slim parser is enough for XML. Cheerio's other entry would load an HTTP client into each command.
import { load } from 'cheerio/slim';
import { entriesIn } from '../lib/files.ts';
import { z } from '../lib/validation.ts';
import { fileMistake, readYamlFile, type Mistake } from './yaml-file.ts';

/** Folder of the project's drawings. A community's drawing replaces the one with its name. */
const projectDrawings = 'src/config/art/drawings';

/** The drawings that a community of another game has to draw; it may do without the others. */
export const requiredDrawings = ['logo', 'portada'];

/** Drawings that have no address under `/arte/`: the browser's icon, and the paper of cards. */
export const unservedDrawings = ['icono', 'papel'];

/** The demo's file, whose game the project's drawings show. Null if it has a mistake. */
const { value: drawnSite } = readYamlFile(
  'src/content/demo/site.yaml',
  z.looseObject({ game: z.string() }),
);

/** True if a community shows the project's drawings: `game` is the demo's, in capitals or not, undefined or empty. */
export const areProjectDrawingsUsed = (game: string | undefined): boolean =>
  !drawnSite || !game || game.toLowerCase() === drawnSite.game.toLowerCase();

/**
 * Paths, by name without `.svg` and sorted by it, of a folder's drawings that a community of this game shows: all if
 * `areProjectDrawingsUsed(game)`, else only `logo` and `portada`. Paths are relative to the checkout, because Astro
 * bundles this module elsewhere. The order decides which scene a text gets, so it must not change.
 * @param folder A folder of the project with SVG files. Default: that of the drawings, not that of the scenes.
 */
export function projectDrawingsFor(game?: string, folder = projectDrawings): Map<string, string> {
  const all = entriesIn(folder).map((file) => file.name.replace('.svg', ''));
  const names = areProjectDrawingsUsed(game) ? all : requiredDrawings;
  const shown = all.filter((name) => names.includes(name)).toSorted();
  return new Map(shown.map((name) => [name, join(folder, `${name}.svg`)]));
}

/** Maximum size of a drawing: pages wait for it. */
const maxKilobytes = 150;

/** Allowed relative difference between a drawing's proportion and that of its place. */
const tolerance = 0.02;

/** What `art/` has. */
export interface CommunityArt {
  /** Paths by name of drawings that replace the project's or add to them. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Paths by name of scenes for cards. If there are any, the project's scenes are not used. */
  readonly scenes: ReadonlyMap<string, string>;
  /** Mistakes in files that are left out. */
  readonly mistakes: readonly Mistake[];
}

/** Lengths in a drawing's own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const rootOf = (text: string) => load(text, { xml: true }).root().children('svg');

/** Parses a length in an SVG, without its unit: 40 for `40mm`. NaN for anything else, such as a percentage. */
const lengthIn = (text = ''): number => (text.endsWith('%') ? NaN : Number.parseFloat(text));

/** Size of an SVG by its `viewBox`, else by its attributes, in its units. Null if it has neither, or is no SVG. */
function svgSize(text: string): Size | null {
  const { viewBox = '', ...attributes } = rootOf(text).attr() ?? {};
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/);
  const width = lengthIn(boxWidth ?? attributes['width']);
  const height = lengthIn(boxHeight ?? attributes['height']);
  return width > 0 && height > 0 ? { width, height } : null;
}

const square: Size = { width: 100, height: 100 };

/** Size of an SVG, from its text, in its own units: by `viewBox`, else by width and height; 100 × 100 without. */
export const drawnSize = (text: string): Size => svgSize(text) ?? square;

/** Size whose proportion a drawing needs: that of the project's drawing it replaces, or a square for a new emblem. */
function neededSize(name: string): Size {
  const replaced = join(projectDrawings, `${name}.svg`);
  return existsSync(replaced) ? drawnSize(readFileSync(replaced, 'utf8')) : square;
}

/** True if an attribute in an SVG runs a program, `onload="…"`, or refers to something outside of the file. */
const hasUnsafeAttribute = (root: ReturnType<typeof rootOf>): boolean =>
  [...root.toArray(), ...root.find('*').toArray()]
    .flatMap(({ attribs }) => Object.entries(attribs))
    .some(([name, value]) => {
      if (/^on/i.test(name)) return true;
      return /^(xlink:)?href$/.test(name) && !/^(#|data:)/.test(value);
    });

/** Says in Spanish why an SVG cannot be used, else null. @param needed Size of the right proportion; null for any. */
function faultOf(text: string, needed: Size | null): string | null {
  const root = rootOf(text);
  if (root.length !== 1) return 'no es un dibujo SVG: guardalo otra vez como «SVG plano»';
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1024);
  if (kilobytes > maxKilobytes) {
    return `pesa ${kilobytes} KB y puede pesar ${maxKilobytes}: guardalo como «SVG optimizado»`;
  }
  if (root.find('text').length > 0) {
    return 'tiene letras, que en cada máquina se ven distintas: convertilas en trazos (en Inkscape, «Trayecto → Objeto a trayecto»)';
  }
  if (root.find('script, foreignObject').length > 0 || hasUnsafeAttribute(root)) {
    return 'trae programas o imágenes de afuera: dejá solo el dibujo';
  }
  const size = svgSize(text);
  if (size === null) return 'no dice cuánto mide: agregale viewBox="0 0 ANCHO ALTO"';
  const proportionOf = ({ width, height }: Size): number => width / height;
  if (needed === null || Math.abs(proportionOf(size) / proportionOf(needed) - 1) <= tolerance) {
    return null;
  }
  return `mide ${size.width} × ${size.height}, y tiene que tener la forma de uno de ${needed.width} × ${needed.height}: cambiá el tamaño de la página en el programa de dibujo`;
}

/** Folder inside of `art/` with the scenes for cards. */
const sceneFolder = 'escenas';

/** Reads a folder of drawings. @param needed Returns the size whose proportion a name needs; null for any. */
function readFolder(folder: string, needed: (name: string) => Size | null) {
  const drawings = new Map<string, string>();
  const mistakes: Mistake[] = [];
  for (const entry of entriesIn(folder)) {
    if (entry.isDirectory() && entry.name === sceneFolder) continue;
    const path = join(folder, entry.name);
    const name = entry.name.replace(/\.svg$/, '');
    const fault =
      entry.isFile() && /^[a-z0-9-]+\.svg$/.test(entry.name)
        ? faultOf(readFileSync(path, 'utf8'), needed(name))
        : 'no se usa: un dibujo es un archivo .svg, con minúsculas, números y guiones en el nombre';
    if (fault === null) drawings.set(name, path);
    else mistakes.push(fileMistake(path, fault));
  }
  return { drawings, mistakes };
}

/** Reads `art/` and `art/escenas/` of a community's folder: paths by name without `.svg`; mistakes of other files. */
export function readArt(community: string): CommunityArt {
  const art = readFolder(join(community, 'art'), neededSize);
  const scenes = readFolder(join(community, 'art', sceneFolder), () => null);
  return {
    drawings: art.drawings,
    scenes: scenes.drawings,
    mistakes: [...art.mistakes, ...scenes.mistakes],
  };
}
