import { expect, test } from 'vitest';
import { site } from '../../../src/config/site.ts';
import {
  nextName,
  readAddresses,
  readCompetitions,
  readNames,
  readTrusted,
  sheetNamesOf,
  yearsOf,
} from '../../../src/seasons/request.ts';
import { sheetNames } from '../../../src/sources/catalog.ts';

test('league, cup or both, in the button’s words', () => {
  expect(readCompetitions('copa')).toEqual(['cup']);
  expect(readCompetitions('ambas')).toEqual(['league', 'cup']);
  expect(() => readCompetitions('toString')).toThrow('escribí liga, copa o ambas');
});

test.each([
  ['1ª temporada', '2ª temporada'],
  ['Temporada 9 de 2026', 'Temporada 10 de 2026'],
  ['Otoño', null],
])('after %j comes %j', (name, next) => {
  expect(nextName(name)).toBe(next);
});

test('names are one, or two with a bar between them', () => {
  expect(readNames(' ', ['league'])).toEqual({});
  expect(readNames(' 2ª ', ['cup'])).toEqual({ cup: '2ª' });
  expect(readNames('2ª temporada | 3ª', ['league', 'cup'])).toEqual({
    league: '2ª temporada',
    cup: '3ª',
  });
  expect(() => readNames('2ª', ['league', 'cup'])).toThrow('son dos');
  expect(() => readNames('2ª |', ['league', 'cup'])).toThrow('son dos');
  expect(() => readNames('2ª | 3ª', ['cup'])).toThrow('es uno solo');
});

test('a champion in dispute is named by the table or by results', () => {
  expect(['', 'tabla', 'resultados'].map(readTrusted)).toEqual([null, 'tabla', 'resultados']);
  expect(() => readTrusted('yo')).toThrow('escribí tabla o resultados');
});

test('years are those that a folder’s name begins with', () => {
  expect(yearsOf('2026')).toEqual([2026]);
  expect(yearsOf('2026-2027')).toEqual([2026, 2027]);
  expect(yearsOf('2026-apertura')).toEqual([2026]);
  expect(yearsOf('2026-2')).toEqual([2026]);
  for (const id of ['apertura-2026', '26', '20261']) expect(() => yearsOf(id)).toThrow('el año');
});

test('sheets of a competition are called as in the snapshot', () => {
  const league = sheetNamesOf('league', site);
  const cup = sheetNamesOf('cup', site);
  expect(['ranking', ...league, ...cup].toSorted()).toEqual(sheetNames.toSorted());
  expect(cup).toEqual(['fixtures-cup', 'duels-cup']);
});

test('new addresses have blanks between them, their sheet’s name before them, and anything in them', () => {
  const text = '  standings-elite=https://x.test/pub?gid=1&output=csv\n duels-league=null ';
  expect([...readAddresses(text)]).toEqual([
    ['standings-elite', 'https://x.test/pub?gid=1&output=csv'],
    ['duels-league', null],
  ]);
  expect(readAddresses('').size).toBe(0);
  expect(() => readAddresses('https://x.test/pub?gid=1')).toThrow('«https://x.test/pub?gid=1»');
});
