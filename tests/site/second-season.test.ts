/**
 * The community's second season: the first one is archived, the league plays the next one with a fourth division, and
 * the cup waits for its next edition. Each change follows docs/mantenimiento.md.
 */
import { readFileSync } from 'node:fs';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { copyCommunity } from '../../scripts/lib/demo-data.ts';
import { checkSite } from '../../scripts/check/check-site.ts';
import { addDays } from '../../src/lib/time.ts';
import { demoShift } from '../../src/snapshot/demo.ts';
import { expectGolden, expectGoldenLines, expectGoldenPage } from '../fixtures/golden.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { withoutHashes } from '../fixtures/page-text.ts';
import { builtAt, page as demoPage, texts } from '../fixtures/site.ts';
import { htmlProblems } from '../fixtures/valid-html.ts';

const own = 'tests/communities/season-2';
const path = '/torneos/temporadas/2025';
const second = otherSite();
const { page } = second;

/** A week of the first season, the only one with Elo of players of the highest division. */
const eloWeek = '2025-05-05';
const rated = [
  ...['Faro_Querandi', 'MolinoViejo', 'PumaDelAtuel', 'Tordillo77'],
  ...['Alfil_Chaco', 'PuenteAlsina', 'PatoDelDelta', 'LagunaMadre'],
];

beforeAll(async () => {
  await copyCommunity(second.inside('.'));
  await cp(`${own}/seasons`, second.inside('seasons'), { recursive: true });
  await cp(`${own}/podiums.yaml`, second.inside('podiums.yaml'));
  await cp('src/content/demo/snapshot', second.inside('snapshot'), { recursive: true });
  // The build moves the demo's weeks; this week must end up as it is.
  const kept = addDays(eloWeek, -demoShift(builtAt));
  const rows = rated.map((nick, index) => `${kept},,${nick},${500 + 37 * index},759\n`);
  await appendFile(second.inside('snapshot/history/elo.csv'), rows.join(''));
  // Two of the demo's news are enough.
  const news = second.inside('snapshot/firestore/news.json');
  const items = JSON.parse(await readFile(news, 'utf8')) as unknown[];
  await writeFile(news, JSON.stringify(items.slice(0, 2)));
  const [league, cup] = ['competitions/liga-nacional.yaml', 'competitions/copa-argentina.yaml'];
  await second.change(league, 'edition: 1ª temporada', 'edition: 2ª temporada');
  const after = '\n# Las columnas de las posiciones';
  const bronce = await readFile(`${own}/bronce.yaml`, 'utf8');
  await second.change(league, after, `\n${bronce.replaceAll(/^(?=.)/gm, '  ')}${after}`);
  await second.change(cup, 'status: running', 'status: waiting');
  await second.change(cup, 'edition: 1ª edición', 'edition: 2ª edición');
  await second.change('site.yaml', 'https://example.com/whatsapp', 'https://example.com/otro');
  await second.change('texts/bienvenida.md', 'sumate: la puerta', 'vení: la puerta');
  await rm(second.inside('snapshot/sheets/copa-argentina'), { recursive: true });
  // Adds two more competitions with their sheets.
  await cp(`${own}/competitions`, second.inside('competitions'), { recursive: true });
  await cp(`${own}/sheets`, second.inside('snapshot/sheets'), { recursive: true });
  await second.writeManifest();
  await second.build();
});

const files = async (pattern: RegExp): Promise<string[]> =>
  (await second.files()).filter((file) => pattern.test(file));

test.each([
  '/',
  '/torneos/copa-argentina',
  '/torneos/liga-nacional',
  '/torneos/liga-nacional/elite',
])('%s, where it is not as in the first season', (route) =>
  expectGoldenLines('second-season', route, page(route), demoPage(route)),
);

test.each([
  '/jugadores/abuela_del_meeple',
  '/jugadores/duo_pampa',
  '/jugadores/faro_querandi',
  '/jugadores/granjera_ok',
  '/jugadores/recien_llegada',
  '/torneos/liga-de-verano/verano',
  '/torneos/liga-nacional/bronce',
  '/torneos/temporadas',
  '/torneos/torneo-de-dobles',
  path,
])('%s', (route) => expectGoldenPage('second-season', route, page(route)));

test('each competition and division has its pages, tables for other sites, calendars, data, drawings, cards and duels to copy', async () => {
  const own = await files(
    /^(torneos\/(?!nacional)|datos|descargas|tarjetas\/(?!jugador|clasif)|calendarios\/[^/]+\.ics).*\.\w+$/,
  );
  await expectGolden('second-season', 'addresses', withoutHashes(own.join('\n')));
  const $ = page('/torneos/torneo-de-dobles');
  expect($($('[data-tables]').attr('data-tables') ?? '').is('table')).toBe(true);
});

