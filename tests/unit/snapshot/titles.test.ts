import { expect, test } from 'vitest';
import { sourceTitle } from '../../../src/snapshot/titles.ts';

test.each([
  ['news', 'noticias'],
  ['ranking', 'ranking'],
  ['standings-oro', 'posiciones de Oro'],
  ['duels-cup', 'duelos de la Copa'],
  ['fixtures-cup', 'fixture de la Copa'],
  ['fixtures-elite', 'fixture de Élite'],
  ['fixtures-platinumB', 'fixture de Platinum, Grupo B'],
  ['fixtures-oroFinals', 'fixture de Oro, Semifinales y Final'],
  ['fixtures-promotionsPlatinumOro', 'fixture de Promociones Platinum-Oro'],
] as const)('%s is called «%s»', (name, title) => {
  expect(sourceTitle(name)).toBe(title);
});
