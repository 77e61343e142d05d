/**
 * Moves the demo snapshot to the present. Its files are written for the week of one Monday. Whole weeks are added to
 * every date, so that weekdays stay true and there are always duels today.
 */
import {
  addDays,
  calendarDate,
  daysBetween,
  calendarDay,
  nearestDay,
  type CalendarDate,
} from '../lib/time.ts';
import type { Rules } from '../config/stages.ts';
import { isCollection, type SourceName } from '../sources/catalog/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { sha256 } from '../lib/hash.ts';

/** The Monday for which the demo's files are written. */
export const demoMonday: CalendarDate = '2026-11-16';

const isoMoment = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;
/** First day of a fixture, in the manifest. */
const isoStart = /(?<="starts": ")[\d-]+/g;
/** Date at the beginning of a row of a history: a week's Monday, or a day. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?=,)/gm;
/** Cell of the corrections that consists of a date. */
const isoCell = /(?<=^|,)\d{4}-\d{2}-\d{2}(?=,|$)/gm;
const sheetDate = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g;

/** Number of days from the demo's week to the week of `now`: a multiple of seven. */
export function demoShift(now: Date): number {
  return Math.floor(daysBetween(demoMonday, calendarDate(now)) / 7) * 7;
}

const shiftMoments = (text: string, days: number): string =>
  text.replace(isoMoment, (at) => new Date(Date.parse(at) + days * 86_400_000).toISOString());

function shiftSheetDates(text: string, days: number): string {
  return text.replace(sheetDate, (whole, day: string, month: string, year?: string) => {
    const date = year
      ? calendarDay(Number(day), Number(month), Number(year))
      : nearestDay(Number(day), Number(month), demoMonday);
    if (date === null) return whole;
    const [y, m, d] = addDays(date, days).split('-').map(Number);
    return year ? `${d}/${m}/${y}` : `${d}/${m}`;
  });
}

/** Moves the first day of a demo competition, and the days on which players withdrew, by `days`. */
export function shiftRules<Config extends Rules>(competition: Config, days: number): Config {
  const { starts, forfeits } = competition;
  const moved = Object.entries(forfeits?.withdrawn ?? {}).map(
    ([nick, day]) => [nick, addDays(day, days)] as const,
  );
  return {
    ...competition,
    starts: starts && addDays(starts, days),
    forfeits: { ...forfeits, withdrawn: Object.fromEntries(moved) },
  };
}

/**
 * Moves all dates of the demo's files by `days`. Hashes in the manifest follow: a file that matched its hash still
 * matches, and one that somebody edited still does not.
 */
export function shiftDemo(files: SnapshotFiles, days: number): SnapshotFiles {
  let manifest =
    files.manifest &&
    shiftMoments(files.manifest, days).replace(isoStart, (day) => addDays(day, days));
  const sources = new Map<SourceName, string>();
  for (const [name, text] of files.sources) {
    const shifted = isCollection(name) ? shiftMoments(text, days) : shiftSheetDates(text, days);
    sources.set(name, shifted);
    manifest = manifest?.replace(sha256(text), sha256(shifted)) ?? null;
  }
  const history = files.history?.replace(isoDay, (day) => addDays(day, days)) ?? null;
  const corrections = files.corrections?.replace(isoCell, (day) => addDays(day, days)) ?? null;
  const chances = files.chances?.replace(isoDay, (day) => addDays(day, days)) ?? null;
  const results = files.results && shiftMoments(files.results, days);
  const changes = files.changes === null ? null : shiftMoments(files.changes, days);
  return { ...files, manifest, sources, history, corrections, chances, results, changes };
}
