/** Erasing players: which files of earlier sites and which lines of the histories are kept. */
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { withCardText } from '../../../src/outputs/cards/card-text.ts';
import { newsCard } from '../../../src/outputs/cards/posters.ts';
import { erasedNicks, keepsFile, withoutNicks } from '../../../src/publish/erased.ts';

const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer();

/** The file of a card with this title and optionally a photo. */
const card = (title: string, mainImage: string | null = null): Buffer =>
  withCardText(jpeg, newsCard({ id: 'a', title, mainImage, publishedAt: new Date(0) }));

test.each<[string, string, Uint8Array, boolean]>([
  ['a script stays', '_astro/page.js', Buffer.from(''), true],
  ['styles stay', '_astro/page.css', Buffer.from(''), true],
  ['a picture of a page does not stay', '_astro/portrait.webp', Buffer.from(''), false],
  ['a card of others stays', 'tarjetas/a.jpg', card('Ganó Ana'), true],
  ['a card that names the player', 'tarjetas/a.jpg', card('Ganó TERO_Oriental'), false],
  ['a card whose photo is there', 'tarjetas/a.jpg', card('Hola', 'images/here.jpg'), true],
  ['a card whose photo was removed', 'tarjetas/a.jpg', card('Hola', 'images/gone.jpg'), false],
  ['a card whose text is unknown', 'tarjetas/a.jpg', jpeg, false],
  ['a card that is no picture', 'tarjetas/a.jpg', Buffer.from('x'), false],
])('%s', (_, path, content, isKept) => {
  const keeps = keepsFile(['Tero_Oriental'], { pictures: new Set(['images/here.jpg']) });
  expect(keeps(path, content)).toBe(isKept);
});

test('a card that carries its text is still a valid picture', async () => {
  expect(await sharp(card('Ñandú «1»')).metadata()).toMatchObject({ format: 'jpeg', width: 8 });
});

test('a player counts as erased once no source and no finished season has a cell with the nick', () => {
  const sources = new Map([
    ['ranking', '1,ANA,500\n2,Anabel,400\n'],
    ['current-national-team', '[{"nick": "Beto"}]'],
  ] as const);
  const sheets = new Map([['liga/standings-elite', '"Caro",1\n']]);
  const archive = [{ sheets }];
  const nicks = ['Ana', 'Anabel', 'Ana B', 'Beto', 'Caro', 'Dani'];
  expect(erasedNicks(nicks, { sources }, archive)).toEqual(['Ana B', 'Dani']);
});

test('the histories lose exactly the lines that name the player', () => {
  const rows = 'semana,id,nick\n2026-11-16,1,Tero\n2026-11-16,2,Teresa\n';
  const corrections = 'dia,x\n2026-11-16,"Élite, Fecha 1",Ana,Beto,jugador,TERO,Beto\n';
  const changes = [
    { at: '2026-11-20T15:00:00.000Z', lines: ['Ranking: Tero, Elo 1 → 2', 'Ranking: Ana'] },
    { at: '2026-11-19T15:00:00.000Z', lines: ['Ranking: se fue Tero'] },
  ];
  const before = {
    corrections,
    history: rows,
    chances: 'dia,temporada,fixture,jugador\n2026-11-16,1ª,elite,Tero\n',
    results: null,
    laterCorrections: null,
    seasons: null,
    manifest: null,
  };
  const after = withoutNicks({ ...before, changes: JSON.stringify(changes) }, ['Tero']);
  expect(after).toMatchObject({
    corrections: 'dia,x\n',
    history: 'semana,id,nick\n2026-11-16,2,Teresa\n',
    chances: 'dia,temporada,fixture,jugador\n',
    results: null,
  });
  expect(JSON.parse(after.changes)).toEqual([{ ...changes[0], lines: ['Ranking: Ana'] }]);
});
