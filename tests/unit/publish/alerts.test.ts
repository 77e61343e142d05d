/** What is told in an issue of how the sources are. */
import { expect, test } from 'vitest';
import { formatAlerts } from '../../../src/publish/alerts.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
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

/** The titles of what is told, all sources being as `others` but for these. */
function titles(
  changes: Partial<Record<SourceName, SourceState>>,
  others: SourceState = fresh,
): string[] {
  const sources = Object.fromEntries(sourceNames.map((name) => [name, changes[name] ?? others]));
  const text = formatAlerts(formatManifest({ version: 1, sources, pictures: {} }), now);
  return [...text.matchAll(/^### (.*)$/gm)].map(([, title = '']) => title);
}

const absent: SourceState = { status: 'absent' };
const hour = 60;
test.each([
  ['nothing of fresh sources', {}, fresh, []],
  ['nothing of what is not published', {}, absent, []],
  ['nothing of one kept for a day', { ranking: kept(24 * hour) }, fresh, []],
  [
    'each that is kept for longer',
    { ranking: kept(24 * hour + 1), 'duels-cup': kept(72 * hour) },
    fresh,
    [
      'ranking: hace 24 h que no se puede actualizar',
      'duelos de la Copa: hace 3 días que no se puede actualizar',
    ],
  ],
  ['nothing of the only ones, kept for six hours', { ranking: kept(6 * hour) }, absent, []],
  [
    'the only ones once they are kept for longer',
    { ranking: kept(6 * hour + 1) },
    absent,
    ['ranking: hace 6 h que no se puede actualizar'],
  ],
] as const)('it tells %s', (_, changes, others, told) => {
  expect(titles(changes, others)).toEqual(told);
});

test('the reason cannot be taken for Markdown, and no manifest says nothing', () => {
  const sources = Object.fromEntries(sourceNames.map((name) => [name, kept(48 * hour)]));
  const text = formatAlerts(formatManifest({ version: 1, sources, pictures: {} }), now);
  expect(text).toContain('respondió 403 \\<b\\>');
  expect(formatAlerts(null, now)).toBe('');
});
