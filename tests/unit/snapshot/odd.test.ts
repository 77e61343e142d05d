/** An odd document or row is shown or reported, and affects nothing else (tests/mistakes/odd.ts). */
import { expect, test } from 'vitest';
import { readSource } from '../../../src/sources/catalog/catalog.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { factsOf } from '../../mistakes/facts.ts';
import { oddCount, oddSeed, takeOdd, type Odd } from '../../mistakes/odd.ts';
import { publishedOf, publishedSources, without } from '../../mistakes/play.ts';

const directory = folderOfEach();

/** Normalises an id or a row number as text: parsers compose the accents of ids. */
const placeOf = (place: string | number = ''): string => String(place).normalize();

/** Row numbers and ids in a parsed value. */
function placesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { row, id } = value as { row?: number; id?: string };
  return [placeOf(row ?? id), ...Object.values(value).flatMap(placesIn)];
}

test('odd documents and rows are shown or reported, and everything else stays the same', async () => {
  const { report, odd, told, sources } = await takeOdd(directory(), oddCount, oddSeed);
  expect(report.sources.flatMap(({ refusal }) => refusal ?? [])).toEqual([]);
  const lost: Odd[] = [];
  for (const name of publishedSources) {
    const reading = readSource(name, sources.get(name) ?? '');
    const before = factsOf(name, publishedOf(name));
    expect(without(before, factsOf(name, { reading }))).toEqual([]);
    const shown = new Set(placesIn(reading.value));
    lost.push(...odd.filter((one) => one.source === name && !shown.has(placeOf(one.place))));
  }
  expect(lost.filter((one) => !told.includes(one))).toEqual([]);
  if (process.env['ODD']) console.log(`${odd.length} odd, ${lost.length} left out`);
});
