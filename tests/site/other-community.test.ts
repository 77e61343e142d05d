/** A community of another country: its own brand and texts, one division with one group, no cup. */
import { parseFeed } from '@rowanmanning/feed-parser';
import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupFacts } from '../../src/islands/what-if/group.ts';
import { otherSite } from '../fixtures/other-site.ts';
import { builtAt, tableRows, texts } from '../fixtures/site.ts';

const uruguay = await otherSite(builtAt);
const { page, read } = uruguay;

beforeAll(async () => {
  await cp('tests/communities/uruguay', uruguay.inside('.'), { recursive: true });
  await uruguay.build();
});
afterAll(uruguay.remove);

test('its league’s end can be supposed', () => {
  const $ = page('/torneos/liga-oriental');
  const facts = JSON.parse($('[data-what-if]').attr('data-what-if') ?? '') as GroupFacts;
  expect(facts).toMatchObject({ title: 'División Única', fixture: 'unica' });
  expect(facts.players.flat().toSorted()).toEqual(
    tableRows($, '.standings')
      .map(([, player]) => player)
      .toSorted(),
  );
  expect($('button:contains("¿Y si…?")')).toHaveLength(1);
});

test('tells how its players come, and draws no way of one round', () => {
  const $ = page('/torneos/liga-oriental/unica');
  expect(
    $('.standings tbody .form')
      .toArray()
      .map((form) => $(form).attr('aria-label')),
  ).toEqual(['Último: ganó', 'Último: ganó', 'Último: perdió', 'Último: perdió']);
  expect($('.order-reasons')).toHaveLength(1);
  expect($('.chart')).toHaveLength(0);
});

/** Files of text. */
const textFiles = async (): Promise<string[]> =>
  (await uruguay.files()).filter((file) =>
    /\.(html|ics|json|xml|svg|js|txt|webmanifest)$/.test(file),
  );

test('names neither the demo’s country nor its divisions, season or cup, in no file', async () => {
  const foreign = /argentin|élite|platinum|1ª temporada|\b[lL]a Copa\b|copa-|Liga Nacional/i;
  const found = (await textFiles()).filter((file) => foreign.test(read(file)));
  expect(found).toEqual([]);
});

test('calls itself by its own name, in its own words', () => {
  const $ = page('/');
  expect($('title').text()).toBe('Inicio | Carcassonne Uruguay');
  expect($('html').attr('lang')).toBe('es-UY');
  expect(texts($, 'h1')).toEqual(['BIENVENIDOS A CARCASSONNE URUGUAY']);
  expect($('.welcome').text()).toContain('Somos pocos y jugamos mucho.');
  expect(page('/ranking')('h1').text()).toBe('RANKING URUGUAYO EN BGA');
  expect(page('/torneos/nacional')('.national-intro').text().trim()).toBe(
    'La final 2027 es el sábado 20 de marzo de 2027 a las 11:00 hs en Montevideo.',
  );
});

test('has its league at its own address, with its only division, and no cup anywhere', async () => {
  const files = await uruguay.files();
  expect(files.filter((file) => /^torneos\/.*\.html$/.test(file))).toEqual([
    'torneos/liga-oriental.html',
    'torneos/liga-oriental/unica.html',
    'torneos/nacional.html',
    'torneos/temporadas.html',
  ]);
  expect(texts(page('/'), '#menu details a')).toEqual([
    'Duelos',
    'Torneo Oriental',
    'Liga Oriental',
  ]);
  const $ = page('/torneos/liga-oriental');
  expect($('[aria-label="Divisiones"]')).toHaveLength(0);
  expect(tableRows($, '.standings').map(([, player]) => player)).toEqual([
    'Benteveo_Uy',
    'CharruaVerde',
    'MateLargo',
    'TeroOriental',
  ]);
  expect(JSON.parse(read('datos/posiciones.json'))).toMatchObject({
    divisions: [{ id: 'unica', name: 'Única' }],
  });
});

