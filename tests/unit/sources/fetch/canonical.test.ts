import { expect, test } from 'vitest';
import { canonicalDocuments } from '../../../../src/sources/fetch/canonical.ts';

test('documents are sorted by id on any machine, and their fields alphabetically after the id, also nested ones', () => {
  const documents = [
    ...['ñ', 'B', 'a', 'A'].map((id) => ({ id })),
    { title: 'B', id: 'b', list: [{ z: 1, b: 2 }, 'y', 'x'] },
  ];
  const copy = structuredClone(documents);
  const text = canonicalDocuments(documents);
  expect(text.replace(/\s/g, '')).toBe(
    '[{"id":"A"},{"id":"B"},{"id":"a"},{"id":"b","list":[{"b":2,"z":1},"y","x"],"title":"B"},{"id":"ñ"}]',
  );
  expect(text).toMatch(/^\[\n {2}\{\n {4}"id": "A"\n {2}\},\n[^]*\n\]\n$/);
  expect(documents).toEqual(copy);
  expect(canonicalDocuments([])).toBe('[]\n');
});
