/** The drawings that pages and cards show: the community's own (`art/`), else the project's. */
import { readFileSync } from 'node:fs';
import { sha256 } from '../../lib/files.ts';
import { projectDrawingsFor, readArt, svgSize } from '../art.ts';
import { communityDirectoryOf } from '../environment.ts';
import { site } from '../site.ts';

const ownArt = readArt(communityDirectoryOf(process.env));

const drawings = new Map([...projectDrawingsFor(site.game), ...ownArt.drawings]);

/** Path of the community's icon, or else of its logo; undefined if it has neither. */
const ownIcon = ownArt.drawings.get('icono') ?? ownArt.drawings.get('logo');
if (ownIcon) drawings.set('icono', ownIcon);

const scenes =
  ownArt.scenes.size > 0 ? ownArt.scenes : projectDrawingsFor(site.game, 'src/config/art/scenes');

/** Pictures of pages that the banner stands in for where they are not drawn; for all others the logo does. */
const widePictures = ['bienvenida', 'sin-imagen'];

/** Drawings that have no address under `/arte/`: the browser's icon, and the paper of cards. */
const unserved = ['icono', 'papel'];

/** Drawings that pages show even if they are not drawn. */
const alwaysShown = ['copa', 'perdido', 'sin-imagen', 'vacio'];

/** Names of the drawings under `/arte/`. */
export const servedNames = [...new Set([...drawings.keys(), ...alwaysShown])].filter(
  (name) => !unserved.includes(name),
);

/** Names of the scenes, which a card shows above its words. */
export const sceneNames = [...scenes.keys()];

/** True if there is a drawing with this name, without `.svg`: the community's own, or one of the project's in use. */
export const isDrawn = (name: string): boolean => drawings.has(name);

/** True if pages show the project's drawing with this name. */
export const isProjectDrawing = (name: string): boolean =>
  isDrawn(name) && !ownArt.drawings.has(name);

/** True if icons are drawn from the community's icon or logo; otherwise they are the project's files. */
export const hasOwnIcon = ownIcon !== undefined;

/**
 * Returns the text of a drawing's SVG. If it is not drawn, `bienvenida` and `sin-imagen` give the banner, and other names
 * the logo.
 */
export function readPiece(name: string): string {
  const substitute = widePictures.includes(name) ? 'portada' : 'logo';
  const path = drawings.get(name) ?? drawings.get(substitute);
  if (path === undefined) throw new Error(`There is neither a drawing ${name} nor a ${substitute}`);
  return readFileSync(path, 'utf8');
}

/** Size of what `readPiece` returns, in its own units; a square of 100 if it does not say its size. */
export function drawingSize(name: string): { width: number; height: number } {
  const [width, height] = svgSize(readPiece(name)) ?? [100, 100];
  return { width, height };
}

/** Paths of the scenes that texts may get by their hash: all but the champions' cup. */
const scenesOfAnybody = [...scenes]
  .filter(([name]) => name !== 'campeones')
  .map(([, path]) => path);

/** Returns the SVG of the scene with this name, or always the same one for another text; without scenes, the banner. */
export function readScene(text: string): string {
  const digest = Number.parseInt(sha256(text).slice(0, 8), 16);
  const path = scenes.get(text) ?? scenesOfAnybody[digest % scenesOfAnybody.length];
  return path === undefined ? readPiece('portada') : readFileSync(path, 'utf8');
}
