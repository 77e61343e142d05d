import { expect, test } from 'vitest';
import { chooseRoutes } from '../../../../scripts/bench/choose-routes.ts';

const routes = [
  '/',
  '/404',
  '/noticias',
  '/noticias/a',
  '/noticias/b',
  '/jugadores/x',
  '/jugadores/y',
  '/ranking',
  '/ranking/elo',
];

test('one page of each kind, and of many the first', () => {
  expect(chooseRoutes(routes, { all: false })).toEqual([
    '/',
    '/noticias',
    '/noticias/a',
    '/ranking',
    '/ranking/elo',
    '/jugadores/x',
    '/404',
  ]);
});

test('all, or those asked for', () => {
  expect(chooseRoutes(routes, { all: true })).toEqual(routes);
  expect(chooseRoutes(routes, { all: false, only: '/ranking/elo,/' })).toEqual([
    '/ranking/elo',
    '/',
  ]);
});

test('a page that is not there, or a site without pages, is an error', () => {
  expect(() => chooseRoutes(routes, { all: false, only: '/,/nada' })).toThrow('/nada');
  expect(() => chooseRoutes([], { all: true })).toThrow('npm run build');
});
