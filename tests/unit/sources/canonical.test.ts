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

  test('an empty collection is an empty list', () => {
    expect(canonicalDocuments([])).toBe('[]\n');
  });

  test('orders ids by code unit: capitals first, on any machine', () => {
    const text = canonicalDocuments(['b', 'ñ', 'B', 'a', 'A'].map((id) => ({ id })));
    expect(text.match(/(?<=: ").(?=")/g)).toEqual(['A', 'B', 'a', 'b', 'ñ']);
  });

  test('orders the fields of nested documents, and keeps the order of lists', () => {
    const text = canonicalDocuments([{ id: 'a', list: [{ z: 1, b: 2 }, 'y', 'x'] }]);
    expect(text.replace(/\s/g, '')).toBe('[{"id":"a","list":[{"b":2,"z":1},"y","x"]}]');
  });

  test('leaves its input alone', () => {
    const documents = [{ id: 'b' }, { id: 'a' }];
    canonicalDocuments(documents);
    expect(documents).toEqual([{ id: 'b' }, { id: 'a' }]);
  });

  describe('for any collection', () => {
    const document: fc.Arbitrary<SnapshotDocument> = fc
      .tuple(fc.string(), fc.dictionary(fc.string(), fc.jsonValue({ stringUnit: 'binary' })))
      .map(([id, other]) => ({ ...other, id }));
    const documents = fc.uniqueArray(document, { selector: ({ id }) => id });
    const byId = (list: readonly SnapshotDocument[]) =>
      list.toSorted((a, b) => (a.id < b.id ? -1 : 1));

    test('gives the same bytes whatever the order of documents and fields', () => {
      const shuffled = documents.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(
            list.map(
              (entry) => Object.fromEntries(Object.entries(entry).reverse()) as SnapshotDocument,
            ),
            { minLength: list.length },
          ),
        ),
      );
      fc.assert(
        fc.property(shuffled, ([list, other]) => {
          expect(canonicalDocuments(other)).toBe(canonicalDocuments(list));
        }),
      );
    });

    test('reads back as the same data', () => {
      fc.assert(
        fc.property(documents, (list) => {
          expect(JSON.parse(canonicalDocuments(list))).toEqual(
            byId(JSON.parse(JSON.stringify(list)) as SnapshotDocument[]),
          );
        }),
      );
    });
  });
});
