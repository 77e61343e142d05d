import { describe, expect, test } from 'vitest';
import {
  optionalText,
  pair,
  parseDocuments,
  picture,
  requiredText,
  timestamp,
  wholeNumber,
} from '../../../src/domain/documents.ts';
import { z } from '../../../src/config/schemas/validation.ts';

describe('optionalText', () => {
  test('is normalised', () => {
    expect(optionalText.parse(' N\u0303andu\u0301\u00a0')).toBe('Ñandú');
  });

  test.each([undefined, null, ''])('is empty for %j', (value) => {
    expect(optionalText.parse(value)).toBe('');
  });

  test('refuses what is not text', () => {
    expect(optionalText.safeParse(3).success).toBe(false);
  });
});

describe('requiredText', () => {
  test('is normalised', () => {
    expect(requiredText.parse(' Ana\u00a0')).toBe('Ana');
  });

  test.each(['', '  ', '\u200b', null, undefined])('refuses %j, which says nothing', (value) => {
    expect(requiredText.safeParse(value).success).toBe(false);
  });
});

describe('timestamp', () => {
  test.each(['2026-11-15T19:00:00.000Z', '2026-11-15T19:00:00Z'])('reads %s', (text) => {
    expect(timestamp.parse(text)).toEqual(new Date(Date.UTC(2026, 10, 15, 19)));
  });

  test.each(['2026-11-15', '2026-11-15T19:00:00', '2026-02-30T19:00:00Z', '15/11/2026', '', null])(
    'refuses %j: a moment needs a real day, an hour and UTC',
    (value) => {
      expect(timestamp.safeParse(value).success).toBe(false);
    },
  );
});

describe('picture', () => {
  test('is its path', () => {
    expect(picture.parse(' images/a.webp ')).toBe('images/a.webp');
  });

  test.each(['', ' ', null, undefined])('is null for %j', (value) => {
    expect(picture.parse(value)).toBeNull();
  });
});

describe('pair', () => {
  test.each([
    [
      [' https://example.com ', 'Ver\u00a0más'],
      { first: 'https://example.com', second: 'Ver más' },
    ],
    [['https://example.com'], { first: 'https://example.com', second: '' }],
    [['', 'Ver'], { first: '', second: 'Ver' }],
  ])('reads %j', (value, expected) => {
    expect(pair.parse(value)).toEqual(expected);
  });

  test.each([[[]], [['', ' ']], [null], [undefined]])('is null for %j', (value) => {
    expect(pair.parse(value)).toBeNull();
  });
});

describe('parseDocuments', () => {
  const schema = z.object({ id: z.string(), names: z.array(requiredText) });
  const read = (documents: unknown) =>
    parseDocuments('national-teams', documents, schema, (document) => document);
  const parse = (documents: unknown) => read(documents).value;

  test('gives the documents in their order, without the fields nobody knows', () => {
    expect(
      parse([
        { id: 'b', names: ['Beto'], createdBy: 'x' },
        { id: 'a', names: [] },
      ]),
    ).toEqual([
      { id: 'b', names: ['Beto'] },
      { id: 'a', names: [] },
    ]);
  });

  test('an empty list is a list', () => {
    expect(parse([])).toEqual([]);
  });

  test.each([{ documents: [] }, null, 'texto'])('refuses %j: it is no list', (documents) => {
    expect(() => parse(documents)).toThrow('national-teams: no es una lista de documentos');
  });

  test('refuses a document of another shape, naming it and the field, in Spanish', () => {
    expect(() => parse([{ id: 'abc', names: ['Ana', 7] }])).toThrow(
      /^national-teams: documento abc, campo names\.1: Entrada inválida/,
    );
  });

  test('leaves out a document that is broken, and says which field; the others are read', () => {
    const found = read([
      { id: 'a', names: [] },
      { id: 'b', names: 7 },
    ]);
    expect(found.value).toEqual([{ id: 'a', names: [] }]);
    expect(found.broken).toMatchObject([{ id: 'b', field: 'names', value: '7' }]);
    expect(found.problems).toMatchObject(
      [{ row: 'b', column: 'names', value: '7', reason: /el documento no se muestra$/ }].map(
        (problem) => ({ ...problem, reason: expect.stringMatching(problem.reason) as string }),
      ),
    );
  });

  test('says which field may be meant by one that nobody knows', () => {
    const { problems } = read([{ id: 'a', names: [], naems: ['x'], createdBy: 'y' }]);
    expect(problems).toEqual([]);
    const loose = z.object({ id: z.string(), names: z.array(requiredText).optional() });
    const meant = parseDocuments('news', [{ id: 'a', naems: ['x'] }], loose, ({ id }) => id);
    expect(meant.problems).toMatchObject([
      { row: 'a', column: 'naems', advice: '¿es «names»? Cambiale el nombre' },
    ]);
  });

  test('names by its place a document without an id', () => {
    const { problems } = read([{ id: 'a', names: [] }, { names: [] }]);
    expect(problems).toMatchObject([{ row: 'n.º 2', column: 'id' }]);
  });

  test('refuses an entry that is no document', () => {
    expect(() => parse([null])).toThrow(/^national-teams: documento n\.º 1: /);
  });

  test('refuses a repeated id', () => {
    expect(() =>
      parse([
        { id: 'a', names: [] },
        { id: 'b', names: [] },
        { id: 'a', names: ['Ana'] },
      ]),
    ).toThrow('national-teams: documento a: el id está repetido');
  });

  test('takes ids that differ in case for different documents, as Firestore does', () => {
    expect(
      parse([
        { id: 'a', names: [] },
        { id: 'A', names: [] },
      ]),
    ).toHaveLength(2);
  });
});

describe('wholeNumber', () => {
  test.each([
    [2024, 2024],
    ['2024', 2024],
    [' 7 ', 7],
  ])('reads %j', (value, number) => {
    expect(wholeNumber.parse(value)).toBe(number);
  });

  test.each([null, '', true, 2.5, '2.5', 'dos'])('refuses %j', (value) => {
    expect(wholeNumber.safeParse(value).success).toBe(false);
  });
});
