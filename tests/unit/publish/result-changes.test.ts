/** The changes that a chat has to be told after a season's sheet was edited. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { changesToSend } from '../../../src/publish/result-changes.ts';
import type { Season } from '../../../src/season/model.ts';
import { seasonOf } from '../season/season.ts';

// Files of a worker share modules, so the modules that read the nicks are reset before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import('../../../src/config/facts.ts'), async (original) => {
  const facts = await original();
  return { ...facts, nicks: { ...facts.nicks, renamed: { Anita: 'Ana' } } };
});

const cases = parse(readFileSync(`${import.meta.dirname}/result-changes.yaml`, 'utf8')) as {
  it: string;
  was: string[];
  now: string[];
  online?: string[];
  told?: string[];
}[];

/** Season of a sheet with these lines; a line without commas is the title of a round. */
const seasonWith = (lines: readonly string[]): Season =>
  seasonOf({ primera: lines.map((line) => (line.includes(',') ? line : `,${line},,,,,`)) });
const resultsOf = (now: Season) =>
  changesToSend([], { online: now, now }).flatMap((change) => change.now ?? []);

test.each(cases)('$it', ({ was, now, online = now, told = [] }) => {
  const seasons = { online: seasonWith(online), now: seasonWith(now) };
  const changes = changesToSend(resultsOf(seasonWith(was)), seasons);
  expect(changes.flatMap(({ line }) => line || [])).toEqual(told);
});
