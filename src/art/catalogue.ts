/** The drawings: those served under `/arte/`, and those that only cards show. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What is asked for its size, in CSS pixels. */
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

/** Name of a piece with a size. */
export type PieceName = keyof typeof pieces;

export const isPieceName = (name: string): name is PieceName => name in pieces;

/** The eleven tiles under `/arte/`, in the order in which they join from left to right. */
export const tileNames = Array.from(
  { length: 11 },
  (_, index) => `loseta-${String(index + 1).padStart(2, '0')}`,
);

/** Seen from the checkout: pages are built far from this module. */
const scenesDirectory = 'src/art/scenes';

/** Names of the scenes, which a card shows above its words. */
export const sceneNames = readdirSync(scenesDirectory)
  .map((file) => file.replace('.svg', ''))
  .toSorted();

/** A drawing under `/arte/`, as SVG. */
export const readPiece = (name: string): string => readFileSync(`public/arte/${name}.svg`, 'utf8');

/** All but the champions' cup. */
const scenesOfAnybody = sceneNames.filter((name) => name !== 'campeones');

/** A scene by its name, as SVG; for any other text, such as a nick, one that is always the same. */
export function readScene(text: string): string {
  const digest = createHash('sha256').update(text).digest().readUInt32BE();
  const name = sceneNames.includes(text) ? text : scenesOfAnybody[digest % scenesOfAnybody.length];
  return readFileSync(`${scenesDirectory}/${name ?? ''}.svg`, 'utf8');
}

/** The parchment with faint meeples that cards write on, 1200 × 1060. */
export const readPaper = (): string => readFileSync('src/art/papel.svg', 'utf8');
