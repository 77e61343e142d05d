/** The part of an alert issue about sources. */
import { expect, test } from 'vitest';
import { formatAlerts } from '../../../src/publish/summary.ts';
import { expectTold } from '../../fixtures/told.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog/catalog.ts';
import { formatManifest, type SourceState } from '../../../src/snapshot/manifest.ts';

const now = new Date('2026-11-20T18:00:00Z');
const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

const fresh: SourceState = {
  status: 'fresh',
  fetchedAt: ago(0),
  changedAt: ago(0),
  sha256: 'a'.repeat(64),
  rows: 1,
  problems: [],
};
const kept = (minutes: number): SourceState => ({
  ...fresh,
  status: 'kept',
  because: 'respondió 403 <b>',
  since: ago(minutes),
});

/** Titles of the alerts when all sources are in state `others` except these. */
function titles(
  changes: Partial<Record<SourceName, SourceState>>,
  others: SourceState = fresh,
): string[] {
  const sources = Object.fromEntries(sourceNames.map((name) => [name, changes[name] ?? others]));
  const text = formatAlerts(formatManifest({ version: 1, sources, pictures: {} }), now);
  return [...text.matchAll(/^### (.*)$/gm)].map(([, title = '']) => title);
}

const absent: SourceState = { status: 'absent' };
const unusable = { ...absent, because: 'respondió 404', since: ago(24 * 60 + 1) };
const hour = 60;

test('alerts about sources', () =>
  expectTold('alerts.out', {
    'that are fresh': titles({}),
    'that are not published': titles({}, absent),
    'of which one is kept for a day': titles({ ranking: kept(24 * hour) }),
    'of which one has been unusable for a day, and never had data': titles({ ranking: unusable }),
    'of which two are kept for longer': titles({
      ranking: kept(24 * hour + 1),
      'copa-argentina/duels': kept(72 * hour),
    }),
    'of which the only one is kept for six hours': titles({ ranking: kept(6 * hour) }, absent),
    'of which it is kept for longer': titles({ ranking: kept(6 * hour + 1) }, absent),
  }));

test('the reason is escaped for Markdown, and without a manifest there is no alert', () => {
  const sources = Object.fromEntries(sourceNames.map((name) => [name, kept(48 * hour)]));
  const text = formatAlerts(formatManifest({ version: 1, sources, pictures: {} }), now);
  expect(text).toContain('respondió 403 \\<b\\>');
  expect(formatAlerts(null, now)).toBe('');
});