test('check:site finds nothing, and all pages are valid HTML', async () => {
  const environment = {
    data: 'demo',
    communityDirectory: second.inside('.'),
    siteUrl: 'https://carcassonne-argentina.example',
    basePath: '',
  } as const;
  const { problems } = await checkSite(second.dist(), environment);
  expect(problems).toEqual([expect.stringContaining('copa-que-nunca-hubo')]);
  for (const file of [`${path.slice(1)}.html`, 'jugadores/granjera_ok.html']) {
    expect(await htmlProblems(second.read(file))).toEqual([]);
  }
});

test('pages, calendars and data are of the second season, not of the first', async () => {
  const all = await files(/\.(html|ics|json|xml|webmanifest)$/);
  // Corrections of the first season are still listed.
  const corrections = ['correcciones.html', 'datos/correcciones.json'];
  const ofFirst = all.filter((file) => second.read(file).includes('1ª temporada'));
  expect(ofFirst.toSorted()).toEqual(corrections);
  expect(second.read('calendarios/liga-nacional.ics')).toContain('2ª temporada');
  const { duels } = JSON.parse(second.read('datos/duelos.json')) as {
    duels: { competition: string; season: string }[];
  };
  expect(new Set(duels.map(({ competition, season }) => `${competition} ${season}`))).toEqual(
    new Set(['league 2ª temporada', 'torneo-de-dobles Verano 2026', 'liga-de-verano Enero 2027']),
  );
  const ids = [...second.read('resultados.xml').matchAll(/<id>.*#(.*)<\/id>/g)];
  expect(ids.map(([, id]) => id)).toContain('liga-de-verano-enero-2027-veranoa-va-1');
  for (const [, id] of ids)
    expect(id).toMatch(/^(league-2a-temporada|liga-de-verano|torneo-de-dobles)-/);
  expect(second.read('datos/posiciones.json')).toContain('Recien_Llegada');
});

test('the rules say of which league they list the columns', () => {
  expect(page('/reglas')('#puntos ul').prev('p').text()).toBe(
    'En la Liga Nacional:En la Liga de Verano:',
  );
});

test('waiting and finished competitions ask for no result', async () => {
  const pages = await files(/\.html$/);
  const asking = (form: string) => pages.filter((file) => second.read(file).includes(form));
  expect(asking('example.com/liga/resultado').length).toBeGreaterThan(0);
  expect(asking('example.com/liga/resultado')).not.toContain(`${path.slice(1)}.html`);
  expect(asking('example.com/copa/resultado')).toEqual([]);
});

test('the search finds the finished season, its former players, and what a waiting cup offers', async () => {
  const index = await files(/\.pf_fragment$/);
  const found = index.map((file) => gunzipSync(readFileSync(join(second.dist(), file))));
  expect(found.join('')).toContain(`"${path}"`);
  expect(found.join('')).toContain('Copa Argentina de Carcassonne: inscripción y reglamento');
  const inRanking = new Set(texts(page('/ranking'), '.ranking tbody th'));
  const nicks = texts(page(path), '.standings tbody th');
  const gone = nicks.filter((nick) => !inRanking.has(nick));
  expect(gone.length).toBeGreaterThan(1);
  for (const nick of gone) {
    expect(texts(page(`/jugadores/${nick.toLowerCase()}`), 'h1')).toEqual([nick]);
  }
});

test('maintainers see the sources of running competitions alone, and a podium of an unknown one', () => {
  const titles = texts(page('/estado'), 'h2');
  expect(titles).toContainEqual(expect.stringMatching(/^posiciones de .*Bronce$/));
  expect(titles).toContain('fixture del 2 vs 2');
  expect(titles.filter((title) => /de la Copa$|posiciones de .*Verano/.test(title))).toEqual([]);
  expect(page('/estado')('.warning').text()).toContain(
    'podiums.yaml, renglón 13, 3.º → competition: no hay competitions/copa-que-nunca-hubo.yaml.',
  );
});

test('the winner of each duel after the groups is marked', () => {
  const $ = page(path);
  const winners = texts($, '.playoff .winner');
  expect(winners).toHaveLength($('.playoff tbody tr').length);
  expect(winners.slice(0, 2)).toEqual(['PatoDelDelta', 'LagunaMadre']);
});
