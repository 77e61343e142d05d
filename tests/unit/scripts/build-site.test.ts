/** Building without failing items. Builds and checks are fakes. */
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../scripts/lib/build-site.ts';
import type { Fault } from '../../../scripts/lib/fail.ts';

const snapshot = 'src/content/demo/snapshot';
const rare = 'algo raro';

/** Builds a site whose pages fail while their items are in it. @returns The report, and the omitted items per build. */
async function build(brokenPages: readonly string[], { inBuild = true, always = false } = {}) {
  vi.spyOn(console, 'error').mockReturnValue();
  const builds: string[][] = [];
  const faults = (): Fault[] =>
    brokenPages
      .filter((page) => always || builds.at(-1)?.length === 0 || page === '/')
      .map((about) => ({ about, reason: `${about}.html: ${rare}` }));
  const report = await buildSite(snapshot, {
    build: (omitted) => {
      builds.push(Object.keys(omitted));
      return Promise.resolve(inBuild ? faults() : []);
    },
    check: () => {
      const problems = faults().map(({ reason }) => reason.replace(/^\//, ''));
      return Promise.resolve({ problems: inBuild ? [] : problems, warnings: ['pesa mucho'] });
    },
  });
  return { builds, ...report };
}

test.each([
  ['/noticias/gran-final-liga-2026', '/noticias/gran-final-liga-2026', 'la noticia «'],
  ['noticia-gran-final-liga-2026', '/noticias/gran-final-liga-2026', 'la noticia «'],
  ['/noticias/no%20est%C3%A1', '/noticias/no está', 'la noticia «no está»'],
  ['/jugadores/meeplesur', '/jugadores/meeplesur', 'la página de «MeepleSur»'],
  ['/jugadores/meeplesur.json', '/jugadores/meeplesur', 'la página de «MeepleSur»'],
  ['/calendarios/jugador/meeplesur.ics', '/jugadores/meeplesur', 'la página de «MeepleSur»'],
  ['jugador-nadie', '/jugadores/nadie', 'la página de «nadie»'],
  ['clasificatorios-salta', '/torneos/nacional/salta', 'los clasificatorios de Salta'],
])('without the item of %s it is built once more, and that is told', async (page, item, name) => {
  const { builds, problems, warnings } = await build([page]);
  expect(builds).toEqual([[], [item]]);
  expect(problems).toEqual([]);
  const told = expect.stringMatching(
    new RegExp(`^el sitio se armó sin ${name}.*${rare}`),
  ) as string;
  expect(warnings).toEqual([told, 'pesa mucho']);
});

test('an item whose files fail the check is left out once, however many of its files fail', async () => {
  const pages = ['/jugadores/meeplesur', '/calendarios/jugador/meeplesur.ics'];
  const { builds, problems, warnings } = await build(pages, { inBuild: false });
  expect(builds).toEqual([[], ['/jugadores/meeplesur']]);
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(2);
});

test.each([
  ['the page of no item', ['/']],
  ['pages of more than ten items', Array.from({ length: 11 }, (_, index) => `/noticias/${index}`)],
  ['lists of items', ['/noticias', '/noticias/pagina/2', '/torneos/nacional', '/feed.xml']],
])('%s keep the site from being published at once', async (_, pages) => {
  const { builds, problems } = await build(pages);
  expect(builds).toEqual([[]]);
  expect(problems).toHaveLength(pages.length);
});

test('a second failure refuses the site, and there is no third build', async () => {
  const { builds, problems, warnings } = await build(['/', '/noticias/abc']);
  expect(builds).toEqual([[], ['/noticias/abc']]);
  expect(problems).toEqual(['/', '/noticias/abc'].map((page) => `${page}.html: ${rare}`));
  expect(warnings).toEqual([]);
  expect((await build(['/noticias/abc'], { always: true })).builds).toHaveLength(2);
});
