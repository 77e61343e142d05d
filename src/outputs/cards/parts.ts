/** Parts that all cards share, as SVG: colours, paper, ribbon, emblem, and framed pictures. */
import { isDrawn, isPieceName, pieces, readPiece } from '../../config/art/catalogue.ts';
import { site } from '../../config/site.ts';
import type { Card } from './card.ts';

/** A rectangle on a card, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const colours = {
  ink: '#3a2a1f',
  brick: '#a5492c',
  brickDark: '#7d3421',
  parchment: '#f7ecd3',
  parchmentDark: '#cfb27c',
  /** Background of every other line of a listing. */
  band: '#efdfb9',
  white: '#fffaf0',
  celeste: '#74b9e6',
  night: '#1f3f5f',
  gold: '#f6b72f',
  silver: '#d5dde2',
  bronze: '#c98a52',
} as const;

export function rect(colour: string, { x, y, width, height }: Box): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
}

export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/**
 * Fits a drawing into a box so that it covers the box. What does not fit is cut at both ends. The drawing is a picture
 * inside the card, so that its ids and styles do not reach other drawings.
 */
export function framed(svg: string, { x, y, width, height }: Box): string {
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${data}"/>`;
}

/** Parchment with faint meeples, or plain where the community is of another game. */
export function paper({ x, y, width, height }: Box): string {
  if (!isDrawn('papel')) return rect(colours.parchment, { x, y, width, height });
  const pattern = framed(readPiece('papel'), { x: 0, y: 0, width: 1200, height: 1060 });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${pattern}</svg>`;
}

/** The community's colours as stripes along the longer side of a box. */
export function ribbon({ x, y, width, height }: Box): string {
  const { ribbon: stripes } = site.colors;
  const thickness = Math.min(width, height) / stripes.length;
  return stripes
    .map((colour, index) =>
      width > height
        ? rect(colour, { x, y: y + index * thickness, width, height: thickness })
        : rect(colour, { x: x + index * thickness, y, width: thickness, height }),
    )
    .join('');
}

/** An emblem with its middle at (x, y). A trophy stands on a seal, because its drawing has no frame. */
export function emblem(name: Card['emblem'], x: number, y: number, size: number): string {
  // Trophies are taller than wide; all other emblems are squares.
  const piece = pieces[isPieceName(name) ? name : 'logo'];
  const isFramed = piece.width === piece.height;
  const seal = disc(colours.white, x, y, size / 2) + disc(colours.night, x, y, size / 2 - 6);
  const height = isFramed ? size : size * 0.74;
  const width = (height * piece.width) / piece.height;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return (isFramed ? '' : seal) + framed(readPiece(name), box);
}
