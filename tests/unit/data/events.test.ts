import { expect, test, vi } from 'vitest';
import { allEvents } from '../../../src/data/events.ts';

vi.mock('../../../src/data/this-build.ts', async (original) => ({
  ...(await original<object>()),
  snapshot: () => ({ qualifiers: [], manifest: { sources: {} } }),
}));
vi.mock('../../../src/data/season.ts', () => ({ season: () => ({ daily: [], matches: [] }) }));

test('the final of a site without data has the lowest number of changes, so that calendars accept the next', async () => {
  expect((await allEvents()).map(({ sequence }) => sequence)).toEqual([0]);
});
