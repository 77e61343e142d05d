import { expect, test, vi } from 'vitest';
import { allEvents } from '../../../src/data/events.ts';

vi.mock('../../../src/data/this-build.ts', async (original) => ({
  ...(await original<object>()),
  snapshot: () => ({ qualifiers: [], manifest: { sources: {} } }),
}));
vi.mock('../../../src/data/season.ts', () => ({ season: () => ({ daily: [], matches: [] }) }));

test('each day counts as a change of the final, whose day is in no source', async () => {
  const [final] = await allEvents();
  expect(final?.modifiedAt.toISOString()).toBe('2026-12-04T03:00:00.000Z');
  expect(final?.sequence).toBe(Date.UTC(2026, 11, 4, 3) / 60_000 - Date.UTC(2020, 0, 1) / 60_000);
});
