/** Sheets leave out the years: whole seasons keep their days, whenever they are fetched and built. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { running } from '../../../src/config/site.ts';
import { addDays, type CalendarDate } from '../../../src/domain/time.ts';
import type { Round } from '../../../src/domain/fixture.ts';
import { datesFrom, isPossibleStart, startSeenOn } from '../../../src/season/years.ts';
import { buildSeason } from '../../../src/season/build.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { formatManifest } from '../../../src/snapshot/manifest.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { compose } from '../../../src/snapshot/take.ts';
import { noWait } from '../../fixtures/small-data.ts';
import { snapshotFiles } from '../snapshot/builder.ts';

/** Rounds of one day each, `14/9 28/9* 12/10/2026`; with a star, its duel is played. */
const roundsOf = (days: string): Round[] =>
  days.split(' ').map((day, index): Round => {
    const score = day.endsWith('*') ? 2 : null;
    const duel = { row: index, code: '', home: 'Ana', away: 'Beto', schedule: '-', link: null };
    const duels = [{ ...duel, homeScore: score, awayScore: score && 0 }];
    return { name: 'Fecha', interval: day.replace('*', ''), duels };
  });

const opened = (rounds: readonly Round[], start: string | null): string =>
  datesFrom(rounds, start ?? '')
    .map(({ opening }) => opening ?? '-')
    .join(' ');

test.each([
  ['begins on the day', '14/9 28/9 28/12', '2026-09-14', '2026-09-14 2026-09-28 2026-12-28'],
  ['begins later, or a little before', '14/9 28/9', '2026-11-01', '2026-09-14 2026-09-28'],
  [
    'goes on over a year',
    '2/3 1/6 1/9 1/12 2/3 15/4',
    '2026-03-02',
    '2026-03-02 2026-06-01 2026-09-01 2026-12-01 2027-03-02 2027-04-15',
  ],
  [
    'makes up for a round out of order',
    '14/9 12/10 20/9 9/11',
    '2026-09-14',
    '2026-09-14 2026-10-12 2026-09-20 2026-11-09',
  ],
  [
    'has a month that is wrong',
    '14/9 28/5 12/10 26/10',
    '2026-09-14',
    '2026-09-14 2027-05-28 2026-10-12 2026-10-26',
  ],
  [
    'has a first month that is wrong',
    '14/12 28/9 12/10',
    '2026-09-14',
    '2026-12-14 2026-09-28 2026-10-12',
  ],
  [
    'has years that are wrong',
    '14/9 28/9/2025 28/12/2027 11/1',
    '2026-09-14',
    '2026-09-14 2025-09-28 2027-12-28 2027-01-11',
  ],
  ['has a day that its year has not', '15/2 29/2 14/3', '2027-02-15', '2027-02-15 - 2027-03-14'],
  ['has it in a leap year', '15/2 29/2 14/3', '2028-02-15', '2028-02-15 2028-02-29 2028-03-14'],
])('a fixture that %s', (_, days, start, expected) => {
  expect(opened(roundsOf(days), start)).toBe(expected);
});

test.each([
  [
    'of whose rounds none is played, before it begins',
    '14/9 28/9 12/10',
    '2026-03-01',
    '2026-09-14',
  ],
  [
    'in its middle, though no result is loaded',
    '14/9 28/9 12/10 26/10',
    '2026-10-11',
    '2026-09-14',
  ],
  ['over New Year', '14/11* 28/12* 11/1', '2026-12-30', '2026-11-14'],
  ['all played, half a year later and more', '14/3* 28/3* 11/4*', '2026-12-20', '2026-03-14'],
  [
    'of a long season that has just begun',
    '2/3* 1/6 1/9 1/12 2/3 15/4',
    '2026-03-03',
    '2026-03-02',
  ],
  ['of one that is almost over', '2/3* 1/6* 1/9* 1/12* 2/3* 15/4', '2027-04-01', '2026-03-02'],
  ['with one result before its day', '14/9* 28/9 12/10 26/10*', '2026-09-20', '2026-09-14'],
  ['that says its years', '14/9/2025* 28/9/2025*', '2026-11-20', '2025-09-14'],
  [
    'of which one round says another year',
    '14/9/2025* 28/9* 12/10* 26/10*',
    '2026-11-20',
    '2026-09-28',
  ],
])('a fixture that is first seen %s starts', (_, days, seen, expected) => {
  expect(startSeenOn(roundsOf(days), seen)).toBe(expected);
});

test('a start holds until most results would be to come, as after a run whose clock was wrong', () => {
  const rounds = roundsOf('14/9* 28/9* 12/10');
  const isPossible = (start: string) => isPossibleStart(rounds, start, '2026-10-01');
  expect(['2025-09-14', '2026-09-14', '2027-09-14'].map(isPossible)).toEqual([true, true, false]);
});

