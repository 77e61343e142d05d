import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalDocuments, type SnapshotDocument } from '../../../src/sources/canonical.ts';

describe('canonicalDocuments', () => {
  test('writes documents by id, id first, fields in alphabetical order, and a final newline', () => {
    expect(
      canonicalDocuments([
        { title: 'B', id: 'b', date: 1 },
        { year: 2, id: 'a' },
      ]),
    ).toBe(`[
  {
    "id": "a",
    "year": 2
  },
  {
    "id": "b",
    "date": 1,
    "title": "B"
  }
]
`);
  });

  test.each<[string, SnapshotDocument[], string]>([
    ['an empty collection is an empty list', [], '[]'],
    [
      'ids are ordered by code unit: capitals first, on any machine',
      ['b', 'ñ', 'B', 'a', 'A'].map((id) => ({ id })),
      '[{"id":"A"},{"id":"B"},{"id":"a"},{"id":"b"},{"id":"ñ"}]',
    ],
    [
      'fields are ordered in nested documents too, lists stay as they are',
      [{ id: 'a', list: [{ z: 1, b: 2 }, 'y', 'x'] }],
      '[{"id":"a","list":[{"b":2,"z":1},"y","x"]}]',
    ],
  ])('%s', (_, documents, text) => {
    const copy = structuredClone(documents);
    expect(canonicalDocuments(documents).replace(/\s/g, '')).toBe(text);
    expect(documents).toEqual(copy);
  });

  describe('for any collection', () => {
    const document: fc.Arbitrary<SnapshotDocument> = fc
      .tuple(fc.string(), fc.dictionary(fc.string(), fc.jsonValue({ stringUnit: 'binary' })))
      .map(([id, other]) => ({ ...other, id }));
    const documents = fc.uniqueArray(document, { selector: ({ id }) => id });

    test('gives the same bytes whatever the order of documents and fields, and reads back', () => {
      const reversed = (entry: SnapshotDocument) =>
        Object.fromEntries(Object.entries(entry).reverse()) as SnapshotDocument;
      fc.assert(
        fc.property(documents, (list) => {
          const text = canonicalDocuments(list);
          expect(canonicalDocuments(list.map(reversed).reverse())).toBe(text);
          const sorted = list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(sorted)));
        }),
      );
    });
  });
});
