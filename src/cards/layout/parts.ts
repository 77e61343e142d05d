/** What all cards share: pictures in windows, the paper, the ribbon, the emblem. */
import { palette as p } from '../../art/brush/palette.ts';
import { meeplePath } from '../../art/shapes/shapes.ts';
import { pieces } from '../../art/catalogue.ts';
import { readDrawing } from '../../art/drawing.ts';
import { at, disc, fill, rect } from '../../art/brush/svg.ts';
import type { Emblem } from '../card.ts';

/** A place on a card, pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card ready to be drawn. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  /** The photo behind the top of the drawing, as wide as the card; null when there is none. */
  readonly photo: { readonly path: string; readonly height: number } | null;
  /** The drawing, transparent where the photo is. */
  readonly svg: string;
}

/** Puts a whole picture into a window, which it covers; what stands out is cut at both ends. */
export function framed(picture: string, { x, y, width, height }: Box): string {
  return picture.replace(
    /width="[^"]*" height="[^"]*"/,
    `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
}

/** Behind a line of a listing. */
export const band = '#efdfb9';

/** Between the meeples of the paper. */
const [across, down] = [116, 104];

/** Parchment with meeples, as faint as a watermark. */
export function paper({ x, y, width, height }: Box): string {
  const marks: string[] = [];
  for (let row = 0; row * down < height + 60; row++) {
    for (let column = 0; column * across < width + 60; column++) {
      const shift = (row % 2) * (across / 2);
      marks.push(
        at(x + column * across + shift, y + 50 + row * down, fill('#f2e4c4', meeplePath), 0.9),
      );
    }
  }
  return rect(p.parchment, x, y, width, height) + marks.join('');
}

const stripes = [p.celeste, p.white, p.celeste];

/** The flag as a ribbon along the side of a box: three stripes of 6. */
export function ribbon(
  x: number,
  y: number,
  length: number,
  direction: 'lying' | 'standing',
): string {
  return stripes
    .map((colour, index) =>
      direction === 'standing'
        ? rect(colour, x + index * 6, y, 6, length)
        : rect(colour, x, y + index * 6, length, 6),
    )
    .join('');
}

/** An emblem with its middle at (x, y); trophies, which have no frame of their own, on a seal. */
export function emblem(name: Emblem, x: number, y: number, size: number): string {
  const piece = pieces[name];
  const seal =
    piece.width === piece.height
      ? ''
      : disc(p.white, x, y, size / 2) + disc(p.night, x, y, size / 2 - 6);
  const height = seal === '' ? size : size * 0.74;
  const width = (height * piece.width) / piece.height;
  return seal + framed(readDrawing(name), { x: x - width / 2, y: y - height / 2, width, height });
}