/** The snapshot that follows another one when the fixture of Élite has this text. */
async function take(
  before: SnapshotFiles,
  text: string,
  day: CalendarDate,
): Promise<SnapshotFiles> {
  const options = { now: new Date(`${day}T15:00:00Z`), acceptShrink: ['fixtures-elite' as const] };
  const texts = new Map([['fixtures-elite' as const, { text }]]);
  const { snapshot } = await compose(before, texts, { ...options, retryPolicy: noWait });
  if (!snapshot) throw new Error('nothing was written');
  return {
    ...before,
    ...snapshot,
    pictures: new Set(),
    manifest: formatManifest(snapshot.manifest),
  };
}

/** The days of each round and of its duel. */
const daysIn = (files: SnapshotFiles) =>
  buildSeason(running, parseSnapshot(files)).matches.map(({ round, when }) => [
    ...(round.days ?? []),
    when?.date,
  ]);

const typed = (date: CalendarDate): string =>
  date.split('-').slice(1).map(Number).toReversed().join('/');

interface Played {
  first: CalendarDate;
  last: CalendarDate;
  date: CalendarDate;
}

/** A fixture of these rounds as its sheet is on a day: a duel a round, played once its round has begun. */
const sheetOn = (day: CalendarDate, rounds: readonly Played[], hasIntervals: boolean): string =>
  rounds
    .flatMap(({ first, last, date }, index) => {
      const interval = hasIntervals ? `${typed(first)} al ${typed(last)}` : '';
      const score = date <= day ? '2,1' : ',';
      return [
        `,Fecha ${index + 1},,,,${interval},`,
        `E-${index},Ana,${score},Beto,${typed(date)} 21:00,`,
      ];
    })
    .join('\n');

test.each([
  [
    'a first month is mended',
    '14/12 28/9 12/10',
    '14/9 28/9 12/10',
    '2026-09-14 2026-09-28 2026-10-12',
  ],
  ['old rounds are taken away', '2/3 1/6 1/9 1/12 15/2 15/4', '15/2 15/4', '2027-02-15 2027-04-15'],
  [
    'the first round is put off',
    '14/9 28/9 12/10',
    '5/12 28/9 12/10',
    '2026-12-05 2026-09-28 2026-10-12',
  ],
  ['all days are others', '14/9 28/9 12/10', '21/9 5/10 19/10', '2026-09-21 2026-10-05 2026-10-19'],
])('years stay when %s', async (_, before, after, expected) => {
  const sheet = (days: string): string =>
    roundsOf(days)
      .map(
        ({ interval }, index) => `,Fecha ${index + 1},,,,${interval},\nE-${index},Ana,2,1,Beto,,`,
      )
      .join('\n');
  const first = { ...snapshotFiles(), manifest: null };
  const files: SnapshotFiles = await take(
    await take(first, sheet(before), '2027-05-01'),
    sheet(after),
    '2027-05-20',
  );
  expect(daysIn(files).map(([day]) => day)).toEqual(expected.split(' '));
});

/** A season, but for the month in which it starts. */
const season = fc.record({
  year: fc.integer({ min: 2024, max: 2028 }),
  day: fc.integer({ min: 1, max: 28 }),
  months: fc.integer({ min: 1, max: 14 }),
  roundDays: fc.integer({ min: 7, max: 35 }),
  hasIntervals: fc.boolean(),
  /** The round that is a month and a half before its place, made up for out of order. */
  catchUp: fc.option(fc.integer({ min: 1, max: 6 })),
  /** When it is first seen: of 100, how much of it is over; below 0, before it begins. */
  seenAt: fc.integer({ min: -20, max: 100 }),
});

const startMonths = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

test.each(startMonths)(
  'seasons of 1 to 14 months that start in month %s have the same days in their course and up to 13 months later',
  async (month) => {
    const holds = fc.asyncProperty(season, async (one) => {
      const { year, day, months, roundDays, hasIntervals, catchUp, seenAt } = one;
      const start = `${year}-${month}-${String(day).padStart(2, '0')}`;
      const length = months * 30;
      const rounds = Array.from({ length: Math.ceil(length / roundDays) }, (_, index): Played => {
        const first = addDays(start, index * roundDays - (index === catchUp ? 45 : 0));
        const date = addDays(first, index % roundDays);
        return { first, last: addDays(first, roundDays - 1), date };
      });
      const truth = rounds.map(({ first, last, date }) =>
        hasIntervals ? [first, last, date] : [date],
      );
      const seen = (seenAt * length) / 100;
      const during = [0, 30, length / 2].filter((days) => days > seen);
      const after = [0, 91, 183, 274, 396].map((days) => length + days);
      let files: SnapshotFiles = { ...snapshotFiles(), manifest: null };
      for (const days of [seen, ...during, ...after]) {
        const today = addDays(start, Math.round(days));
        files = await take(files, sheetOn(today, rounds, hasIntervals), today);
        expect(daysIn(files)).toEqual(truth);
      }
    });
    await fc.assert(holds, { seed: 20261124, numRuns: 6 });
  },
);
