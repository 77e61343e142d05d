/** The files of drawings. */
import { readFileSync } from 'node:fs';
import type { PieceName } from './catalogue.ts';

/** What has a file: all that is served, and the scene that only cards show. */
export type DrawingName = PieceName | 'seleccion';

/** Where a drawing's file is, seen from the checkout: pages are built far from this module. */
export const fileOf = (name: string): string =>
  name === 'seleccion' ? 'src/art/seleccion.svg' : `public/arte/${name}.svg`;

/** A drawing, as SVG. */
export const readDrawing = (name: DrawingName): string => readFileSync(fileOf(name), 'utf8');
