/** What is drawn of a card: names fit, and nothing is left out unsaid. */
import { expect, test } from 'vitest';
import type { DuelLine, Sheet } from '../../../src/cards/card.ts';
import { compose } from '../../../src/cards/drawing/compose.ts';

const duel = (index: number): DuelLine => ({
  home: `L${index}`,
  away: `V${index}`,
  result: '',
  winner: null,
  when: '',
});
const sheet = (listing: Sheet['listing']): Sheet => ({
  kind: 'sheet',
  shape: 'instagram',
  name: 'prueba',
  alt: '',
  emblem: 'logo',
  overline: '',
  title: 'Fecha 1',
  note: '',
  listing,
});
/** The lowest line that lettering stands on: the community's name, unless something overflows. */
function lowest(svg: string): number {
  const feet = [...svg.matchAll(/translate\(-?[\d.]+[ -]([\d.]+)\)scale\([\d.]+ -/g)];
  return Math.max(...feet.map(([, y]) => Number(y)));
}
const duels = (count: number) =>
  sheet({
    kind: 'duels',
    blocks: [{ title: '', duels: Array.from({ length: count }, (_, index) => duel(index)) }],
  });

test.each([0, 1, 16, 17, 60])('%i duels stay on the sheet', (count) => {
  const { svg, height } = compose(duels(count));
  expect(lowest(svg)).toBe(height - 34);
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test.each([0, 1, 8, 20])('a table of %i rows stays on the sheet', (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    place: String(index + 1),
    player: 'UnNickLarguísimoQueNoEntraEnNingúnLado',
    values: ['1', '−2'],
  }));
  const { svg, height } = compose(sheet({ kind: 'table', headings: ['DG', 'DP'], rows }));
  expect(lowest(svg)).toBe(height - 34);
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test.each([1, 2, 8, 16])('a bracket of %i duels stays on the sheet', (count) => {
  const columns = [
    { title: 'Fase', duels: Array.from({ length: count }, (_, index) => duel(index)) },
    { title: 'Final', duels: [null] },
  ];
  const { svg, height } = compose(sheet({ kind: 'bracket', columns }));
  expect(lowest(svg)).toBe(height - 34);
  expect(svg).not.toMatch(/NaN|Infinity/);
});

test('a poster keeps more than a quarter of the card for its picture, however long its words are', () => {
  const { photo, height } = compose({
    kind: 'poster',
    name: 'prueba',
    alt: '',
    emblem: 'logo',
    overline: 'Noticias',
    title: 'Una frase larguísima que no termina nunca '.repeat(20),
    note: 'Una nota que tampoco termina '.repeat(20),
    illustration: { kind: 'photo', path: 'a.jpg' },
  });
  expect(photo?.height).toBeGreaterThan(height / 3.5);
});

test('a nick that cannot be drawn leaves no row without a player', () => {
  const cards = (nick: string) => {
    const against = { ...duel(1), home: nick };
    return [
      sheet({ kind: 'table', headings: [], rows: [{ place: '1', player: nick, values: [] }] }),
      sheet({ kind: 'duels', blocks: [{ title: '', duels: [against] }] }),
      sheet({ kind: 'bracket', columns: [{ title: 'Final', duels: [against] }] }),
    ].map((card) => compose(card).svg);
  };
  expect(cards('🔥🔥')).toEqual(cards('?'));
});
