import { expect, test } from 'vitest';
import type { Ending } from '../../../src/publish/rebuild.ts';
import { formatAlerts, formatEnding, formatEndingMarkdown } from '../../../src/publish/summary.ts';
import { formatManifest, type SourceState } from '../../../src/snapshot/manifest.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog/catalog.ts';
import { freshState } from '../snapshot/builder.ts';
import { expectTold } from '../../fixtures/told.ts';

const ending: Ending = {
  result: 'unchanged',
  reasons: [],
  changes: [],
  message: null,
  warnings: [],
  report: null,
  hold: null,
  alert: null,
};

test('everything to report is one line each, escaped for Markdown', () => {
  const told: Ending = {
    ...ending,
    result: 'published',
    reasons: ['cambiaron los datos'],
    changes: ['ranking: 1 jugador', '<img>'],
    warnings: ['noticias.html: pesa mucho'],
    hold: 'feriado',
  };
  expect(formatEnding(told)).toBe(
    'Publicado\n- cambiaron los datos\n- datos: ranking: 1 jugador\n- datos: <img>\n- aviso: noticias.html: pesa mucho\n- los datos están detenidos: feriado; para volver a los de hoy, publicá con «Soltar»',
  );
  expect(formatEndingMarkdown(told)).toContain('\n- datos: \\<img\\>  \n');
});

test('both summaries include the report of the sources', () => {
  const report = {
    takenAt: '2026-11-20T15:00:00Z',
    sources: [],
    written: true,
    changed: false,
    oddClock: null,
  };
  expect(formatEnding({ ...ending, report })).toMatch(/Instantánea lista[^]*\n\nSin cambios$/);
  expect(formatEndingMarkdown({ ...ending, report })).toMatch(/^## Sin cambios\n\nInstantánea/);
});

const now = new Date('2026-11-20T18:00:00Z');
const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

const fresh = freshState('');
const kept = (minutes: number): SourceState => ({
  ...fresh,
  status: 'kept',
  because: 'respondió 403 <b>',
  since: ago(minutes),
});

/** The alerts when all sources are in state `others` except these. */
function alerts(
  changes: Partial<Record<SourceName, SourceState>>,
  others: SourceState = fresh,
): string {
  const sources = Object.fromEntries(sourceNames.map((name) => [name, changes[name] ?? others]));
  return formatAlerts(formatManifest({ version: 1, sources, pictures: {} }), now);
}

const absent: SourceState = { status: 'absent' };
const unusable = { ...absent, because: '¿se corrieron las columnas?', since: ago(24 * 60 + 1) };
const hour = 60;

test('alerts about sources', () =>
  expectTold('alerts.out', {
    'that are fresh': alerts({}),
    'that are not published': alerts({}, absent),
    'of which one is kept for a day': alerts({ ranking: kept(24 * hour) }),
    'of which one has been unusable for a day, and never had data': alerts({ ranking: unusable }),
    'of which two are kept for longer': alerts({
      ranking: kept(24 * hour + 1),
      'copa-argentina/duels': kept(72 * hour),
    }),
    'of which the only one is kept for six hours': alerts({ ranking: kept(6 * hour) }, absent),
    'of which it is kept for longer': alerts({ ranking: kept(6 * hour + 1) }, absent),
    'that no manifest knows': formatAlerts(null, now),
  }));
