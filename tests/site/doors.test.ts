/** Doors for people who come for the first time, host a qualifier or write about the team (docs/product.md, «Doors»). */
import { expect, test } from 'vitest';
import { page, texts } from '../fixtures/site.ts';

/** The addresses that the links of a page lead to. */
const linksOf = (route: string): string[] =>
  page(route)('a[href]')
    .toArray()
    .map((link) => link.attribs['href'] ?? '');

test('the home page says what the site is, and leads who has never played to the rules and places', () => {
  const about = page('/')('.about-site');
  expect(about.text()).toContain('comunidad argentina de Carcassonne, el juego de mesa');
  expect(about.find('a').attr('href')).toBe('/empeza-a-jugar');
  expect(page('/')('#menu a[href="/empeza-a-jugar"]').text()).toBe('Empezá');
  expect(page('/')('.site-footer a[href="/empeza-a-jugar"]')).toHaveLength(1);

  const start = page('/empeza-a-jugar');
  expect(start('.prose img[width][height]').length).toBe(3);
  expect(start('.venues dt').length).toBeGreaterThan(5);
  expect(start('.venues').text()).toContain('Faro & Meeple (Mar del Plata)');
  expect(texts(start, '.venues dt').slice(0, 3)).toEqual([
    'Buenos Aires',
    'Ciudad Autónoma de Buenos Aires',
    'Córdoba',
  ]);
});

test('a host is led from the home page to the conditions, and to a contact with the subject', () => {
  expect(linksOf('/')).toContain('/torneos/nacional#organizar');
  const contact = (route: string): string | undefined =>
    page(route)('#organizar a.button').attr('href');
  expect(page('/torneos/nacional')('#organizar').text()).toContain('8 jugadores');
  expect(decodeURIComponent(contact('/torneos/nacional') ?? '')).toBe(
    '/contacto?mensaje=Quiero organizar un clasificatorio. ',
  );
  expect(decodeURIComponent(contact('/torneos/nacional/jujuy') ?? '')).toBe(
    '/contacto?mensaje=Quiero organizar un clasificatorio en Jujuy. ',
  );
});

test('a journalist is led from the home page to facts and large pictures', () => {
  expect(linksOf('/')).toContain('/seleccion-nacional/prensa');
  const press = page('/seleccion-nacional/prensa');
  expect(press('.facts').text()).toContain('Equipos presentados');
  expect(press('.facts').text()).toMatch(/Títulos\s*1\s*Copa América 2023/);
  expect(press('#imagenes').text()).toMatch(/480 × 480 píxeles/);
  expect(press('#imagenes > p').text()).toMatch(/^\s*Crédito: .*PNG tienen 2048 píxeles/);
  expect(linksOf('/seleccion-nacional/prensa')).toEqual(
    expect.arrayContaining([
      '/descargas/logo-carcassonne-argentina.png',
      '/descargas/dibujo-portada.png',
      '/contacto?mensaje=Consulta%20de%20prensa.%20',
    ]),
  );
});

test('how a duel works stands on its competition, and beside a player’s duels to play', () => {
  const summary = (route: string): string => page(route)('.how-to-play summary').text().trim();
  expect(summary('/torneos/liga-nacional')).toBe('Cómo se juega tu duelo');
  expect(summary('/torneos/copa-argentina')).toBe('Cómo se juega tu duelo');
  expect(summary('/jugadores/meeplesur')).toMatch(/^Cómo se juega tu duelo/);
});
