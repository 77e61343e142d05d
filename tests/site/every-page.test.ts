/** Rules for every page that check:site does not check; golden.test.ts runs check:site. */
import { expect, test } from 'vitest';
import { hiddenRoutes, html, page, routes, unlinkedRoutes } from '../fixtures/site.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';

const having = (selector: string): string[] =>
  routes.filter((route) => page(route)(selector).length > 0);

test('every page is valid HTML', async () => {
  const found: string[] = [];
  for (const route of routes) {
    found.push(...(await htmlProblems(html(route))).map((line) => `${route}: ${line}`));
  }
  expect(found).toEqual([]);
});

test('no page has soft hyphens, which would end up in copied and searched text', () => {
  expect(routes.filter((route) => html(route).includes('\u00ad'))).toEqual([]);
});

test.each(['card', 'cards'])('a page with an element of class %s has its styles', (name) => {
  expect(having(`.${name}`).filter((route) => !html(route).includes(`.${name}{`))).toEqual([]);
});

test.each(['title', 'main'])('the %s of one page is in English', (part) => {
  expect(having(`${part}[lang=en]`)).toEqual(['/en/national-team']);
});

test('React is only where a page needs it', () => {
  expect(having('astro-island').toSorted()).toEqual([
    '/',
    '/contacto',
    '/seleccion-nacional',
    '/torneos/copa-argentina',
    '/torneos/liga-nacional',
    '/torneos/liga-nacional/elite',
    '/torneos/liga-nacional/oro',
    '/torneos/liga-nacional/platinum',
    '/torneos/nacional',
  ]);
});

test('search engines are told not to index the error page, the search and the maintainers’ pages', () => {
  expect(having('meta[name=robots][content=noindex]').toSorted()).toEqual(hiddenRoutes.toSorted());
});

test.each(unlinkedRoutes)('no page leads to %s', (route) => {
  expect(having(`a[href="${route}"]`)).toEqual([]);
});
