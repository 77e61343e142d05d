/** Data for other programs. tests/golden has the files' content. */
import { expect, test } from 'vitest';
import { page, read } from '../fixtures/site.ts';

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
