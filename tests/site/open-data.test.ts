/** Data and tables for other sites. tests/golden has the files' content. */
import { expect, test } from 'vitest';
import { embeds, page, read, texts } from '../fixtures/site.ts';

const { duels } = JSON.parse(read('datos/duelos.json')) as {
  duels: Record<'url' | 'home' | 'away', string>[];
};

test('each duel has its own address, which leads to its row', () => {
  expect(new Set(duels.map(({ url }) => url)).size).toBe(duels.length);
  for (const { url, home, away } of duels) {
    const { pathname, hash } = new URL(url);
    const row = page(pathname)(`tr[id="${hash.slice(1)}"]`).text();
    expect(row).toContain(home === 'BYE' ? 'Libre' : home);
    expect(row).toContain(away === 'BYE' ? 'Libre' : away);
  }
});

test.each(embeds)('%s has the division’s tables and link, and no script', (route) => {
  const $ = page(route);
  const own = route.replace('/embed/posiciones', '/torneos/liga-nacional');
  const division = page(own);
  // The form of the players and their withdrawals are left out.
  for (const one of [$, division]) one('small').remove();
  expect(texts($, '.standings tbody tr')).toEqual(texts(division, '.groups .standings tbody tr'));
  expect($('a').attr()).toMatchObject({ href: own, target: '_top' });
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('script')).toHaveLength(0);
});
