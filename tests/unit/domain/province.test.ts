import { describe, expect, test } from 'vitest';
import { places as provinces } from '../../../src/config/site.ts';
import { provinceNamed, provinceOf, withProvince } from '../../../src/domain/province.ts';

describe('the provinces', () => {
  test('are 24, each with a code, a label and a square of its own', () => {
    expect(provinces).toHaveLength(24);
    for (const distinct of [
      provinces.map(({ id }) => id),
      provinces.map(({ short }) => short),
      provinces.map(({ cell }) => cell.join()),
    ]) {
      expect(new Set(distinct).size).toBe(24);
    }
  });

  test('are in the order of the map’s rows and columns, with no row empty', () => {
    const places = provinces.map(({ cell: [column, row] }) => 10 * row + column);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const rows = new Set(provinces.map(({ cell }) => cell[1]));
    expect([...rows]).toEqual(Array.from(rows, (_, index) => index + 1));
  });

  test('list no city twice', () => {
    for (const { cities } of provinces) expect(new Set(cities).size).toBe(cities.length);
  });
});

describe('provinceOf', () => {
  test.each([
    ['Rosario', 'Santa Fe'],
    ['  TANDIL ', 'Buenos Aires'],
    ['neuquen', 'Neuquén'],
    ['Rosario (Salta)', 'Salta'],
    ['San Martín, Mza.', 'Mendoza'],
    ['San Martín - Provincia de Buenos Aires', 'Buenos Aires'],
    ['Pueblo Nuevo, Pcia. de Córdoba, Argentina', 'Córdoba'],
    ['CABA', 'Ciudad Autónoma de Buenos Aires'],
    ['C.A.B.A.', 'Ciudad Autónoma de Buenos Aires'],
    ['Capital Federal', 'Ciudad Autónoma de Buenos Aires'],
    ['Buenos Aires', 'Ciudad Autónoma de Buenos Aires'],
    ['Palermo, Buenos Aires', 'Ciudad Autónoma de Buenos Aires'],
    ['La Plata, Bs.As.', 'Buenos Aires'],
    ['Provincia de Buenos Aires', 'Buenos Aires'],
  ])('«%s» is in %s', (city, province) => {
    expect(provinceOf(city)?.name).toBe(province);
  });

  test.each(['San Martín', 'Santa Rosa', 'Villa Loseta', 'Argentina', ''])(
    '«%s» is in none it could name',
    (city) => {
      expect(provinceOf(city)).toBeNull();
    },
  );
});

test('provinceNamed takes Buenos Aires for the province', () => {
  expect(provinceNamed('buenos aires')?.id).toBe('AR-B');
});

test.each([
  ['Tandil', 'Tandil, Buenos Aires'],
  ['Córdoba', 'Córdoba'],
  ['San Miguel de Tucumán', 'San Miguel de Tucumán'],
  ['CABA', 'CABA'],
  ['Villa Loseta', 'Villa Loseta'],
])('%s is written «%s»', (city, written) => {
  expect(withProvince(city, provinceOf(city))).toBe(written);
});
