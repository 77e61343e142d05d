/** Rules for all players' pages. tests/golden has the text of some of them. */
import { expect, test } from 'vitest';
import { page, playerPaths, routes, texts } from '../fixtures/site.ts';

const nicks = [...playerPaths.keys()];
const pathOf = (nick: string): string => playerPaths.get(nick) ?? '';

test('each player has a page headed by the nick, and the index links to it', () => {
  const pages = routes.filter((route) => route.startsWith('/jugadores/'));
  expect(pages.toSorted()).toEqual([...playerPaths.values()].toSorted());
  expect(nicks.map((nick) => texts(page(pathOf(nick)), 'h1'))).toEqual(nicks.map((nick) => [nick]));
});
