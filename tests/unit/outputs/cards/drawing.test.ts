/** Drawing of cards: every letter is drawn, as large as fits, and omissions are marked. */
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compose } from '../../../../src/outputs/cards/compose.ts';
import type { ListingCard } from '../../../../src/outputs/cards/card.ts';
import {
  drawable,
  ellipsize,
  fitAll,
  fitLines,
  measure,
  textToPaths,
} from '../../../../src/outputs/cards/text.ts';

const look = { weight: 800, colour: '#000000' } as const;
const large = { ...look, size: 100 };
const shapesOf = (text: string) =>
  textToPaths(text, { x: 0, y: 0 }, large).match(/(?<= d=")[^"]*/g) ?? [];

test('text is drawn as outlines, one a letter', () => {
  expect(shapesOf('Año')).toHaveLength(3);
  // Where no duel has a day, days have no room.
  expect(textToPaths('', { x: 0, y: 0, maxWidth: -16 }, large)).toBe('');
});

test.each(['א', 'ع', '玩'])(
  'letters stay in their order beside %s, which no font has',
  (letter) => {
    expect(shapesOf(`un${letter}`).slice(0, 2)).toEqual(shapesOf('un'));
    expect(shapesOf(`${letter}un`).slice(-2)).toEqual(shapesOf('un'));
  },
);

test('a text that does not fit is cut as late as the width allows', () => {
  const width = measure('La Selección', large);
  expect(ellipsize('La Selección', width, large)).toBe('La Selección');
  const cut = ellipsize('La Selección cerró la fase', width, large);
  expect(cut).toBe('La Selecci…');
  expect(measure(cut, large)).toBeLessThanOrEqual(width);
});

const box = 1000;
const fitted = (text: string) => fitLines(text, box, [80, 60, 40], look);

test.each([
  ['short text large', 'Ya somos más de cien', 80, ['Ya somos más de cien']],
  [
    'longer one smaller, in lines of about the same length',
    'La Selección cerró la fase de grupos con tres victorias',
    60,
    ['La Selección cerró la fase de', 'grupos con tres victorias'],
  ],
  [
    'word that is wider than a line cut where its parts meet',
    '#TodosLosMeeplesCelestesJuntosPorElMundialDeEquiposDeCarcassonne',
    40,
    ['#TodosLosMeeplesCelestesJuntosPorElMundialDeEquipos', 'DeCarcassonne'],
  ],
])('a title has a %s', (_, text, size, lines) => {
  expect(fitted(text)).toEqual({ style: { ...look, size }, lines });
});

test('a word that is cut between lines and at the end gets no space', () => {
  const { lines } = fitLines('ReyTriunfante_DelNorteLejano_SiempreAlegre', 300, [40, 36], look);
  expect(lines).toEqual(['ReyTriunfante_Del', 'NorteLejano_Sie…']);
});

test('no word of a text in two lines is cut, however long its first word', () => {
  const { lines } = fitLines('ConstantinoplaDelSur gana', 600, [100, 60], look);
  expect(lines).toEqual(['ConstantinoplaDelSur', 'gana']);
});

test('no line is wider than its box, and a text that is too long ends in an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { style, lines } = fitted(drawable(text));
      // Kerning across a space or a cut may add a fraction of a pixel.
      for (const line of lines) expect(measure(line, style)).toBeLessThan(box * 1.01);
      expect(lines.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 60 },
  );
  expect(fitted('Una frase larguísima '.repeat(20)).lines.at(-1)).toMatch(/…$/);
});

test('a list’s font shrinks for its widest text, down to the given size, and never grows', () => {
  const size = (texts: string[], width: number, own = 100) =>
    fitAll(texts, width, { ...large, size: own }, 24).size;
  expect([size(['Ana', 'CatedralDelSur'], 300), size(['CatedralDelSur'], 20)]).toEqual([45, 24]);
  expect([size(['Ana'], 900), size([], 900)]).toEqual([100, 100]);
  expect(size(['Ana'], measure('Ana', { ...large, size: 38.45 }), 38.4)).toBe(38.4);
});

