/** Data and tables for other sites: what the files say is in tests/golden. */
import Papa from 'papaparse';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist, embeds, page, texts } from '../fixtures/site.ts';

type Row = Record<string, string | number | null>;

const read = (file: string): string => readFileSync(join(dist, 'datos', file), 'utf8');
const { duels } = JSON.parse(read('duelos.json')) as { duels: Row[] };

test('each duel has an address of its own, which is its row on its page', () => {
  const addresses = duels.map(({ url }) => String(url));
  expect(new Set(addresses).size).toBe(duels.length);
  for (const { url, home, away } of duels) {
    const { pathname, hash } = new URL(String(url));
    const row = page(pathname)(`tr[id="${hash.slice(1)}"]`).text();
    expect(row).toContain(home === 'BYE' ? 'Libre' : home);
    expect(row).toContain(away === 'BYE' ? 'Libre' : away);
  }
});

test('a duel has both scores or none, and a day with its hour', () => {
  const half = duels.filter(
    ({ homeScore, awayScore, date, time }) =>
      (homeScore === null) !== (awayScore === null) || (date === null) !== (time === null),
  );
  expect(half).toEqual([]);
  expect(duels.filter(({ homeScore }) => homeScore === null).length).toBeGreaterThan(20);
});

test('duels are the same as a table, and the page shows one', () => {
  const table = Papa.parse<Row>(read('duelos.csv').trimEnd(), { header: true });
  expect(table.data).toEqual(
    duels.map((duel) =>
      Object.fromEntries(Object.entries(duel).map(([name, value]) => [name, String(value ?? '')])),
    ),
  );
  const $ = page('/datos');
  expect(duels).toContainEqual(JSON.parse(texts($, '#archivos pre')[0] ?? ''));
});

describe.each(embeds)('%s', (route) => {
  const $ = page(route);

  test('is what the page tells to paste', () => {
    const address = `https://carcassonne-argentina.example${route}`;
    const snippet = texts(page('/datos'), 'pre').find((text) => text.includes(`${address}"`));
    expect(snippet).toMatch(/^<iframe src="https:\/\/\S+" title="[^"]+" .*><\/iframe>$/);
  });

  test('has the division’s tables, leads to it in the whole window, and carries no script', () => {
    const own = route.replace('/embed/posiciones', '/torneos/liga-nacional');
    expect(texts($, '.standings tbody tr')).toEqual(texts(page(own), '.standings tbody tr'));
    expect($('a').attr()).toMatchObject({ href: own, target: '_top' });
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script')).toHaveLength(0);
  });
});
