/** Deciding years that sheets leave out: a season keeps its days, whenever it is fetched and built. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { running } from '../../../src/config/site.ts';
import { addDays, type CalendarDate } from '../../../src/lib/time.ts';
import type { Round } from '../../../src/sources/sheets/fixture.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import { readInterval } from '../../../src/sources/sheets/sheet-moments.ts';
import { datesFrom, startSeenOn } from '../../../src/season/years.ts';
import { buildSeason } from '../../../src/season/build.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { takeAfter } from '../snapshot/builder.ts';

const places = {
  code: 0,
  home: 1,
  homeScore: 2,
  awayScore: 3,
  away: 4,
  schedule: 5,
  time: 99,
  link: 6,
};

/** Rounds of one day each from `14/9 28/9* 12/10/2026`; a star marks a played duel. */
const roundsOf = (days: string): Round[] =>
  days.split(' ').map((day, index): Round => {
    const score = day.endsWith('*') ? ([2, 0] as const) : null;
    const duel = {
      ...{ home: readSide('Ana'), away: readSide('Beto') },
      ...{ row: index, code: '', schedule: '-', link: null, places },
      agreed: null,
    };
    const duels = [{ ...duel, score }];
    const interval = day.replace('*', '');
    const ends = readInterval(interval);
    return { row: index, name: 'Fecha', interval, ends, notes: [], duels, places };
  });

type Case = [title: string, days: string, day: string, expected: string];
type Tables = Record<'forward' | 'seen' | 'edits', Case[]>;
const cases = readCases(import.meta.dirname, 'years') as Tables;

test.each(cases.forward)('a fixture that %s', (_, days, start, expected) => {
  const dates = datesFrom(roundsOf(days), start);
  expect(dates.map(({ opening }) => opening ?? '-').join(' ')).toBe(expected);
});

test.each(cases.seen)('a fixture that is first seen %s starts', (_, days, seen, expected) => {
  expect(startSeenOn(roundsOf(days), seen)).toBe(expected);
});

/** The next snapshot when Élite's fixture has this text. */
const take = (before: SnapshotFiles | null, text: string, day: CalendarDate) =>
  takeAfter(before, { 'liga-nacional/fixtures-elite': { text } }, `${day}T15:00:00Z`);

/** The files after runs that found nothing new until this day. */
const withClock = (files: SnapshotFiles, day: CalendarDate): SnapshotFiles => {
  const clock = { right: `${day}T14:00:00.000Z` };
  return { ...files, manifest: JSON.stringify({ ...JSON.parse(files.manifest ?? ''), clock }) };
};

/** Days of each round and of its duel. */
const daysIn = (files: SnapshotFiles) =>
  buildSeason(running, parseSnapshot(files).competitions).matches.map(({ round, when }) => [
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

/** The sheet of these rounds on a day: one duel per round, played once the round has begun. */
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

test.each(cases.edits)('years stay when %s', async (_, before, after, expected) => {
  const sheet = (days: string): string =>
    roundsOf(days)
      .map(
        ({ interval }, index) => `,Fecha ${index + 1},,,,${interval},\nE-${index},Ana,2,1,Beto,,`,
      )
      .join('\n');
  const first = await take(null, sheet(before), '2027-05-01');
  const files = await take(first, sheet(after), '2027-05-20');
  expect(daysIn(files).map(([day]) => day)).toEqual(expected.split(' '));
});

/** Generates a season without the month in which it starts. */
const season = fc.record({
  year: fc.integer({ min: 2024, max: 2028 }),
  day: fc.integer({ min: 1, max: 28 }),
  months: fc.integer({ min: 1, max: 14 }),
  roundDays: fc.integer({ min: 7, max: 35 }),
  hasIntervals: fc.boolean(),
  /** A round that is played a month and a half before its place in the sheet. */
  catchUp: fc.option(fc.integer({ min: 1, max: 6 })),
  /** Percentage of the season that is over when it is first seen; negative before it begins. */
  seenAt: fc.integer({ min: -20, max: 100 }),
});

/** Three months, so that seasons begin before, around and after New Year; all of them weekly. */
const startMonths = process.env['MONTHS']
  ? Array.from({ length: Number(process.env['MONTHS']) }, (_, month) => month + 1)
  : [2, 6, 11];

const calendarDay = (year: number, month: number, day: number): CalendarDate =>
  [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

test.each(startMonths)(
  'seasons of 1 to 14 months that start in month %i keep their days during the season and up to 13 months later',
  async (month) => {
    const holds = fc.asyncProperty(season, async (one) => {
      const { year, day, months, roundDays, hasIntervals, catchUp, seenAt } = one;
      const start = calendarDay(year, month, day);
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
      let files: SnapshotFiles | null = null;
      for (const days of [seen, ...during, ...after]) {
        const today = addDays(start, Math.round(days));
        files = await take(
          files && withClock(files, today),
          sheetOn(today, rounds, hasIntervals),
          today,
        );
        expect(daysIn(files)).toEqual(truth);
      }
    });
    await fc.assert(holds, { seed: 20261124, numRuns: 3 });
  },
);
