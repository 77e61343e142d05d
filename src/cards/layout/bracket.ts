/** The cup's tree, from its earlier phase at the left to the final at the right. */
import { palette as p } from '../../art/brush/palette.ts';
import { line, nums, rect } from '../../art/brush/svg.ts';
import type { Listing } from '../card.ts';
import { drawable, drawableNick, ellipsize, lettering } from '../lettering.ts';
import { fitAll } from '../setting.ts';
import type { Box } from './parts.ts';

/** Draws the columns; each duel stands in the middle of the two that lead to it. */
export function drawBracket(
  { columns }: Extract<Listing, { kind: 'bracket' }>,
  { x, y, width, height }: Box,
): string {
  const gap = 22;
  const columnWidth = (width - gap * (columns.length - 1)) / columns.length;
  const head = 52;
  const most = Math.max(1, ...columns.map(({ duels }) => duels.length));
  const cardHeight = Math.min(104, ((height - head) / most) * 0.86);
  const players = columns.flatMap(({ duels }) =>
    duels.flatMap((duel) => (duel ? [duel.home, duel.away] : [])),
  );
  const { size } = fitAll(
    players.map(drawableNick),
    columnWidth - 52,
    { size: cardHeight * 0.38, weight: 800 },
    20,
  );
  const label = { size: 28, weight: 800 } as const;
  return columns
    .map(({ title, duels }, index) => {
      const left = x + index * (columnWidth + gap);
      const step = (height - head) / Math.max(1, duels.length);
      const drawn = duels.map((duel, slot) => {
        const middle = y + head + step * (slot + 0.5);
        const out = slot % 2 === 0 ? middle + step / 2 : middle - step / 2;
        const lines =
          index === columns.length - 1
            ? ''
            : line(
                p.parchmentDark,
                3,
                `M${nums(left + columnWidth, middle)}h${nums(gap / 2)}V${nums(out)}${slot % 2 === 0 ? `h${nums(gap / 2)}` : ''}`,
              );
        const sides = (['home', 'away'] as const).map((side, row) => {
          const won = duel?.winner === side;
          const style = { size, weight: won ? 800 : 500 } as const;
          const baseline = middle - cardHeight / 2 + cardHeight * (0.41 + row * 0.45);
          const score = duel?.result.split(' - ')[row] ?? '';
          return (
            lettering(
              ellipsize(drawableNick(duel?.[side] ?? ''), columnWidth - 52, style),
              left + 12,
              baseline,
              style,
              p.ink,
            ) +
            lettering(
              score,
              left + columnWidth - 12,
              baseline,
              { ...style, weight: 800 },
              p.brick,
              'end',
            )
          );
        });
        return (
          lines +
          rect(p.parchmentDark, left, middle - cardHeight / 2, columnWidth, cardHeight) +
          rect(
            duel ? p.white : p.parchment,
            left + 2,
            middle - cardHeight / 2 + 2,
            columnWidth - 4,
            cardHeight - 4,
          ) +
          sides.join('')
        );
      });
      return (
        lettering(ellipsize(drawable(title), columnWidth, label), left, y + 24, label, p.brick) +
        drawn.join('')
      );
    })
    .join('');
}
