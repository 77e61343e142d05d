/** What draws each of the drawings that are files. */
import { svg } from '../../src/art/brush/svg.ts';
import { decorativeTiles } from '../../src/art/catalogue.ts';
import type { DrawingName } from '../../src/art/drawing.ts';
import { drawMap, fromAbove, type Tile } from '../../src/art/tile/tile.ts';
import { tiles } from '../../src/art/tiles.ts';
import { communityLogo, cupLogo, cupPicture, leagueLogo, trophy } from './emblems.ts';
import { emptyScene } from './scenes/empty.ts';
import { heroScene } from './scenes/hero.ts';
import { lostScene } from './scenes/lost.ts';
import { placeholderPicture } from './scenes/placeholder.ts';
import { teamScene } from './scenes/team.ts';
import { welcomeScene } from './scenes/welcome.ts';

const scenes: Readonly<Record<DrawingName, () => string>> = {
  portada: heroScene,
  bienvenida: welcomeScene,
  seleccion: teamScene,
  perdido: lostScene,
  vacio: emptyScene,
  'sin-imagen': placeholderPicture,
  copa: cupPicture,
  logo: communityLogo,
  'logo-liga': leagueLogo,
  'logo-copa': cupLogo,
  'trofeo-celeste': () => trophy('celeste'),
  'trofeo-plata': () => trophy('plata'),
  'trofeo-oro': () => trophy('oro'),
  'trofeo-ladrillo': () => trophy('ladrillo'),
};

/** A tile as a picture of its own, as large as its frame. */
const tilePicture = (tile: Tile): string =>
  svg(100, 100, drawMap([{ column: 0, row: 0, tile }], fromAbove), false);

/** Every drawing, by name. */
export const drawings: ReadonlyMap<string, () => string> = new Map([
  ...tiles.map(
    ({ tile }, index) => [decorativeTiles[index]?.name ?? '', () => tilePicture(tile)] as const,
  ),
  ...Object.entries(scenes),
]);
