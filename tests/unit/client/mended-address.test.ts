/** Addresses as chats and people damage them, and the pages that they lead to. */
import { expect, test } from 'vitest';
import { isNewsItem, mendedPath } from '../../../src/client/mended-address.ts';

test.each([
  ['/noticias/N1xYz.', '/noticias/N1xYz'],
  ['/noticias/N1xYz)', '/noticias/N1xYz'],
  ['/noticias/N1xYz,', '/noticias/N1xYz'],
  ['/noticias/N1xYz%20', '/noticias/N1xYz'],
  ['/noticias/N1%20xYz', '/noticias/N1xYz'],
  ['/noticias/N1xYz/', '/noticias/N1xYz'],
  ['/noticias/N1xYz%E2%80%A6', '/noticias/N1xYz'],
  ['/noticias/N1xYz%E2%80', '/noticias/N1xYz'],
  ['/noticias/N1xYz%', '/noticias/N1xYz'],
  ['/torneos/copa-argentina%E2%80%A6', '/torneos/copa-argentina'],
  ['/Noticias', '/noticias'],
  ['/NOTICIAS/N1xYz', '/noticias/N1xYz'],
  ['/Noticias/2.', '/noticias/2'],
  ['/Torneos/Liga-Nacional', '/torneos/liga-nacional'],
  ['/torneos/liga-nacional/Oro', '/torneos/liga-nacional/oro'],
  ['/jugadores/Jugador1', '/jugadores/jugador1'],
  ['/noticias/%C3%B1and%C3%BA', '/noticias/%C3%B1and%C3%BA'],
  ['/jugadores/jugador1', '/jugadores/jugador1'],
  ['//otro.example/', '//otro.example'],
  ['/', ''],
])('%s leads to %s', (address, path) => {
  expect(mendedPath(address)).toBe(path);
  expect(mendedPath(path)).toBe(path);
});

test.each([
  ['/noticias/N1xYz', true],
  ['/noticias', false],
  ['/noticias/99', false],
  ['/noticias/a/b', false],
  ['/jugadores/noticias/x', false],
])('%s is the address of an item: %j', (path, isItem) => {
  expect(isNewsItem(path)).toBe(isItem);
});
