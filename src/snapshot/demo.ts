/** Moves the demo's snapshot by whole weeks to the present, so that weekdays stay true and there are duels today. */
import {
  addDays,
  calendarDate,
  daysBetween,
  calendarDay,
  dayMs,
  nearestDay,
  type CalendarDate,
} from '../lib/time.ts';
import type { Rules } from '../config/stages.ts';
import { isCollection } from '../sources/catalog/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { replaceSources } from './manifest.ts';

/** The Monday for which the demo's files are written. */
export const demoMonday: CalendarDate = '2026-11-16';

/** A moment in a JSON text: `2026-11-16T15:00:00.000Z`. */
const isoMoment = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;
/** First day of a fixture, in the manifest, or the day at the beginning of a history's row: a week's Monday, or a day. */
const isoDay = /(?<=^|"starts": ")\d{4}-\d{2}-\d{2}(?=[,"])/gm;
/** A date in a sheet: `24/9`, `24/9/2026`. */
const sheetDate = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g;

/** Days from the demo's week to that of `now`, Mondays of the community's zone: a multiple of 7, negative before it. */
export function demoShift(now: Date): number {
  return Math.floor(daysBetween(demoMonday, calendarDate(now)) / 7) * 7;
}

const shiftMoments = (text: string, days: number): string =>
  text.replace(isoMoment, (at) => new Date(Date.parse(at) + days * dayMs).toISOString());

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

/** Returns a copy of a demo competition: its first day, if any, and the days of withdrawals are moved by `days`. */
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

/** Copies the demo's files with all dates, in histories too, moved by `days`. An impossible day, 31/2, stays. */
export function shiftDemo(files: SnapshotFiles, days: number): SnapshotFiles {
  const shifted = replaceSources(files, (name, text) =>
    isCollection(name) ? shiftMoments(text, days) : shiftSheetDates(text, days),
  );
  const shift = (text: string | null): string | null =>
    text && shiftMoments(text, days).replace(isoDay, (day) => addDays(day, days));
  return {
    ...shifted,
    manifest: shift(shifted.manifest),
    history: shift(files.history),
    corrections: shift(files.corrections),
    results: shift(files.results),
    chances: shift(files.chances),
    changes: shift(files.changes),
  };
}
