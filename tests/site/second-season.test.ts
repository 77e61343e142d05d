/**
 * The community's second season: the first one is archived, the league plays the next one with a fourth division, and
 * the cup waits for its next edition. Each change follows docs/mantenimiento.md.
 */
import { readFileSync } from 'node:fs';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { copyCommunity } from '../../scripts/demo/community.ts';
import { checkSite } from '../../scripts/check/check-site.ts';
import { addDays } from '../../src/domain/time.ts';
import { demoShift } from '../../src/snapshot/demo.ts';
import { expectGoldenPage } from '../fixtures/golden.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { builtAt, texts } from '../fixtures/site.ts';
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
  await second.build();
});

const files = async (pattern: RegExp): Promise<string[]> =>
  (await second.files()).filter((file) => pattern.test(file));

test.each([
  '/torneos/temporadas',
  '/torneos/temporadas/records',
  path,
  '/torneos/copa-argentina',
  '/torneos/liga-nacional/bronce',
  '/torneos/liga-nacional/elite',
  '/jugadores/granjera_ok',
  '/jugadores/faro_querandi',
  '/jugadores/abuela_del_meeple',
  '/jugadores/recien_llegada',
])('%s', (route) => expectGoldenPage('second-season', route, page(route)));

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
  expect(ids.length).toBeGreaterThan(0);
  for (const [, id] of ids)
    expect(id).toMatch(/^(league-2a-temporada|liga-de-verano|torneo-de-dobles)-/);
});

test('a third and a fourth competition appear everywhere that the first two do', async () => {
  expect(await second.files()).toEqual(
    expect.arrayContaining([
      'torneos/torneo-de-dobles.html',
      'torneos/liga-de-verano.html',
      'torneos/liga-de-verano/verano.html',
      'embed/posiciones/verano.html',
      'calendarios/torneo-de-dobles.ics',
      'calendarios/liga-de-verano-verano.ics',
      'datos/dobles.json',
      'datos/ysi/verano.json',
      'descargas/logo-liga-nacional.svg',
    ]),
  );
  const menu = texts(page('/'), '#menu details a');
  expect(menu.slice(-4)).toEqual([
    'Liga Nacional',
    'Copa Argentina',
    'Torneo de Dobles',
    'Liga de Verano',
  ]);
  const agenda = page('/duelos/todos');
  expect(agenda('[data-of=torneo-de-dobles]').text()).toContain('Duo_Pampa');
  expect(agenda('[data-of=liga-de-verano]').text()).toContain('Liga de Verano · Grupo A');
  expect(agenda('main').text()).toContain('Todo el Torneo de Dobles');
  expect(
    agenda('[name=de]')
      .toArray()
      .map(({ attribs }) => attribs['value']),
  ).toContain('torneo-de-dobles');
  // The competition's players are not in the ranking, so there are no chances to explain.
  expect(page('/torneos/torneo-de-dobles')('main').text()).not.toContain('Elo');
  const dialog = page('/torneos/torneo-de-dobles')('#duelos');
  expect(dialog.text()).toContain('Duo_Litoral');
  expect(page('/jugadores/duo_pampa')('main').text()).toContain('Liga de Verano');
  expect(second.read('resultados.xml')).toContain('liga-de-verano-enero-2027-veranoa-va-1');
  expect(second.read('datos/duelos.json')).toContain('"competition":"torneo-de-dobles"');
  const cards = (await files(/^tarjetas\//)).join(' ');
  for (const card of ['dobles', 'cuadro-dobles', 'verano', 'verano-verano']) {
    expect(cards).toMatch(new RegExp(`tarjetas/${card}-[0-9a-f]+\\.jpg`));
  }
  expect(page('/estado')('main').text()).toContain('torneo-de-dobles/fixtures-dobles');
});

test('a group without a standings sheet has a table computed from its results', () => {
  const $ = page('/torneos/liga-de-verano/verano');
  const [table] = texts($, '.standings tbody').map((text) => text.match(/Duo_\w+|PumaDelAtuel/g));
  expect(table).toEqual(['Duo_Pampa', 'Duo_Litoral', 'PumaDelAtuel']);
  expect(page('/estado')('main').text()).not.toContain('liga-de-verano/standings');
});

test('the fourth division appears everywhere that the others do', async () => {
  expect(await second.files()).toEqual(
    expect.arrayContaining([
      'torneos/liga-nacional/bronce.html',
      'embed/posiciones/bronce.html',
      'calendarios/liga-nacional-bronce.ics',
      'jugadores/recien_llegada.html',
    ]),
  );
  const $ = page('/torneos/liga-nacional');
  expect(texts($, '[aria-label="Divisiones"] a')).toEqual(['Élite', 'Platinum', 'Oro', 'Bronce']);
  expect(second.read('datos/posiciones.json')).toContain('Recien_Llegada');
  expect(page('/estado')('main').text()).toContain('liga-nacional/standings-bronce');
});

test('waiting and finished competitions have no source, no duel and ask for no result', async () => {
  expect(page('/estado')('main').text()).not.toContain('copa-argentina/fixtures-cup');
  const pages = await files(/\.html$/);
  const asking = (form: string) => pages.filter((file) => second.read(file).includes(form));
  expect(asking('example.com/liga/resultado').length).toBeGreaterThan(0);
  expect(asking('example.com/liga/resultado')).not.toContain(`${path.slice(1)}.html`);
  expect(asking('example.com/copa/resultado')).toEqual([]);
});

test('the search finds the finished season and its former players', async () => {
  const index = await files(/\.pf_fragment$/);
  const found = index.map((file) => gunzipSync(readFileSync(join(second.dist(), file))));
  expect(found.join('')).toContain(`"${path}"`);
  const inRanking = new Set(texts(page('/ranking'), '.ranking tbody th'));
  const nicks = texts(page(path), '.standings tbody th');
  const gone = nicks.filter((nick) => !inRanking.has(nick));
  expect(gone.length).toBeGreaterThan(1);
  for (const nick of gone) {
    expect(texts(page(`/jugadores/${nick.toLowerCase()}`), 'h1')).toEqual([nick]);
  }
});

test('a podium of an unknown competition is reported, and nothing else is left out', () => {
  expect(page('/estado')('.kept').text()).toContain(
    'podiums.yaml, renglón 13, 3.º → competition: no hay competitions/copa-que-nunca-hubo.yaml.',
  );
  expect(page('/torneos/temporadas')('main').text()).toContain('Torneo Apertura · 2018');
});

test('the winner of each duel after the groups is marked', () => {
  const $ = page(path);
  const winners = texts($, '.playoff .winner');
  expect(winners).toHaveLength($('.playoff tbody tr').length);
  expect(winners.slice(0, 2)).toEqual(['PatoDelDelta', 'LagunaMadre']);
});

test('each change that organisers made in one file is visible', () => {
  expect(page('/')('a[href="https://example.com/otro"]').length).toBeGreaterThan(0);
  expect(page('/')('.welcome').text()).toContain('vení: la puerta');
});
