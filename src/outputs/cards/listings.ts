/** Draws the listings of cards as SVG: a table, duels, or a bracket. */
import type { BracketListing, DuelLine, DuelsListing, TableListing } from './card.ts';
import { colours, disc, rect, type Box } from './parts.ts';
import { drawable, drawableNick, fitAll, measure, textToPaths, type TextStyle } from './text.ts';

const { ink, brick, parchmentDark: edge } = colours;
const medals = new Map([
  ['1', colours.gold],
  ['2', colours.silver],
  ['3', colours.bronze],
]);

/** Draws a table. Rows share the height of the box, up to 88 pixels each. */
export function drawTable({ headings, rows }: TableListing, { x, y, width, height }: Box): string {
  const head = headings.length > 0 ? 36 : 0;
  const rowHeight = Math.min(88, Math.floor((height - head) / Math.max(rows.length, 4)));
  const isPlace = rows.every(({ place }) => /^\d+$/.test(place));
  const text = { size: rowHeight * 0.64, weight: 800, colour: ink } as const;
  const label = { size: text.size * 0.8, weight: 500, colour: brick } as const;
  const heading = { size: Math.min(28, text.size * 0.7), weight: 800, colour: brick } as const;
  const number = Math.min(100, (width * 0.52) / Math.max(headings.length, 1));
  const left = isPlace
    ? rowHeight + 20
    : Math.min(width * 0.45, 36 + Math.max(...rows.map(({ place }) => measure(place, label))));
  const nickWidth = width - left - number * headings.length - 12;
  const players = rows.map(({ player }) => drawableNick(player));
  const nick = fitAll(players, nickWidth, text, 24);
  const cells = (values: readonly string[], baseline: number, style: TextStyle): string[] =>
    values.map((value, column) => {
      const end = x + width - 18 - (headings.length - 1 - column) * number;
      return textToPaths(value, { x: end, y: baseline, anchor: 'end' }, style);
    });
  const lines = rows.flatMap(({ place, values }, index) => {
    const top = y + head + index * rowHeight;
    const baseline = top + rowHeight * 0.69;
    const middle = x + 14 + rowHeight * 0.36;
    const medal = medals.get(place);
    const placeAt = isPlace
      ? ({ x: middle, y: baseline, anchor: 'middle' } as const)
      : { x: x + 14, y: baseline, maxWidth: left - 30 };
    return [
      index % 2 === 0 ? rect(colours.band, { x, y: top, width, height: rowHeight }) : '',
      medal ? disc(medal, middle, top + rowHeight / 2, rowHeight * 0.36) : '',
      textToPaths(place, placeAt, isPlace ? text : label),
      textToPaths(players[index] ?? '', { x: x + left, y: baseline, maxWidth: nickWidth }, nick),
      ...cells(values, baseline, text),
    ];
  });
  return [...cells(headings, y + 22, heading), ...lines].join('');
}

const isDuel = (line: { title: string } | DuelLine): line is DuelLine => 'home' in line;

