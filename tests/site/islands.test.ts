/** What a page says of its islands' chunks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist, files, page, pagesWithIslands, routes } from '../fixtures/site.ts';

/** Addresses of what a chunk imports, directly or not. */
function importsOf(url: string): string[] {
  const code = readFileSync(join(dist, url), 'utf8');
  const direct = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
    ([, name]) => `/_astro/${name}`,
  );
  return [...direct, ...direct.flatMap(importsOf)];
}

test('no script looks behind: Safari before 16.4 loads none that does', () => {
  const chunks = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);
  const inline = routes.map((route) => [route, page(route)('script').text()] as const);
  const behind = [...chunks, ...inline].filter(([, code]) => /\(\?<[=!]/.test(code));
  expect(chunks).not.toEqual([]);
  expect(behind.map(([where]) => where)).toEqual([]);
});

describe.each(pagesWithIslands)('%s', (route) => {
  const $ = page(route);
  const islands = $('astro-island')
    .toArray()
    .map((element) => $(element).attr() ?? {});

  test('each island loads when it is touched, the ranking when it comes near, and knows every chunk its modules import', () => {
    expect(islands).not.toEqual([]);
    for (const island of islands) {
      const entries = [island['component-url'] ?? '', island['renderer-url'] ?? ''];
      const imported = new Set(entries.flatMap(importsOf));
      const isRanking = (island['component-url'] ?? '').includes('Ranking');
      expect(island['client']).toBe(isRanking ? 'near' : 'touch');
      expect([...imported]).not.toEqual([]);
      expect(new Set(island['data-imports']?.split(' '))).toEqual(imported);
    }
  });

  test('nothing of them loads with the page; what knows when they are near waits for the first paint', () => {
    expect($('link[rel=modulepreload], link[rel=preload], script[src]')).toHaveLength(0);
    const late = $('script[data-src]').map((_, script) => $(script).attr('data-src'));
    expect(late.get()).toEqual([expect.stringMatching(/^\/_astro\/late\.[\w-]{8}\.js$/)]);
  });
});
