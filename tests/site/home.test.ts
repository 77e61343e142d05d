/** What only some visitors load of the ranking: what the page says is in tests/golden. */
import { expect, test } from 'vitest';
import { html, page, read, tableRows } from '../fixtures/site.ts';

test('the whole ranking is a file of its own for the island, and in the home page only its first rows', () => {
  const nicks = page('/ranking')('.ranking')
    .toArray()
    .flatMap((table) => tableRows(page('/ranking'), table).map(([, nick = '']) => nick));
  const { players } = JSON.parse(read('datos/ranking.json')) as {
    players: unknown[];
  };
  expect(players).toHaveLength(nicks.length);
  const props = page('/')('astro-island[component-url*=Ranking]').attr('props') ?? '';
  expect(props).toContain(`"${nicks[14]}"`);
  expect(props).not.toContain(`"${nicks[15]}"`);
  expect(html('/')).not.toContain(`>${nicks[15]}<`);
});
