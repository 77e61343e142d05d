import { expect, test } from 'vitest';
import type { SourceName } from '../../../src/sources/catalog/catalog.ts';
import {
  formatReport,
  type ObservedProblem,
  type SourceOutcome,
  type TakeReport,
} from '../../../src/snapshot/report.ts';
import { formatAge } from '../../../src/words/time-spans.ts';

const sources: SourceName[] = [
  ...(['news', 'communities', 'ranking'] as const),
  ...(['copa-argentina/fixtures-cup', 'liga-nacional/duels', 'copa-argentina/duels'] as const),
];

type Changes = Partial<Record<SourceName, Partial<SourceOutcome>>>;

/** Report of a run in which every source was fetched, unless a test changes it. */
function reportOf(changes: Changes = {}, more: Partial<TakeReport> = {}): TakeReport {
  return {
    takenAt: '2026-11-20T18:00:00.000Z',
    written: true,
    changed: true,
    oddClock: null,
    sources: sources.map((name) => ({
      name,
      status: 'fresh',
      rows: 12,
      fetchedAt: '2026-11-20T18:00:00.000Z',
      refusal: null,
      problems: [],
      ...changes[name],
    })),
    ...more,
  };
}

const kept = (refusal: string) =>
  ({ status: 'kept', refusal, fetchedAt: '2026-11-20T15:00:00.000Z' }) as const;
const missing = (refusal: string) =>
  ({ status: 'missing', rows: 0, refusal, fetchedAt: null }) as const;
const absent = { status: 'absent', rows: 0, fetchedAt: null } as const;

const problem = (changes: Partial<ObservedProblem> = {}): ObservedProblem => ({
  ...{ isKnown: false, source: 'ranking', row: 7, column: 'D', value: 'mucho' },
  ...{ reason: 'no es un número; se toma como 0', advice: 'escribí solo el número' },
  ...changes,
});

/** A report with every kind of entry: the worst first, then odd values, then a count of known problems. */
const everything = reportOf({
  ranking: {
    problems: [
      problem({ reason: 'el nick está repetido', value: 'Ana' }),
      problem({ isKnown: true }),
      problem({ isLoss: true }),
      problem({ isLoss: true }),
    ],
  },
  news: {
    problems: [
      problem({ isLoss: true, source: 'news', row: 'abc', column: 'image.1' }),
      problem({ isLoss: true, source: 'news', row: 'abc', column: '' }),
    ],
  },
  'copa-argentina/fixtures-cup': kept('la celda dice «<img>**»'),
  'liga-nacional/duels': missing('no respondió en 30 s'),
  'copa-argentina/duels': absent,
});

test('the report of a run', async () => {
  await expect(formatReport(everything)).toMatchFileSnapshot('reports/terminal.txt');
  await expect(formatReport(reportOf())).toMatchFileSnapshot('reports/quiet-terminal.txt');
});

test('a run’s end is said last, with the number of sources that are kept', () => {
  const report = reportOf({ ranking: kept('x'), news: kept('y') }, { changed: false });
  expect(formatReport(report).split('\n').at(-1)).toBe(
    'Instantánea lista, sin cambios. 2 de 6 fuentes conservan datos anteriores.',
  );
  const stopped = { ranking: missing('x'), news: { ...absent, refusal: 'y' } };
  expect(formatReport(reportOf(stopped, { written: false }))).not.toContain('se publica');
});

test.each([
  [59, '59 min'],
  [60, '1 h'],
  [89, '1 h'],
  [90, '2 h'],
  [48 * 60, '2 días'],
  [24 * 60 * 400, '400 días'],
  // An age is never negative, even if the machine's clock was wrong.
  [-60, '0 min'],
])('what is %d minutes old is «%s» old', (minutes, age) => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();
  expect(formatAge(at(0), at(minutes))).toBe(age);
});

test('data cannot steer the report on a terminal: one line, no control characters', () => {
  const value = 'x\n::add-mask::hola\u001b[2J';
  const news = { problems: [problem({ value, row: 'a\nb' })] };
  const text = formatReport(reportOf({ news, ranking: kept(value) }));
  expect(text).not.toMatch(/^::|\u001b/m);
  expect(text).toContain('documento a b');
});

test('data cannot steer the report by its length: at most 60 characters are shown', () => {
  const problems = [problem({ value: 'x'.repeat(61) })];
  expect(formatReport(reportOf({ ranking: { problems } }))).toContain(`«${'x'.repeat(59)}…»`);
});
