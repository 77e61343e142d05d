import { expect, test } from 'vitest';
import {
  nextName,
  readAddresses,
  readCompetitions,
  readNames,
  yearsOf,
} from '../../../src/archive/request.ts';
import { cup, league } from '../../fixtures/competitions.ts';

test('competitions are named by id or short name, or all at once; the menu’s order is kept', () => {
  const named = (text: string) => readCompetitions(text).map(({ id }) => id);
  expect(named('copa-argentina')).toEqual(['copa-argentina']);
  expect(named('Copa, LIGA-nacional')).toEqual(['liga-nacional', 'copa-argentina']);
  expect(named(' TODAS ')).toEqual(['liga-nacional', 'copa-argentina']);
  const known = 'escribí liga-nacional, copa-argentina o todas';
  expect(() => named('toString')).toThrow(`«toString»: ${known}`);
  expect(() => named(' ')).toThrow(`falta la competencia: ${known}`);
});

test('there is one name, or one per competition separated by bars', () => {
  expect(readNames(' ', [league])).toEqual({});
  expect(readNames(' 2ª ', [cup])).toEqual({ 'copa-argentina': '2ª' });
  expect(readNames('2ª temporada | 3ª', [league, cup])).toEqual({
    'liga-nacional': '2ª temporada',
    'copa-argentina': '3ª',
  });
  expect(() => readNames('2ª', [league, cup])).toThrow('son 2; escribí el de Liga Nacional y');
  expect(() => readNames('2ª |', [league, cup])).toThrow('son 2');
  expect(() => readNames('2ª | 3ª', [cup])).toThrow('es uno solo');
});

test('an edition is followed by the one whose number, or years, are one higher', () => {
  const names = ['1ª temporada', 'Liga 2026 – 2027', 'Copa 2026/27', '1/2026', 'Nº 08', 'Otoño'];
  expect(names.map(nextName)).toEqual([
    ...['2ª temporada', 'Liga 2027 – 2028', 'Copa 2027/28', '2/2026', 'Nº 09', null],
  ]);
});

test('a season’s years are those that its folder’s name begins with', () => {
  expect(['2026', '2026-2027', '2026-apertura', '2026-2'].map(yearsOf)).toEqual([
    [2026],
    [2026, 2027],
    [2026],
    [2026],
  ]);
  const wrongIds = ['apertura-2026', '26', '20261', '0026', '2027-2026'];
  for (const id of wrongIds) expect(() => yearsOf(id)).toThrow('el año');
});

test('new addresses follow the title of their sheet, are separated by «;» or blanks, and may contain anything', () => {
  const text =
    '  Posiciones de élite = https://x.test/pub?gid=1&output=csv; duelos de la Liga=NULL\r\nliga-nacional/fixtures-oroA=null ';
  expect([...readAddresses(text)]).toEqual([
    ['liga-nacional/standings-elite', 'https://x.test/pub?gid=1&output=csv'],
    ['liga-nacional/duels', null],
    ['liga-nacional/fixtures-oroA', null],
  ]);
  expect(readAddresses('').size).toBe(0);
  expect(() => readAddresses('https://x.test/pub?gid=1')).toThrow('«https://x.test/pub?gid=1»');
  expect(() => readAddresses(' =null')).toThrow('«=null» va con su nombre adelante');
  expect(() => readAddresses('posiciones de Elit=null')).toThrow('¿es «posiciones de Élite»?');
  // The address of a collection is Firestore's, which all collections share.
  expect(() => readAddresses('noticias=null')).toThrow('hojas: «noticias» no es una hoja');
});
