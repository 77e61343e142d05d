/** Rules for all players' pages. tests/golden has the text of three of them. */
import { expect, test } from 'vitest';
import { page, playerPaths, routes, tableRows, texts } from '../fixtures/site.ts';

const nicks = [...playerPaths.keys()];
const pathOf = (nick: string): string => playerPaths.get(nick) ?? '';

test('each player has a page headed by the nick, and the index links to it', () => {
  const pages = routes.filter((route) => route.startsWith('/jugadores/'));
  expect(pages.toSorted()).toEqual([...playerPaths.values()].toSorted());
  expect(nicks.map((nick) => texts(page(pathOf(nick)), 'h1'))).toEqual(nicks.map((nick) => [nick]));
});

test('each duel of a season links to its row in the fixture', () => {
  for (const nick of nicks) {
    const $ = page(pathOf(nick));
    for (const link of $('.story th[scope=row] a').toArray()) {
      const [route = '', id = ''] = (link.attribs['href'] ?? '').split('#');
      const rival = $(link).closest('tr').find('td').first().contents().first().text().trim();
      const [row = ''] = texts(page(route), `tr[id="${id}"]`);
      expect(row).toContain(nick);
      expect(row).toContain(rival);
    }
  }
});

test('a bye is not listed as a duel', () => {
  const rows = nicks.flatMap((nick) => tableRows(page(pathOf(nick)), '.story'));
  const byes = rows.filter(([, rival]) => rival === 'Libre');
  expect(byes.length).toBeGreaterThan(0);
  for (const bye of byes) expect(bye.slice(1)).toEqual(['Libre', 'Sin duelo', '']);
});

test('a walkover and a withdrawal are shown on both players’ pages', () => {
  const told = (nick: string, rival: string) =>
    tableRows(page(pathOf(nick)), '.story').find((row) => row[1] === rival)?.[2];
  expect(told('LagunaMadre', 'ViejaMuralla')).toBe('Ganó por W.O.');
  expect(told('ViejaMuralla', 'LagunaMadre')).toBe('Perdió por W.O.');
  expect(told('TrebolDeCiudad', 'SolDeMayo25')).toBe('Ganó por W.O.');
  expect(texts(page(pathOf('SolDeMayo25')), '.facts .note').join(' ')).toMatch(/se bajó el \S+ \d/);
});