const sheet = (listing: ListingCard['listing']): ListingCard => ({
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
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const duel = (home: string) => ({ home, away: 'Beto', result: '', winner: null, when: '' });
const duels = (count: number, home = 'Ana') =>
  sheet({ kind: 'duels', duels: many(count, duel(home)) });
const table = (count: number, player = 'UnNickLarguísimoQueNoEntraEnNingúnLado') =>
  sheet({
    kind: 'table',
    headings: ['DG', 'DP'],
    rows: many(count, { place: '1', player, values: ['1', '−2'] }),
  });
/** Vertical positions of the texts of a drawing, in the order in which they are drawn. */
const feetOf = (svg: string): number[] =>
  [...svg.matchAll(/translate\(-?[\d.]+ ([\d.]+)\)scale\([\d.]+ -/g)].map(([, y]) => Number(y));

test('a list begins below its title and note, however long they are', () => {
  const long = 'Una frase larguísima que no termina nunca '.repeat(20);
  const feet = feetOf(compose({ ...table(1), title: long, note: long }).svg);
  expect(feet).toEqual(feet.toSorted((a, b) => a - b));
});

test('a long text of a table is drawn smaller, and stays off the column before it', () => {
  const values = ['1', 'pendiente de confirmar'];
  const rows = [{ place: 'Segunda · Grupo A', player: 'Ana', values }];
  const listing = { kind: 'table', headings: ['DG', 'Observaciones'], rows } as const;
  const { svg } = compose({ ...sheet(listing), shape: 'preview' });
  const texts = [...svg.matchAll(/<g [^>]*><path transform="translate\(([\d.]+)/g)];
  // Title, two headings, place, nick, two values, the community's name.
  const lefts = texts.map(([, left]) => Number(left));
  for (const [first = 0, second] of [lefts.slice(1, 3), lefts.slice(5, 7)]) {
    expect(second).toBeGreaterThan(first);
  }
  expect(svg.split('<g ')[4]?.match(/<path/g)).toHaveLength('Segunda·GrupoA'.length);
});

test.each<[string, (count: number) => ListingCard, number[]]>([
  ['duels', duels, [0, 1, 16, 17, 60]],
  ['rows of a table', table, [0, 1, 8, 20]],
])('%s stay on the sheet, however many', (_, listing, counts) => {
  for (const count of counts) {
    const { svg, height } = compose(listing(count));
    expect(svg).not.toMatch(/NaN|Infinity/);
    // The lowest line is the community's name.
    expect(Math.max(...feetOf(svg))).toBe(height - 34);
  }
});

test.each(['instagram', 'preview'] as const)('the banner covers its box (%s)', async (shape) => {
  const drawing = Buffer.from(compose({ ...table(1), shape }).svg);
  const edge = sharp(drawing).extract({ left: 0, top: 0, width: 40, height: 40 });
  const { channels } = await edge.stats();
  // An area that the drawing does not cover is transparent here, and would be black in a JPEG.
  expect(channels[3]?.min ?? 255).toBeGreaterThan(200);
});

test('a poster’s picture takes more than a quarter of the card, however long the text is', () => {
  const { photo, height, svg } = compose({
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
  // The drawing begins with the emblem, whose upper half covers the photo.
  const [, top] = /viewBox="0 ([\d.]+) /.exec(svg) ?? [];
  expect(svg).toContain(` y="${top}" width="150" height="150"`);
});

test.each([table, duels])('a nick that cannot be drawn is shown as «?»', (of) => {
  expect(compose(of(1, '🔥🔥')).svg).toEqual(compose(of(1, '?')).svg);
});

test('an emoji in a table or beside a duel draws nothing and takes no room', () => {
  const rowOf = (emoji: string) =>
    sheet({
      kind: 'table',
      headings: [`DG${emoji}`],
      rows: [{ place: `Oro${emoji}`, player: 'Ana', values: [`1${emoji}`] }],
    });
  const duelAt = (when: string) =>
    sheet({ kind: 'duels', duels: [duel('Ana'), { ...duel('Ana'), when }] });
  expect(compose(rowOf(' 🥇')).svg).toBe(compose(rowOf('')).svg);
  expect(compose(duelAt('21:00 🔥')).svg).toBe(compose(duelAt('21:00')).svg);
  expect(compose(duelAt('21:00')).svg).not.toBe(compose(duelAt('12:00')).svg);
});
