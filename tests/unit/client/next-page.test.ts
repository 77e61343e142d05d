/** The rules for pages that a browser may prefetch. */
import { expect, test } from 'vitest';
import { nextPageRules } from '../../../src/client/early/next-page.ts';

interface Rules {
  prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string } }] } }];
}

test.each([
  ['', '/', true],
  ['', '/torneos/liga-nacional?seccion=fixture', true],
  ['', '/feed.xml', false],
  ['', '/calendarios/liga.ics', false],
  ['', 'https://example.com/', false],
  ['/sitio', '/sitio/jugadores', true],
  ['/sitio', '/jugadores', false],
])('of a site below «%s», %s: %j', (base, address, isFetched) => {
  const site = 'https://carcassonne.example';
  const { prefetch } = JSON.parse(nextPageRules(base)) as Rules;
  const [pages, { not: files }] = prefetch[0].where.and;
  const matches = (pattern: string): boolean =>
    new URLPattern(pattern, site).test(new URL(address, site));
  expect(matches(pages.href_matches) && !matches(files.href_matches)).toBe(isFetched);
});
