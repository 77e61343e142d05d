/**
 * Parsing of Firestore's collections. `collections/NAME.yaml` has a document for each case, whose id names the case,
 * and `NAME.out` what is shown and reported. A document inherits the fields of the first one, and only differences
 * from the first one are listed.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.ts';
import type { Reading } from '../../../../src/sources/problem.ts';
import { newestNewsFirst, type NewsItem } from '../../../../src/sources/documents/news.ts';
import {
  qualifiersByDate,
  qualifierState,
  type Qualifier,
} from '../../../../src/sources/documents/qualifiers.ts';
import { collections, type Collection } from '../../../../src/sources/catalog/collections.ts';
import { expectTold } from '../../../fixtures/told.ts';

interface Item {
  id: string;
}

/** Replaces a province, which has more fields in the community's files, by its name. */
const nameOf = (field: unknown): unknown =>
  typeof field === 'object' && field && 'cities' in field && 'name' in field ? field.name : field;

/** Lines for each document: its fields and remarks. */
function outcome(
  ids: readonly string[],
  { value, problems }: Reading<Item>,
): (readonly [id: string, told: string[]])[] {
  const fieldsOf = (of?: Item) => Object.entries(of ?? {}).filter(([key]) => key !== 'id');
  const usual = new Map(fieldsOf(value[0]));
  return ids.map((id) => {
    const fields = fieldsOf(value.find((one) => one.id === id))
      .filter(([key, field]) => id === ids[0] || !isDeepStrictEqual(field, usual.get(key)))
      .map(([key, field]) => `${key}: ${JSON.stringify(nameOf(field))}`);
    const said = problems
      .filter(({ row }) => row === id)
      .map((one) => `! ${one.column} «${one.value}»: ${one.reason}; ${one.advice}`);
    return [id, [...fields, ...said]] as const;
  });
}

test.each(Object.values<Collection>(collections))('$name', async ({ name, parse: read }) => {
  const [first, ...others] = readCases(import.meta.dirname, `collections/${name}`) as Item[];
  const documents = [first, ...others.map((document) => ({ ...first, ...document }))];
  const ids = documents.map((document) => document?.id ?? '');
  await expectTold(`collections/${name}.out`, outcome(ids, read(name, documents) as Reading<Item>));
});

test.each([
  ['to come at that very moment', '19:00:00.000Z', false, 'toCome'],
  ['past a millisecond after', '19:00:00.001Z', false, 'past'],
  ['cancelled after its moment', '20:00:00.000Z', true, 'cancelled'],
])('a qualifier is %s', (_, time, isCancelled, state) => {
  const qualifier = { date: new Date('2026-11-15T19:00:00.000Z'), isCancelled };
  expect(qualifierState(qualifier, new Date(`2026-11-15T${time}`))).toBe(state);
});

test('a qualifier without a day counts as future and is last in the list', () => {
  const open = { id: 'open', date: null, isCancelled: false } as Qualifier;
  const dated = { ...open, id: 'dated', date: new Date('2099-01-01T00:00:00Z') };
  expect(qualifierState(open, new Date('2099-12-31T00:00:00Z'))).toBe('toCome');
  const sorted = qualifiersByDate([open, { ...open, id: 'other' }, dated]);
  expect(sorted.map(({ id }) => id)).toEqual(['dated', 'open', 'other']);
});

test('news go with the newest first, to the second; of one moment by title, then by id', () => {
  const lines = ['1 Copa :58', '5 Copa :00', '2 Copa :59', '4 Copa :00', '3 Ámbito :00'];
  const items = lines.map((line) => {
    const [id = '', title, time] = line.split(' ');
    return { id, title, publishedAt: new Date(`2026-01-01T12:00${time}Z`) } as NewsItem;
  });
  expect(newestNewsFirst(items).map(({ id }) => id)).toEqual(['2', '1', '3', '4', '5']);
});
