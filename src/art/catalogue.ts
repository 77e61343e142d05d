/** Every drawing the site serves under /arte/, by name, with its size and what it shows. */
import { tiles } from './tiles.ts';

/** A drawing: its size in CSS pixels, what it shows (es-AR). */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The pieces that pages name. */
export const pieces = {
  portada: {
    width: 1600,
    height: 520,
    alt: 'La pampa hecha de losetas: un río celeste, una ciudad amurallada con su cabildo, caminos y meeples, con los Andes y el sol de Mayo detrás',
  },
  bienvenida: {
    width: 800,
    height: 600,
    alt: 'Una mesa con una partida empezada, meeples, mate y medialunas',
  },
  perdido: {
    width: 640,
    height: 420,
    alt: 'Un meeple perdido donde se corta el camino: falta la loseta que sigue',
  },
  vacio: {
    width: 640,
    height: 400,
    alt: 'Un meeple acostado en el pasto, a la sombra de un jacarandá',
  },
  'sin-imagen': {
    width: 640,
    height: 400,
    alt: 'Meeples sobre pergamino',
  },
  copa: { width: 160, height: 160, alt: 'Copa dorada con un meeple' },
  logo: {
    width: 200,
    height: 200,
    alt: 'Logo de la comunidad: un meeple celeste y blanco frente a una ciudad amurallada',
  },
  'logo-liga': {
    width: 200,
    height: 200,
    alt: 'Logo de la liga: tres torres bajo el sol de Mayo',
  },
  'logo-copa': {
    width: 200,
    height: 200,
    alt: 'Logo de la copa: una copa dorada delante del sol de Mayo',
  },
  'trofeo-celeste': {
    width: 160,
    height: 200,
    alt: 'Trofeo celeste',
  },
  'trofeo-plata': {
    width: 160,
    height: 200,
    alt: 'Trofeo plateado',
  },
  'trofeo-oro': {
    width: 160,
    height: 200,
    alt: 'Trofeo dorado',
  },
  'trofeo-ladrillo': {
    width: 160,
    height: 200,
    alt: 'Trofeo de color ladrillo',
  },
} as const satisfies Record<string, Piece>;

/** The eleven tiles, in the order in which they join from left to right. */
export const decorativeTiles: readonly (Piece & { readonly name: string })[] = tiles.map(
  ({ alt }, index) => ({
    name: `loseta-${String(index + 1).padStart(2, '0')}`,
    width: 100,
    height: 100,
    alt,
  }),
);

/** Name of a piece under /arte/ that is not a tile. */
export type PieceName = keyof typeof pieces;
