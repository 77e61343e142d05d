/** What holds for every page of the site, beside what check:site asks of each (check-site.test.ts). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import {
  dist,
  embeds,
  hiddenRoutes,
  html,
  indexedRoutes,
  page,
  pagesWithIslands,
  playerPaths,
  routes,
  snapshot,
  texts,
  unlinkedRoutes,
} from '../fixtures/site.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';

test('the site has every page whose address was given out, and one for each news item and player', () => {
  const fixed = [
    '/',
    '/404',
    '/buscar',
    '/comunidad',
    '/contacto',
    '/privacidad',
    '/datos',
    '/estado',
    '/estilo',
    '/jugadores',
    '/noticias',
    '/ranking',
    '/ranking/elo',
    '/seleccion-nacional',
    '/torneos/copa-argentina',
    '/torneos/liga-nacional',
    '/torneos/liga-nacional/elite',
    '/torneos/liga-nacional/oro',
    '/torneos/liga-nacional/platinum',
    '/torneos/nacional',
    '/torneos/temporadas',
  ];
  expect(routes).toEqual(expect.arrayContaining(fixed));
  const items = snapshot.news.map(({ id }) => `/noticias/${id}`);
  expect(routes.filter((route) => route.startsWith('/noticias/')).toSorted()).toEqual(
    items.toSorted(),
  );
  expect(routes.filter((route) => route.startsWith('/jugadores/')).toSorted()).toEqual(
    [...playerPaths.values()].toSorted(),
  );
});

describe.each(routes)('%s', (route) => {
  const $ = page(route);

  test('says its language, and has one main heading', () => {
    expect($('html').attr('lang')).toBe('es-AR');
    expect(texts($, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('has a title with the brand, and a description', () => {
    expect($('head > title').text()).toMatch(new RegExp(`^\\S.* \\| ${site.brand}$`, 's'));
    const description = $('meta[name=description]').attr('content');
    expect(description).toMatch(/\S/);
    expect(description).not.toContain(` en ${site.community}`);
  });

  test('leaves the site only by https, in a new tab, without handing over its window', () => {
    const careless = $('a[href^="http"]')
      .toArray()
      .map((element) => $(element).attr())
      .filter(
        (link) =>
          !link?.['href']?.startsWith('https://') ||
          link['target'] !== '_blank' ||
          link['rel'] !== 'noopener',
      );
    expect(careless).toEqual([]);
  });

  test('gives every picture a size and an alternative text', () => {
    const bare = $('img')
      .toArray()
      .map((element) => $(element).attr())
      .filter((image) => !image?.['width'] || !image['height'] || image['alt'] === undefined);
    expect(bare).toEqual([]);
  });

  test('has navigation and footer with links to every section', () => {
    expect(
      $('header nav a')
        .toArray()
        .map((element) => $(element).attr('href')),
    ).toEqual([
      '/noticias',
      '/seleccion-nacional',
      '/duelos',
      '/torneos/nacional',
      '/torneos/liga-nacional',
      '/torneos/copa-argentina',
      '/comunidad',
      '/buscar',
    ]);
    const footer = $('footer');
    for (const { url } of site.social) expect(footer.find(`a[href="${url}"]`)).toHaveLength(1);
    expect(footer.find('a[href="/contacto"]')).toHaveLength(1);
    expect(footer.text()).toContain('Datos de demostración');
  });

  test('carries its styles, and has islands only where they may be', () => {
    expect($('link[rel=stylesheet]:not([media=print])')).toHaveLength(0);
    if (!pagesWithIslands.includes(route)) expect($('astro-island')).toHaveLength(0);
    expect($('[style]')).toHaveLength(0);
    // Phones that stopped at iOS 16 do not know it: the build writes both colours.
    expect($('style').text()).not.toContain('light-dark(');
    expect($('meta[http-equiv="content-security-policy"]').attr('content')).toContain(
      "default-src 'self'",
    );
  });
});

test.each([...routes, ...embeds])('%s is valid HTML, and ends with its document', async (route) => {
  expect(html(route).trimEnd()).toMatch(/<\/body>\s*<\/html>$/);
  expect(await htmlProblems(html(route))).toEqual([]);
});

describe.each(indexedRoutes)('%s, for crawlers', (route) => {
  const $ = page(route);
  const address = site.address + route;
  let result: Awaited<ReturnType<typeof ogs>>['result'];
  beforeAll(async () => {
    ({ result } = await ogs({ html: html(route) }));
  });

  test('is previewed with title, description, address and type', () => {
    expect(result).toMatchObject({
      success: true,
      ogTitle:
        route === '/' ? site.brand : $('head > title').text().replace(` | ${site.brand}`, ''),
      ogDescription: $('meta[name=description]').attr('content'),
      ogUrl: address,
      ogType: route.startsWith('/noticias/') ? 'article' : 'website',
      ogLocale: 'es_AR',
      ogSiteName: site.community,
      twitterCard: 'summary_large_image',
    });
  });

  test('is previewed with a picture: a JPEG of 1200 × 630 and less than 250 KB, as its tags say', async () => {
    const [picture, ...more] = result.ogImage ?? [];
    expect(more).toEqual([]);
    expect(picture).toMatchObject({ type: 'image/jpeg', width: '1200', height: '630' });
    expect(picture?.alt).toMatch(/\S/);
    expect(picture?.url.startsWith(`${site.address}/`)).toBe(true);
    const file = await readFile(join(dist, picture?.url.slice(site.address.length) ?? ''));
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(file.length).toBeLessThan(250 * 1000);
  });

  test('has all of its tags before styles and scripts, within the first 8 KB', () => {
    const text = html(route);
    const lastTag = text.lastIndexOf('<meta');
    expect(Buffer.byteLength(text.slice(0, text.indexOf('>', lastTag)))).toBeLessThan(8 * 1024);
    const own = text.lastIndexOf('name="twitter:card"');
    expect(own).toBeLessThan(text.search(/<(style|script)\b/));
  });
});

test('titles, descriptions and canonicals are unique', () => {
  const repeated = (values: string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(routes.map((route) => page(route)('head > title').text()))).toEqual([]);
  expect(
    repeated(routes.map((route) => page(route)('meta[name=description]').attr('content') ?? '')),
  ).toEqual([]);
  expect(
    repeated(indexedRoutes.map((route) => page(route)('link[rel=canonical]').attr('href') ?? '')),
  ).toEqual([]);
});

test.each(hiddenRoutes)('%s is kept out of search engines', (route) => {
  expect(page(route)('meta[name=robots]').attr('content')).toBe('noindex');
});

test.each(unlinkedRoutes)('no page leads to %s', (route) => {
  expect(routes.filter((other) => page(other)(`a[href="${route}"]`).length > 0)).toEqual([]);
});