test('has cards, calendars and downloads of its own', async () => {
  const files = await uruguay.files();
  expect(page('/torneos/liga-oriental')('meta[property="og:image:alt"]').attr('content')).toBe(
    'Quién va primero en la Liga Oriental: Única, Benteveo_Uy',
  );
  expect(files.filter((file) => /^calendarios\/[^/]+\.ics$/.test(file))).toEqual([
    'calendarios/clasificatorios.ics',
    'calendarios/liga-oriental-unica.ics',
    'calendarios/liga-oriental.ics',
  ]);
  expect(read('calendarios/liga-oriental.ics')).toContain('Liga Oriental Apertura 2026');
  expect(files.filter((file) => file.startsWith('descargas/logo'))).toEqual([
    'descargas/logo-carcassonne-uruguay.png',
    'descargas/logo-carcassonne-uruguay.svg',
    'descargas/logo-liga-oriental.png',
    'descargas/logo-liga-oriental.svg',
  ]);
});

test('gives its own duels and results to other programs', () => {
  const { duels } = JSON.parse(read('datos/duelos.json')) as { duels: Record<string, unknown>[] };
  expect(duels.map(({ code, division, season }) => [code, division, season].join(' '))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `U-0${number} unica Apertura 2026`),
  );
  expect(duels[0]).toMatchObject({ home: 'Benteveo_Uy', homeId: '1', awayId: '4' });
  const { items } = parseFeed(read('resultados.xml'));
  expect(items.map(({ title }) => title)).toEqual([
    'CharruaVerde 2 - 1 MateLargo (Única, Fecha 1)',
    'Benteveo_Uy 2 - 0 TeroOriental (Única, Fecha 1)',
  ]);
});

test('is found by its own words', async () => {
  const index = (await textFiles()).filter((file) => file.startsWith('busqueda/'));
  expect(index.map(read).join('')).toContain('Un mate grabado');
});

test('has no page for a player who asked for that, and leads to none from anywhere', async () => {
  expect((await uruguay.files()).filter((file) => /matelargo/i.test(file))).toEqual([]);
  const found = (await textFiles()).filter((file) => /jugadores\/matelargo/i.test(read(file)));
  expect(found).toEqual([]);
  const players = (await textFiles()).filter((file) => /^(busqueda|jugadores)\//.test(file));
  expect(players.length).toBeGreaterThan(0);
  expect(texts(page('/jugadores'), '.players li')).not.toContain('MateLargo');
  expect(texts(page('/ranking'), '.ranking th')).toContain('MateLargo');
  // A page tells a player's id on the platform; who has none keeps it.
  const { duels } = JSON.parse(read('datos/duelos.json')) as { duels: Record<string, unknown>[] };
  expect(duels[1]).toMatchObject({
    home: 'CharruaVerde',
    homeId: '2',
    away: 'MateLargo',
    awayId: null,
  });
});

test('tells its maintainers when a player who asked for no page is in no table', () => {
  expect(page('/estado')('main').text()).toContain(
    '«materoDeSiempre» pidió no tener página y no está en ninguna tabla',
  );
  expect(page('/estado')('main').text()).not.toContain('«matelargo»');
});

test('reports its duels in forms as they are, where it names no fields of theirs', () => {
  const $ = page('/jugadores/terooriental');
  expect(
    $('.reports a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  ).toEqual(
    // Of each of the two duels that are left.
    [1, 2].flatMap(() => [
      ['Resultado', 'https://example.com/uy/resultado'],
      ['Horario', 'https://example.com/uy/horario'],
    ]),
  );
});

test('tells a player’s season, also against who has no page', () => {
  expect(tableRows(page('/jugadores/charruaverde'), '.story')).toEqual([
    ['Única'],
    ['Fecha 1', 'MateLargo', 'Ganó 2 - 1', '1 - 0'],
    ['Fecha 2', 'Benteveo_Uy', 'Por jugarse', ''],
    ['Fecha 3', 'TeroOriental', 'Por jugarse', ''],
  ]);
});
