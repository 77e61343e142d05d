import { describe, expect, test } from 'vitest';
import { byDate, isPast, parseQualifiers } from '../../../src/domain/qualifiers.ts';
import { provinceNamed } from '../../../src/domain/province.ts';
import { droppedLink } from '../../../src/domain/url.ts';

const document = {
  id: 'a',
  date: '2026-11-15T19:00:00.000Z',
  place: 'Café La Última Loseta',
  city: 'Salta',
};
const parse = (fields: object) =>
  parseQualifiers('national-qualifiers', [{ ...document, ...fields }]);

describe('parseQualifiers', () => {
  test('reads date, place, city and contact: label first, address second', () => {
    expect(parse({ contact: ['@ultimaloseta', 'https://example.com/salta'] })).toEqual({
      value: [
        {
          ...document,
          date: new Date('2026-11-15T19:00:00.000Z'),
          province: provinceNamed('Salta'),
          contact: { label: '@ultimaloseta', url: 'https://example.com/salta' },
        },
      ],
      problems: [],
      broken: [],
    });
  });

  test.each([undefined, null, [], ['', '']])('has no contact with %j', (contact) => {
    expect(parse({ contact })).toMatchObject({ value: [{ contact: null }], problems: [] });
  });

  test('keeps a contact without an address as text', () => {
    expect(parse({ contact: ['Preguntar en el local'] })).toMatchObject({
      value: [{ contact: { label: 'Preguntar en el local', url: null } }],
      problems: [],
    });
  });

  test('calls a contact without a label «Contacto»', () => {
    expect(parse({ contact: ['', 'https://example.com/salta'] }).value).toMatchObject([
      { contact: { label: 'Contacto', url: 'https://example.com/salta' } },
    ]);
  });

  test('drops an address that is not http(s), keeps the label, reports it', () => {
    expect(parse({ contact: ['Ana', 'mailto:ana@example.com'] })).toMatchObject({
      value: [{ contact: { label: 'Ana', url: null } }],
      problems: [
        {
          source: 'national-qualifiers',
          row: 'a',
          column: 'contact',
          value: 'mailto:ana@example.com',
          ...droppedLink,
        },
      ],
    });
  });

  test('prefers the province that is written to the one of the city', () => {
    expect(parse({ city: 'San Martín', province: 'mendoza' })).toMatchObject({
      value: [{ province: { name: 'Mendoza' } }],
      problems: [],
    });
  });

  test('keeps a qualifier whose city is unknown, without a province, and reports it', () => {
    expect(parse({ city: 'Villa Loseta' })).toMatchObject({
      value: [{ city: 'Villa Loseta', province: null }],
      problems: [{ row: 'a', column: 'city', value: 'Villa Loseta' }],
    });
  });

  test('reports a province that is none and takes the city’s', () => {
    expect(parse({ province: 'Carcasona' })).toMatchObject({
      value: [{ province: { name: 'Salta' } }],
      problems: [{ row: 'a', column: 'province', value: 'Carcasona' }],
    });
  });

  test.each([
    ['date', { date: '2026-11-15' }],
    ['place', { place: '' }],
    ['city', { city: undefined }],
  ])('refuses a qualifier whose %s cannot be read', (field, fields) => {
    expect(() => parse(fields)).toThrow(`national-qualifiers: documento a, campo ${field}: `);
  });
});

test('byDate puts the earliest first and leaves its input alone', () => {
  const qualifiers = ['2027-01-24', '2026-11-15', '2026-12-05'].map((day) => ({
    ...document,
    id: day,
    province: null,
    date: new Date(`${day}T19:00:00Z`),
    contact: null,
  }));
  expect(byDate(qualifiers).map(({ id }) => id)).toEqual([
    '2026-11-15',
    '2026-12-05',
    '2027-01-24',
  ]);
  expect(qualifiers.map(({ id }) => id)).toEqual(['2027-01-24', '2026-11-15', '2026-12-05']);
});

describe('isPast', () => {
  const qualifier = { date: new Date('2026-11-15T19:00:00.000Z') };

  test.each([
    ['a millisecond before', '2026-11-15T18:59:59.999Z', false],
    ['at its very moment', '2026-11-15T19:00:00.000Z', false],
    ['a millisecond after', '2026-11-15T19:00:00.001Z', true],
  ])('%s', (_, now, past) => {
    expect(isPast(qualifier, new Date(now))).toBe(past);
  });
});
