/** An odd document or row hurts nobody else, and is shown or told (tests/mistakes/odd.ts). */
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/snapshot/snapshot.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { oddCount, oddSeed, takeOdd, type Odd } from '../../mistakes/odd.ts';

const directory = folderOfEach();

/** What the sources say, by their names; without the rounds and groups that lost all they had. */
function factsOf({ standings, fixtures, duels, ...data }: Snapshot): Record<string, unknown> {
  const named = (kind: string, all: object) =>
    Object.entries(all).map(([key, value]) => [`${kind}-${key}`, value as unknown]);
  return Object.fromEntries([
    ...named('standings', standings),
    ...named('fixtures', fixtures),
    ...named('duels', duels),
    ['ranking', data.ranking],
    ['news', data.news],
    ['current-national-team', data.currentTeam],
    ['national-teams', data.pastTeams],
    ['national-qualifiers', data.qualifiers],
    ['national-tournaments-podiums', data.nationalPodiums],
    ['world-championships-podiums', data.worldPodiums],
    ['communities', data.communities],
  ]) as Record<string, unknown>;
}

type Placed = { id?: string; row?: number; duels?: unknown[] };

/** Takes away what stands at these places, and rounds without a duel; adds what it took to `shown`. */
function without(value: unknown, places: ReadonlySet<unknown>, shown: Set<unknown>): unknown {
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  if (!Array.isArray(value)) {
    const fields = Object.entries(value).map(([key, one]) => [key, without(one, places, shown)]);
    return Object.fromEntries(fields) as unknown;
  }
  return (value as (Placed | null)[])
    .filter((one) => {
      const place = [one?.row, one?.id].find((at) => at !== undefined && places.has(at));
      if (place !== undefined) shown.add(place);
      return place === undefined;
    })
    .filter((one) => one?.duels?.length !== 0)
    .map((one) => without(one, places, shown));
}

/** What no page, address, chart or calendar could be made of, by where it stands. */
function harmsIn(value: unknown, path = ''): string[] {
  if (value instanceof Date) {
    const year = value.getUTCFullYear();
    return year >= 1900 && year <= 2101 ? [] : [`${path}: ${value.toISOString()}`];
  }
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string') {
    const isLong = value.length > (path.includes('.paragraphs.') ? 60_000 : 2000);
    const isBroken = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(value);
    return isLong || (isBroken && !path.endsWith('.id')) ? [`${path}: ${value.slice(0, 60)}`] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => harmsIn(inner, `${path}.${key}`));
}

test('odd documents and rows are shown or told, and all else is as without them', async () => {
  const before = await takeOdd(directory('before'), 0, oddSeed);
  const { report, odd, told, data } = await takeOdd(directory('after'), oddCount, oddSeed);
  expect(report.sources.flatMap(({ refusal }) => refusal ?? [])).toEqual([]);
  const facts = factsOf(data);
  const lost: Odd[] = [];
  for (const [source, value] of Object.entries(factsOf(before.data))) {
    const own = odd.filter((one) => one.source === source);
    const shown = new Set<unknown>();
    const rest = without(facts[source], new Set(own.map(({ place }) => place)), shown);
    expect(rest, source).toEqual(without(value, new Set(), shown));
    lost.push(...own.filter((one) => !told.includes(one) && !shown.has(one.place)));
  }
  expect(lost).toEqual([]);
  expect(harmsIn(facts)).toEqual([]);
  if (process.env['ODD']) console.log(`${odd.length} odd, ${told.length} told`);
});
