/** The drawings that pages and cards show: the community's own (`art/`), else the project's. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDrawings, readArt } from '../config/art.ts';
import { communityDirectoryOf } from '../config/data.ts';
import { site } from '../config/site.ts';

/** Drawings whose size pages and cards ask for, in CSS pixels. */
export const pieces = {
  portada: { width: 1600, height: 520 },
  bienvenida: { width: 800, height: 600 },
  logo: { width: 200, height: 200 },
  'logo-liga': { width: 200, height: 200 },
  'logo-copa': { width: 200, height: 200 },
  'trofeo-celeste': { width: 160, height: 200 },
  'trofeo-plata': { width: 160, height: 200 },
  'trofeo-oro': { width: 160, height: 200 },
  'trofeo-ladrillo': { width: 160, height: 200 },
} as const;

/** Name of a drawing with a size. */
export type PieceName = keyof typeof pieces;

export const isPieceName = (name: string): name is PieceName => name in pieces;

/** The eleven tiles under `/arte/`, in the order in which they join from left to right. */
export const tileNames = Array.from(
  { length: 11 },
  (_, index) => `loseta-${String(index + 1).padStart(2, '0')}`,
);

/** Paths of a folder's drawings by name, relative to the checkout: Astro bundles this module into another folder. */
const drawingsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .map((file) => file.replace('.svg', ''))
      .toSorted()
      .map((name) => [name, join(folder, `${name}.svg`)]),
  );

const own = readArt(communityDirectoryOf(process.env));

const drawings = new Map([...drawingsIn(projectDrawings), ...own.drawings]);

/** Path of the community's icon, or else of its logo; undefined if it has neither. */
const ownIcon = own.drawings.get('icono') ?? own.drawings.get('logo');
if (ownIcon) drawings.set('icono', ownIcon);

const scenes = own.scenes.size > 0 ? own.scenes : drawingsIn('src/art/scenes');

const readDrawingFile = (path: string): string => readFileSync(path, 'utf8');

/** Drawings that have no address under `/arte/`: the browser's icon, and the paper of cards. */
const unserved = ['icono', 'papel'];

/** Names of the drawings under `/arte/`. */
export const servedNames = [...drawings.keys()].filter((name) => !unserved.includes(name));

/** Names of the scenes, which a card shows above its words. */
export const sceneNames = [...scenes.keys()];

/** True if the drawing is the community's own. */
export const isOwnDrawing = (name: string): boolean => own.drawings.has(name);

/** True if icons are drawn from the community's icon or logo; otherwise they are the project's files. */
export const hasOwnIcon = ownIcon !== undefined;

/** Returns a drawing as SVG; the logo for an unknown name. */
export const readPiece = (name: string): string =>
  readDrawingFile(drawings.get(name) ?? drawings.get('logo') ?? '');

/** Size of a drawing in units of its viewBox; a square of 100 if it has no viewBox. */
export function drawingSize(name: string): { width: number; height: number } {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(readPiece(name)) ?? [];
  const [, , width = 100, height = 100] = box.split(/[\s,]+/).map(Number);
  return { width, height };
}

/** The scenes that texts may get by their hash: all but the champions' cup. */
const scenesOfAnybody = sceneNames.filter((name) => name !== 'campeones');

/** Returns the SVG of the scene with this name; for any other text, such as a nick, always the same scene, by hash. */
export function readScene(text: string): string {
  const digest = createHash('sha256').update(text).digest().readUInt32BE();
  const name = scenesOfAnybody[digest % scenesOfAnybody.length] ?? '';
  return readDrawingFile(scenes.get(text) ?? scenes.get(name) ?? '');
}

/** Digest of everything but the words that cards are drawn from: a new drawing or colour changes it. */
export const artDigest = createHash('sha256')
  .update([...drawings.values(), ...scenes.values()].map(readDrawingFile).join('\n'))
  .update(JSON.stringify(site.colors))
  .digest('hex');
