import { expect, test } from 'vitest';
import {
  localityOf,
  provinceNamed,
  provinceOf,
} from '../../../../src/sources/documents/province.ts';

test.each<[string, string?]>([
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
  ...['San Martín', 'Santa Rosa', 'Villa Loseta', 'Argentina', ''].map((city): [string] => [city]),
])('«%s» is in %s', (city, province) => {
  expect(provinceOf(city)?.name).toBe(province);
});

test('«buenos aires» as a province is the province of that name', () => {
  expect(provinceNamed('buenos aires')?.id).toBe('AR-B');
});

test.each([
  ['Tandil', 'Tandil, Buenos Aires'],
  ['Córdoba', 'Córdoba'],
  ['San Miguel de Tucumán', 'San Miguel de Tucumán'],
  ['CABA', 'CABA'],
  ['Villa Loseta', 'Villa Loseta'],
])('%s is written «%s»', (city, written) => {
  expect(localityOf({ city, province: provinceOf(city) })).toBe(written);
});
