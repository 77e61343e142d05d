/** A table of places, players and numbers. */
import { palette as p } from '../../art/brush/palette.ts';
import { disc, rect } from '../../art/brush/svg.ts';
import type { Listing } from '../card.ts';
import { drawableNick, ellipsize, lettering, measure } from '../lettering.ts';
import { fitAll } from '../setting.ts';
import { band, type Box } from './parts.ts';

const medals: Record<string, string> = { '1': p.gold, '2': p.silver, '3': '#c98a52' };

/** Draws the rows as high as the box lets them be. */
export function drawTable(
  { headings, rows }: Extract<Listing, { kind: 'table' }>,
  { x, y, width, height }: Box,
): string {
  const head = headings.length > 0 ? 36 : 0;
  const rowHeight = Math.min(88, Math.floor((height - head) / Math.max(rows.length, 4)));
  const isPlace = rows.every(({ place }) => /^\d+$/.test(place));
  const text = { size: rowHeight * 0.64, weight: 800 } as const;
  const label = { size: text.size * 0.8, weight: 500 } as const;
  const heading = { size: Math.min(28, text.size * 0.7), weight: 800 } as const;
  const number = Math.min(100, (width * 0.52) / Math.max(headings.length, 1));
  const left = isPlace
    ? rowHeight + 20
    : Math.min(width * 0.45, 36 + Math.max(...rows.map(({ place }) => measure(place, label))));
  const room = width - left - number * headings.length - 12;
  const nick = fitAll(
    rows.map(({ player }) => drawableNick(player)),
    room,
    text,
    24,
  );
  const end = (column: number): number => x + width - 18 - (headings.length - 1 - column) * number;
  const titles = headings.map((title, column) =>
    lettering(title, end(column), y + 22, heading, p.brick, 'end'),
  );
  const lines = rows.map(({ place, player, values }, index) => {
    const top = y + head + index * rowHeight;
    const baseline = top + rowHeight * 0.69;
    const [medal, middle] = [medals[place], x + 14 + rowHeight * 0.36];
    return (
      (index % 2 === 0 ? rect(band, x, top, width, rowHeight) : '') +
      (medal ? disc(medal, middle, top + rowHeight / 2, rowHeight * 0.36) : '') +
      (isPlace
        ? lettering(place, middle, baseline, text, p.ink, 'middle')
        : lettering(ellipsize(place, left - 30, label), x + 14, baseline, label, p.brick)) +
      lettering(ellipsize(drawableNick(player), room, nick), x + left, baseline, nick, p.ink) +
      values
        .map((value, column) => lettering(value, end(column), baseline, text, p.ink, 'end'))
        .join('')
    );
  });
  return [...titles, ...lines].join('');
}
