/** Parsing rules that all collections share; collections.test.ts tests the fields of each. */
import { expect, test } from 'vitest';
import { collectionParser, requiredText } from '../../../../src/sources/documents/documents.ts';
import { z } from '../../../../src/lib/validation.ts';

const schema = z.object({ id: z.string(), names: z.array(requiredText).optional() });
const parse = collectionParser(schema, (document) => document);
const read = (documents: unknown) => parse('national-teams', documents);

test('documents keep their order and lose unknown fields', () => {
  const documents = [{ id: 'b', names: ['Beto'], createdBy: 'x' }, { id: 'a' }, { id: 'A' }];
  expect(read(documents)).toEqual({
    value: [{ id: 'b', names: ['Beto'] }, { id: 'a' }, { id: 'A' }],
    problems: [],
    cellProblems: [],
    rows: 3,
    columns: new Map(),
    broken: new Set(),
  });
  expect(read([]).value).toEqual([]);
});

test.each([
  ['null', null, /^no es una lista de documentos$/],
  ['entries that are no documents', [null, 7, ''], /^documento n\.º 1: /],
  [
    'documents of which none can be read, naming the field, in Spanish',
    ['abc', 'b', 'c'].map((id) => ({ id, names: ['Ana', 7] })),
    /^documento abc, campo names\.1: .+; corregí el campo en Firestore: va un texto \(string\)/,
  ],
  [
    'documents that share a broken field, of which the first one also has another',
    [{ id: 7, names: 7 }, ...['b', 'c'].map((id) => ({ id, names: 7 }))],
    /^documento n\.º 1, campo names: /,
  ],
])('refuses %s', (_, documents, message) => {
  expect(() => read(documents)).toThrow(message);
});

test('a document with the id of an earlier one is left out', () => {
  const { value, problems, broken } = read([{ id: 'a', names: ['Ana'] }, { id: 'a' }]);
  expect([value, broken.size]).toEqual([[{ id: 'a', names: ['Ana'] }], 0]);
  expect(problems).toMatchObject([{ row: 'a', column: 'id' }]);
});

test('documents are left out, however many, when each has a slip of its own, and are told by id or place', () => {
  const { value, broken, problems } = read([
    { id: 'a', names: 7 },
    {},
    { id: 'c', names: 'x' },
    { id: 8 },
  ]);
  expect(value).toEqual([]);
  expect([...broken]).toEqual(['a', 'n.º 2', 'c', 'n.º 4']);
  expect(problems).toMatchObject([
    { row: 'a', column: 'names', value: '7' },
    { row: 'n.º 2', column: 'id', value: '' },
    { row: 'c', column: 'names', value: '"x"' },
    { row: 'n.º 4', column: 'id', value: '8' },
  ]);
});
