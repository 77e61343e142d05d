/** The part of the ranking that the home page loads later. tests/golden has the page's text. */
import { expect, test } from 'vitest';
import { html, page, read, tableRows, texts } from '../fixtures/site.ts';

test('the home page has only the first page of the ranking, and the island’s file has all of it', () => {
  const { players } = JSON.parse(read('datos/ranking.json')) as { players: [string, number][] };
  const nicks = page('/ranking')('.ranking')
    .toArray()
    .flatMap((table) => tableRows(page('/ranking'), table).map(([, nick = '']) => nick));
  expect(players.map(([nick]) => nick)).toEqual(nicks);
  expect(texts(page('/'), '.ranking th[scope=row]')).toEqual(nicks.slice(0, 15));
  expect(html('/')).not.toContain(`"${nicks[0]}"`);
});
