/** What only some visitors load of the ranking: what the page says is in tests/golden. */
import { expect, test } from 'vitest';
import { html, page, read, tableRows } from '../fixtures/site.ts';

test('the whole ranking is a file of its own for the island, and the home page has only its first views', () => {
  const { players } = JSON.parse(read('datos/ranking.json')) as { players: [string, number][] };
  const nicks = page('/ranking')('.ranking')
    .toArray()
    .flatMap((table) => tableRows(page('/ranking'), table).map(([, nick = '']) => nick));
  expect(players.map(([nick]) => nick)).toEqual(nicks);
  const byElo = page('/ranking/elo')('.ranking th[scope=row]').toArray().slice(0, 15);
  const shown = page('/')('.ranking th[scope=row]').toArray();
  const textOf = (cells: typeof shown): string[] => cells.map((cell) => page('/')(cell).text());
  expect(textOf(shown)).toEqual([...nicks.slice(0, 30), ...textOf(byElo)]);
  expect(html('/')).not.toContain(`"${nicks[0]}"`);
});
