import { describe, expect, test } from 'vitest';
import { findAlerts, type PastRun } from '../../../src/alerts/conditions.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import type { Manifest, SourceState } from '../../../src/snapshot/manifest.ts';
import { sourceTitle } from '../../../src/snapshot/titles.ts';

const now = new Date('2026-11-20T18:00:00Z');
/** ISO moment so many hours (and minutes) ago. */
const ago = (hours: number, minutes = 0): string =>
  new Date(now.getTime() - hours * 3_600_000 - minutes * 60_000).toISOString();

const run = (succeeded: boolean, hours: number, minutes = 0): PastRun => ({
  succeeded,
  endedAt: ago(hours, minutes),
});
const good = [run(true, 0)];

const fresh: SourceState = {
  status: 'fresh',
  fetchedAt: ago(0),
  changedAt: ago(99),
  sha256: 'a'.repeat(64),
  rows: 1,
  problems: [],
};
const kept = (hours: number, minutes = 0): SourceState => ({
  ...fresh,
  status: 'kept',
  because: 'respondió 403: no hay permiso',
  since: ago(hours, minutes),
});

/** All sources fresh, but for these. */
const sources = (
  changes: Partial<Record<SourceName, SourceState>> = {},
  others: SourceState = fresh,
): Manifest['sources'] =>
  Object.fromEntries(
    sourceNames.map((name) => [name, changes[name] ?? others]),
  ) as Manifest['sources'];

const titleOf = (name: string): string => sourceTitle(name as SourceName);
const titles = (runs: PastRun[], of: Manifest['sources'] | null = sources()): string[] =>
  findAlerts({ now, runs, sources: of, titleOf }).map(({ title }) => title);

test('when all is well there is nothing to say', () => {
  expect(titles(good)).toEqual([]);
  expect(titles(good, null)).toEqual([]);
});

describe('failed runs', () => {
  test('three in a row are told, two are not, whatever their order', () => {
    expect(titles([run(false, 0), run(false, 1), run(true, 2)])).toEqual([]);
    expect(titles([run(true, 3), run(false, 1), run(false, 0), run(false, 2)])).toEqual([
      'Fallaron las últimas 3 publicaciones',
    ]);
  });

  test('one that went well in between ends the count', () => {
    expect(titles([run(false, 0), run(true, 1), run(false, 2), run(false, 3)])).toEqual([]);
  });

  test('are told when none ever went well', () => {
    expect(titles([run(false, 0), run(false, 1), run(false, 2)])).toEqual([
      'Fallaron las últimas 3 publicaciones',
    ]);
  });
});

test('a run that is deploying counts neither as a failure nor as its end, but its data is new', () => {
  const deploying = { ...run(true, 0), isDeploying: true };
  expect(titles([deploying, run(false, 1), run(false, 2)])).toEqual([]);
  expect(titles([deploying, run(false, 1), run(false, 2), run(false, 3)])).toEqual([
    'Fallaron las últimas 3 publicaciones',
  ]);
  expect(titles([deploying, run(true, 7)])).toEqual([]);
});

describe('old data', () => {
  test('is told after six hours without a run that went well', () => {
    expect(titles([run(false, 0), run(true, 6)])).toEqual([]);
    expect(titles([run(false, 0), run(true, 6, 1)])).toEqual(['Los datos del sitio tienen 6 h']);
  });

  test('is told after six hours with every source kept, although runs go well', () => {
    const all = (hours: number, minutes = 0) => sources({ news: kept(hours, minutes) }, kept(20));
    expect(titles(good, all(6))).toEqual([]);
    expect(titles(good, all(6, 1))).toEqual(['Los datos del sitio tienen 6 h']);
  });

  test('is not told while any source is fresh, nor of sources that are not published', () => {
    expect(titles(good, sources({ news: fresh }, kept(20)))).toEqual([]);
    expect(titles(good, sources({}, { status: 'absent' }))).toEqual([]);
  });
});

describe('a kept source', () => {
  test('is told after 24 hours, with its reason and what to do', () => {
    expect(titles(good, sources({ ranking: kept(24) }))).toEqual([]);
    const kept25 = sources({ ranking: kept(24, 1) });
    const [alert] = findAlerts({ now, runs: good, sources: kept25, titleOf });
    expect(alert?.title).toBe('ranking: hace 24 h que no se puede actualizar');
    expect(alert?.advice).toContain('respondió 403: no hay permiso');
    expect(alert?.advice).toContain('Corregilo');
  });

  test('is told by itself: two are two', () => {
    expect(titles(good, sources({ ranking: kept(30), 'duels-cup': kept(72) }))).toEqual([
      'ranking: hace 30 h que no se puede actualizar',
      'duelos de la Copa: hace 3 días que no se puede actualizar',
    ]);
  });
});
