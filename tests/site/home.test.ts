/** The part of the ranking that the home page loads later. tests/golden has the page's text. */
import { expect, test } from 'vitest';
import { html, page, read, tableRows } from '../fixtures/site.ts';

test('the home page has only the first rows of the ranking, and the island’s file has all of them', () => {
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
