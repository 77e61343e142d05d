/** The drawings that pages and cards show: the community's own (`art/`), else the project's. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sha256 } from '../../lib/files.ts';
import { drawnSize, projectDrawingsFor, readArt, unservedDrawings, type Size } from '../art.ts';
import { communityDirectoryOf } from '../environment.ts';
import { site } from '../site.ts';

const ownArt = readArt(communityDirectoryOf(process.env));

const drawings = new Map([...projectDrawingsFor(site.game), ...ownArt.drawings]);

/** Path of the community's icon, or else of its logo; undefined if it has neither. */
const ownIcon = ownArt.drawings.get('icono') ?? ownArt.drawings.get('logo');
if (ownIcon) drawings.set('icono', ownIcon);

/** Paths by name of the scenes, which a card shows above its words. */
const scenes =
  ownArt.scenes.size > 0 ? ownArt.scenes : projectDrawingsFor(site.game, 'src/config/art/scenes');

/** Pictures of pages that the banner stands in for where they are not drawn; for all others the logo does. */
const widePictures = ['bienvenida', 'sin-imagen'];

/** Pictures that pages show in any case: if they are not drawn, `readPiece` has a substitute. */
const alwaysShown = ['copa', 'perdido', 'sin-imagen', 'vacio'];

/** Names of the drawings under `/arte/`. */
export const servedNames = [...new Set([...drawings.keys(), ...alwaysShown])].filter(
  (name) => !unservedDrawings.includes(name),
);

/** True if there is a drawing with this name, without `.svg`: the community's own, or a project's that it shows. */
export const isDrawn = (name: string): boolean => drawings.has(name);

/** True if pages show the project's drawing with this name. False if the community replaces it or does not show it. */
export const isProjectDrawing = (name: string): boolean =>
  isDrawn(name) && !ownArt.drawings.has(name);

/**
 * Returns the SVG text of a drawing by its name, `copa`. If it is not drawn: the banner, `portada`, for `bienvenida`
 * and `sin-imagen`, and the `logo` for all other names. @throws Error if that is not drawn either, which never happens.
 */
export function readPiece(name: string): string {
  const substitute = widePictures.includes(name) ? 'portada' : 'logo';
  const path = drawings.get(name) ?? drawings.get(substitute);
  if (path === undefined) throw new Error(`There is neither a drawing ${name} nor a ${substitute}`);
  return readFileSync(path, 'utf8');
}

/** Size of `readPiece`'s drawing, in its own units; 100 × 100 if it says none. @throws Error like `readPiece`. */
export const drawingSize = (name: string): Size => drawnSize(readPiece(name));

/** Paths of the scenes that texts may get by their hash: all but the champions' cup. */
const scenesOfAnybody = [...scenes]
  .filter(([name]) => name !== 'campeones')
  .map(([, path]) => path);

/** SVG text of the scene called `text`; else of a scene, not `campeones`, by the text's hash; if none, the banner. */
export function readScene(text: string): string {
  const digest = Number.parseInt(sha256(text).slice(0, 8), 16);
  const path = scenes.get(text) ?? scenesOfAnybody[digest % scenesOfAnybody.length];
  return path === undefined ? readPiece('portada') : readFileSync(path, 'utf8');
}

/** An icon's file: its width in pixels, and the fraction that the drawing takes. */
interface Icon {
  readonly name: string;
  readonly width: number;
  readonly part: number;
}

/** The icons' files. Phones crop a maskable icon to a shape. */
export const icons: readonly Icon[] = [
  { name: 'favicon.ico', width: 32, part: 1 },
  { name: 'apple-touch-icon.png', width: 180, part: 0.8 },
  { name: 'icon-192.png', width: 192, part: 0.9 },
  { name: 'icon-512.png', width: 512, part: 0.9 },
  { name: 'icon-maskable-512.png', width: 512, part: 0.6 },
];

/** Wraps a PNG of 32 × 32 pixels as ICO: a header of 6 bytes, an entry of 16 with the picture's position, the PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/**
 * Draws the community's icon, else its logo, on a square of `width` pixels in the site's background colour, of whose
 * side it takes `part` (0 to 1). Returns the bytes of a PNG, or of an ICO if `name` is `favicon.ico`. Without both
 * drawings, the bytes of the project's file of that name.
 */
export async function iconFile({ name, width, part }: Icon): Promise<Buffer> {
  if (ownIcon === undefined) return readFile(`src/config/art/icons/${name}`);
  const inner = Math.round(width * part);
  const drawing = await sharp(Buffer.from(readPiece('icono')), { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const png = await sharp({
    create: { width, height: width, channels: 4, background: site.colors.background },
  })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return name === 'favicon.ico' ? icoOf(png) : png;
}
