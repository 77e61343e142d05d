import { expect, test } from 'vitest';
import { examplesOf, kindOf } from '../../../../scripts/shots/kinds.ts';

test.each([
  ['/', 'inicio'],
  ['/noticias', 'noticias'],
  ['/noticias/pagina/2', 'noticias'],
  ['/noticias/b2FjXr7WmQd5ZkNv0SuG', 'noticia'],
  ['/ranking', 'ranking'],
  ['/ranking/elo', 'ranking'],
  ['/jugadores', 'jugadores'],
  ['/jugadores/meeplesur', 'jugador'],
  ['/torneos/liga-nacional', 'liga'],
  ['/torneos/liga-nacional/oro', 'division'],
  ['/torneos/copa-argentina', 'copa'],
  ['/torneos/nacional', 'torneos-nacional'],
  ['/torneos/temporadas', 'torneos-temporadas'],
  ['/torneos/temporadas/primera', 'temporada'],
  ['/embed/posiciones/oro', 'embed'],
  ['/404', '404'],
])('%s is on the sheet «%s»', (route, kind) => {
  expect(kindOf(route)).toBe(kind);
});

test('a state is of the kind of its page', () => {
  expect(kindOf('/torneos/liga-nacional?division=oro&seccion=fixture')).toBe('liga');
  expect(kindOf('/torneos/copa-argentina#fixture')).toBe('copa');
});

test('a page that nobody thought of has a sheet of its own', () => {
  expect(kindOf('/nueva/página')).toBe('nueva-página');
});

test('of many pages of a kind the shortest, one between and the longest are looked at', () => {
  const pages = [5, 1, 4, 2, 3].map((bytes) => ({ route: `/noticias/${bytes}`, bytes }));
  expect(examplesOf(pages)).toEqual(['/noticias/1', '/noticias/3', '/noticias/5']);
});

test('of three pages of a kind all are, and of other kinds each', () => {
  const routes = ['/', '/embed/a', '/embed/b', '/embed/c', '/noticias'];
  const pages = routes.map((route, bytes) => ({ route, bytes }));
  expect(examplesOf(pages).toSorted()).toEqual(routes);
});
