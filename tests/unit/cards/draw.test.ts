import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawAll, prune, type Workshop } from '../../../src/cards/drawing/draw.ts';
import { fileName } from '../../../src/cards/file-name.ts';
import { pageCards } from '../../../src/cards/pages.ts';

const cards = new Map(
  [pageCards.noticias, pageCards.contacto].map((card) => [fileName(card), card]),
);
const names = [...cards.keys()].toSorted();
const [first = ''] = names;

let directory: string;
let workshop: Workshop;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cards-'));
  workshop = { cache: join(directory, 'cache'), pictures: directory };
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('every card becomes a file of its name, and nothing else does', async () => {
  await drawAll(cards, workshop, join(directory, 'site'));
  expect((await readdir(join(directory, 'site'))).toSorted()).toEqual(names);
  const file = await readFile(join(directory, 'site', first));
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test('a card that was drawn before is not drawn again', async () => {
  await drawAll(cards, workshop, join(directory, 'before'));
  await writeFile(join(workshop.cache, first), 'drawn before');
  await drawAll(cards, workshop, join(directory, 'site'));
  expect(await readFile(join(directory, 'site', first), 'utf8')).toBe('drawn before');
});

test('a card that has not been used for long is forgotten, and no other', async () => {
  await drawAll(cards, workshop, join(directory, 'site'));
  await writeFile(join(workshop.cache, 'old.jpg'), '');
  await writeFile(join(workshop.cache, 'new.jpg'), '');
  const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
  await utimes(join(workshop.cache, 'old.jpg'), longAgo, longAgo);
  await utimes(join(workshop.cache, first), longAgo, longAgo);
  await prune(cards, workshop.cache);
  expect((await readdir(workshop.cache)).toSorted()).toEqual([...names, 'new.jpg'].toSorted());
});
