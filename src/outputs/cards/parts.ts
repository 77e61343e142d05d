/** Parts of cards, each drawn as SVG. */
import { drawingSize, isDrawn, readPiece } from '../../config/art/catalogue.ts';
import { site } from '../../config/site.ts';
import type { Card, DuelsListing, TableListing } from './card.ts';
import { drawable, drawableNick, fitAll, measure, textToPaths, type TextStyle } from './text.ts';

/** A rectangle on a card, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of all cards. */
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

function rect(colour: string, { x, y, width, height }: Box): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
}

function disc(colour: string, x: number, y: number, radius: number): string {
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

/** An emblem with its middle at (x, y). A trophy stands on a seal of this size, because its drawing has no frame. */
export function emblem(name: Card['emblem'], x: number, y: number, size: number): string {
  const drawing = drawingSize(name);
  // Trophies are taller than wide; all other emblems are squares, or nearly.
  const isFramed = drawing.height < 1.1 * drawing.width;
  const seal = disc(colours.white, x, y, size / 2) + disc(colours.night, x, y, size / 2 - 6);
  const height = isFramed ? size : size * 0.74;
  const width = (height * drawing.width) / drawing.height;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return (isFramed ? '' : seal) + framed(readPiece(name), box);
}

const { ink, brick } = colours;
const medals = new Map([
  ['1', colours.gold],
  ['2', colours.silver],
  ['3', colours.bronze],
]);

/** A listing with fewer rows has rows of the same height as one with four. */
const minRows = 4;

/** Smallest size of nicks. Longer nicks are cut. */
const minNickSize = 24;

/** Draws a table into a box. All rows share its height, up to 88 pixels each. The places `1` to `3` have medals. */
export function drawTable({ headings, rows }: TableListing, { x, y, width, height }: Box): string {
  const head = headings.length > 0 ? 36 : 0;
  const rowHeight = Math.min(88, Math.floor((height - head) / Math.max(rows.length, minRows)));
  const text = { size: rowHeight * 0.64, weight: 800, colour: ink } as const;
  const label = { size: text.size * 0.8, weight: 500, colour: brick } as const;
  const heading = { size: Math.min(28, text.size * 0.7), weight: 800, colour: brick } as const;
  const columnWidth = Math.min(100, (width * 0.52) / Math.max(headings.length, 1));
  // Places are numbers, or else words such as the division.
  const hasNumbers = rows.every(({ place }) => /^\d+$/.test(place));
  const widestPlace = Math.max(...rows.map(({ place }) => measure(place, label)));
  const left = hasNumbers ? rowHeight + 20 : Math.min(width * 0.45, 36 + widestPlace);
  const maxWidth = width - left - columnWidth * headings.length - 12;
  const nicks = rows.map(({ player }) => drawableNick(player));
  const nick = fitAll(nicks, maxWidth, text, minNickSize);
  function drawCells(values: readonly string[], baseline: number, style: TextStyle): string {
    let cells = '';
    for (const [column, value] of values.entries()) {
      const end = x + width - 18 - (headings.length - 1 - column) * columnWidth;
      cells += textToPaths(value, { x: end, y: baseline, anchor: 'end' }, style);
    }
    return cells;
  }
  let svg = drawCells(headings, y + 22, heading);
  for (const [index, { place, player, values }] of rows.entries()) {
    const top = y + head + index * rowHeight;
    const baseline = top + rowHeight * 0.69;
    const radius = rowHeight * 0.36;
    const middle = x + 14 + radius;
    const medal = medals.get(place);
    if (index % 2 === 0) svg += rect(colours.band, { x, y: top, width, height: rowHeight });
    if (medal) svg += disc(medal, middle, top + rowHeight / 2, radius);
    svg += hasNumbers
      ? textToPaths(place, { x: middle, y: baseline, anchor: 'middle' }, text)
      : textToPaths(place, { x: x + 14, y: baseline, maxWidth: left - 30 }, label);
    svg += textToPaths(drawableNick(player), { x: x + left, y: baseline, maxWidth }, nick);
    svg += drawCells(values, baseline, text);
  }
  return svg;
}

/** Draws duels into a box, in rows of equal height. If they do not fit, the last row says how many are missing. */
export function drawDuels({ duels }: DuelsListing, { x, y, width, height }: Box): string {
  const wanted = Math.floor(height / Math.max(duels.length, minRows));
  const rowHeight = Math.max(44, Math.min(124, wanted));
  const fitting = Math.floor(height / rowHeight);
  const shown = duels.length <= fitting ? duels : duels.slice(0, fitting - 1);
  const bold = { size: Math.min(38, rowHeight * 0.54), weight: 800, colour: brick } as const;
  const versus = { size: Math.min(32, rowHeight * 0.44), weight: 500, colour: brick } as const;
  const small = { ...versus, colour: ink };
  const widestWhen = Math.max(...shown.map(({ when }) => measure(when, small)));
  const whenWidth = widestWhen > 0 ? Math.min(width * 0.3, widestWhen + 32) : 0;
  const middle = x + (width - whenWidth) / 2;
  const maxWidth = (width - whenWidth) / 2 - 64;
  const nicks = shown.flatMap(({ home, away }) => [drawableNick(home), drawableNick(away)]);
  const size = Math.min(54, rowHeight * 0.6);
  const nick = fitAll(nicks, maxWidth, { size, weight: 800, colour: ink }, minNickSize);
  const loser = { ...nick, weight: 500 } as const;
  let svg = '';
  for (const [index, { home, away, result, winner, when }] of shown.entries()) {
    const top = y + index * rowHeight;
    const at = { y: top + rowHeight * 0.67, maxWidth };
    const homeAt = { ...at, x: middle - 52, anchor: 'end' } as const;
    const middleAt = { ...at, x: middle, anchor: 'middle' } as const;
    const awayAt = { ...at, x: middle + 52 };
    const whenAt = { ...at, x: x + width - 14, anchor: 'end', maxWidth: whenWidth - 16 } as const;
    svg += rect(colours.band, { x, y: top + 3, width, height: rowHeight - 6 });
    svg += textToPaths(drawableNick(home), homeAt, winner === 'away' ? loser : nick);
    svg += textToPaths(result || 'vs', middleAt, result ? bold : versus);
    svg += textToPaths(drawableNick(away), awayAt, winner === 'home' ? loser : nick);
    svg += textToPaths(drawable(when), whenAt, small);
  }
  const hidden = duels.length - shown.length;
  if (hidden === 0) return svg;
  const lastBaseline = y + (shown.length + 0.7) * rowHeight;
  return svg + textToPaths(`y ${hidden} duelos más`, { x, y: lastBaseline }, bold);
}