/** Draws duels in rows of equal height. If they do not fit, the last row counts the rest. */
export function drawDuels({ blocks }: DuelsListing, { x, y, width, height }: Box): string {
  const all = blocks.flatMap(({ title, duels }) => [...(title ? [{ title }] : []), ...duels]);
  const rowHeight = Math.max(44, Math.min(124, Math.floor(height / Math.max(all.length, 4))));
  const fitting = Math.floor(height / rowHeight);
  const hidden = all.slice(fitting - 1).filter(isDuel).length;
  const lines =
    all.length <= fitting
      ? all
      : [...all.slice(0, fitting - 1), { title: `y ${hidden} duelos más` }];
  const duels = lines.filter(isDuel);
  const title = { size: Math.min(38, rowHeight * 0.54), weight: 800, colour: brick } as const;
  const versus = { size: Math.min(32, rowHeight * 0.44), weight: 500, colour: brick } as const;
  const small = { ...versus, colour: ink };
  const when = Math.max(...duels.map((duel) => measure(duel.when, small)));
  const side = when > 0 ? Math.min(width * 0.3, when + 32) : 0;
  const middle = x + (width - side) / 2;
  const maxWidth = (width - side) / 2 - 64;
  const nicks = duels.flatMap(({ home, away }) => [drawableNick(home), drawableNick(away)]);
  const size = Math.min(54, rowHeight * 0.6);
  const nick = fitAll(nicks, maxWidth, { size, weight: 800, colour: ink }, 24);
  const styleOf = (duel: DuelLine, side: 'home' | 'away'): TextStyle =>
    duel.winner === null || duel.winner === side ? nick : { ...nick, weight: 500 };
  const drawn = lines.flatMap((line, index) => {
    const top = y + index * rowHeight;
    if (!isDuel(line))
      return textToPaths(drawable(line.title), { x, y: top + rowHeight * 0.7 }, title);
    const at = { y: top + rowHeight * 0.67, maxWidth };
    const home = { ...at, x: middle - 52, anchor: 'end' } as const;
    const between = { ...at, x: middle, anchor: 'middle' } as const;
    const away = { ...at, x: middle + 52 };
    const end = { ...at, x: x + width - 14, anchor: 'end', maxWidth: side - 16 } as const;
    return [
      rect(colours.band, { x, y: top + 3, width, height: rowHeight - 6 }),
      textToPaths(drawableNick(line.home), home, styleOf(line, 'home')),
      textToPaths(line.result || 'vs', between, line.result ? title : versus),
      textToPaths(drawableNick(line.away), away, styleOf(line, 'away')),
      textToPaths(drawable(line.when), end, small),
    ];
  });
  return drawn.join('');
}

/** Draws a bracket. Each duel stands midway between the two duels that lead to it. */
export function drawBracket({ columns }: BracketListing, { x, y, width, height }: Box): string {
  const gap = 22;
  const columnWidth = (width - gap * (columns.length - 1)) / columns.length;
  const head = 52;
  const maxDuels = Math.max(1, ...columns.map(({ duels }) => duels.length));
  const cardHeight = Math.min(104, ((height - head) / maxDuels) * 0.86);
  const label = { size: 28, weight: 800, colour: brick } as const;
  const plain = { size: cardHeight * 0.38, weight: 800, colour: ink } as const;
  const players = columns.flatMap(({ duels }) =>
    duels.flatMap((duel) => (duel ? [drawableNick(duel.home), drawableNick(duel.away)] : [])),
  );
  const maxWidth = columnWidth - 52;
  const nick = fitAll(players, maxWidth, plain, 20);
  const sides = (duel: DuelLine, left: number, top: number): string[] =>
    (['home', 'away'] as const).flatMap((side, row) => {
      const style = { ...nick, weight: duel.winner === side ? 800 : 500 } as const;
      const at = { x: left + 12, y: top + cardHeight * (0.41 + row * 0.45), maxWidth };
      const end = { ...at, x: left + columnWidth - 12, anchor: 'end' } as const;
      return [
        textToPaths(drawableNick(duel[side]), at, style),
        textToPaths(duel.result.split(' - ')[row] ?? '', end, { ...nick, colour: brick }),
      ];
    });
  const drawn = columns.flatMap(({ title, duels }, index) => {
    const left = x + index * (columnWidth + gap);
    const step = (height - head) / Math.max(1, duels.length);
    const isFinal = index === columns.length - 1;
    const cards = duels.flatMap((duel, slot) => {
      const middle = y + head + step * (slot + 0.5);
      const top = middle - cardHeight / 2;
      const box = { x: left, y: top, width: columnWidth, height: cardHeight };
      const inside = { x: left + 2, y: top + 2, width: columnWidth - 4, height: cardHeight - 4 };
      // The upper duel's line goes down and the lower duel's line goes up, so that they meet.
      const out = slot % 2 === 0 ? `v${step / 2}h${gap / 2}` : `v${-step / 2}`;
      const line = `M${left + columnWidth} ${middle}h${gap / 2}${out}`;
      return [
        isFinal ? '' : `<path fill="none" stroke="${edge}" stroke-width="3" d="${line}"/>`,
        rect(edge, box),
        rect(duel ? colours.white : colours.parchment, inside),
        ...(duel ? sides(duel, left, top) : []),
      ];
    });
    return [
      textToPaths(drawable(title), { x: left, y: y + 24, maxWidth: columnWidth }, label),
      ...cards,
    ];
  });
  return drawn.join('');
}
