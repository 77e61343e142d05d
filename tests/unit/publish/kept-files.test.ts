import { expect, test } from 'vitest';
import sharp from 'sharp';
import { withCardText } from '../../../src/outputs/cards/card-text.ts';
import { newsCard } from '../../../src/outputs/cards/posters.ts';
import { keepsFile } from '../../../src/publish/kept-files.ts';

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
