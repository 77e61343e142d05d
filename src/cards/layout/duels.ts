/** Duels, in blocks of a group or phase. */
import { palette as p } from '../../art/brush/palette.ts';
import { rect } from '../../art/brush/svg.ts';
import type { DuelLine, Listing } from '../card.ts';
import {
  drawable,
  drawableNick,
  ellipsize,
  lettering,
  measure,
  type Anchor,
} from '../lettering.ts';
import { fitAll } from '../setting.ts';
import { band, type Box } from './parts.ts';

type Line = { title: string } | DuelLine;

const isDuel = (line: Line): line is DuelLine => 'home' in line;

/** The lines a box has room for: what does not fit is counted in the last one. */
function shorten(lines: readonly Line[], room: number): Line[] {
  if (lines.length <= room) return [...lines];
  const hidden = lines.slice(room - 1).filter(isDuel).length;
  return [...lines.slice(0, room - 1), { title: `y ${hidden} duelos más` }];
}

/** Draws the duels, all lines of one height. */
export function drawDuels(
  { blocks }: Extract<Listing, { kind: 'duels' }>,
  { x, y, width, height }: Box,
): string {
  const all = blocks.flatMap(({ title, duels }): Line[] => [
    ...(title ? [{ title }] : []),
    ...duels,
  ]);
  const rowHeight = Math.max(44, Math.min(124, Math.floor(height / Math.max(all.length, 4))));
  const lines = shorten(all, Math.floor(height / rowHeight));
  const duels = lines.filter(isDuel);
  const title = { size: Math.min(38, rowHeight * 0.54), weight: 800 } as const;
  const small = { size: Math.min(32, rowHeight * 0.44), weight: 500 } as const;
  const when = Math.max(...duels.map((duel) => measure(duel.when, small)));
  const side = when > 0 ? Math.min(width * 0.3, when + 32) : 0;
  const middle = x + (width - side) / 2;
  const room = (width - side) / 2 - 64;
  const nick = fitAll(
    duels.flatMap(({ home, away }) => [drawableNick(home), drawableNick(away)]),
    room,
    { size: Math.min(54, rowHeight * 0.6), weight: 800 },
    24,
  );

  const drawDuel = (duel: DuelLine, top: number): string => {
    const baseline = top + rowHeight * 0.67;
    const player = (which: 'home' | 'away', at: number, anchor: Anchor): string => {
      const lost = duel.winner !== null && duel.winner !== which;
      const style = lost ? ({ ...nick, weight: 500 } as const) : nick;
      return lettering(
        ellipsize(drawableNick(duel[which]), room, style),
        at,
        baseline,
        style,
        p.ink,
        anchor,
      );
    };
    return (
      rect(band, x, top + 3, width, rowHeight - 6) +
      player('home', middle - 52, 'end') +
      lettering(
        duel.result || 'vs',
        middle,
        baseline,
        duel.result ? title : small,
        p.brick,
        'middle',
      ) +
      player('away', middle + 52, 'start') +
      lettering(
        ellipsize(drawable(duel.when), side - 16, small),
        x + width - 14,
        baseline,
        small,
        p.ink,
        'end',
      )
    );
  };
  return lines
    .map((line, index) => {
      const top = y + index * rowHeight;
      return isDuel(line)
        ? drawDuel(line, top)
        : lettering(drawable(line.title), x, top + rowHeight * 0.7, title, p.brick);
    })
    .join('');
}
