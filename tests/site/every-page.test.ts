/** Rules for every page that check:site does not check; golden.test.ts runs check:site. */
import { expect, test } from 'vitest';
import { hiddenRoutes, html, kindsOfPage, page, routes, unlinkedRoutes } from '../fixtures/site.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';

const having = (selector: string): string[] =>
  routes.filter((route) => page(route)(selector).length > 0);

test('pages are valid HTML: one of every kind, and an eighth of all', async () => {
  const found: string[] = [];
  for (const route of routes.filter((one, at) => at % 8 === 0 || kindsOfPage.includes(one))) {
    found.push(...(await htmlProblems(html(route))).map((line) => `${route}: ${line}`));
  }
  expect(found).toEqual([]);
});

test('no page has soft hyphens, which would end up in copied and searched text', () => {
  expect(routes.filter((route) => html(route).includes('\u00ad'))).toEqual([]);
});

test.each(['card', 'grid'])('a page with an element of class %s has its styles', (name) => {
  expect(having(`.${name}`).filter((route) => !html(route).includes(`.${name}{`))).toEqual([]);
});

test('scripts are requested after what a page shows', () => {
  expect(having('script[type=module]:not([fetchpriority=low])')).toEqual([]);
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

/** What React renders and answers itself, and what it passes on as it is in the HTML, by page. */
const league = '/torneos/liga-nacional';
test.each([
  ['/', '.ranking-notice', '.ranking'],
  [league, '[role=tablist], [role=tab]', '.tab-panel, .standings'],
  [league, '.fixture-tools button', '.round'],
  [league, '#duelos, #duelos button', '#duelos tr'],
  ['/contacto', '.contact-status', 'form.contact'],
])('on %s React renders %s, but not %s', (route, rendered, passed) => {
  const $ = page(route);
  const renderers = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).closest('astro-island, astro-slot').prop('tagName') ?? '');
  expect(new Set(renderers(rendered))).toEqual(new Set(['ASTRO-ISLAND']));
  expect(new Set(renderers(passed))).toEqual(new Set(['ASTRO-SLOT']));
});

test('search engines are told not to index the error page, the search and the maintainers’ pages', () => {
  expect(having('meta[name=robots][content=noindex]').toSorted()).toEqual(hiddenRoutes.toSorted());
});

test.each(unlinkedRoutes)('no page leads to %s', (route) => {
  expect(having(`a[href="${route}"]`)).toEqual([]);
});

test('no page has two boxes for a nick', () => {
  const boxes = 'input:is(#nick, [name=jugador]), .fixture-tools input';
  expect(routes.filter((route) => page(route)(boxes).length > 1)).toEqual([]);
});

test('no page has two main actions', () => {
  const main = 'main .button:not(.quiet, dialog *)';
  expect(routes.filter((route) => page(route)(main).length > 1)).toEqual([]);
});
