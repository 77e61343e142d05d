/** Today in the community's time zone, on the visitor's clock: React's outside store for it. */
import { useSyncExternalStore } from 'react';
import { calendarDate, type CalendarDate } from '../../domain/time.ts';

/** A clock looked at this often shows midnight soon enough, also after the device slept. */
const everyMs = 10_000;

function lookOften(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
}

const lookNever = () => () => undefined;

/** @param isWatched Whether midnight matters: nobody waits for it otherwise. */
export const useToday = (isWatched: boolean): CalendarDate =>
  useSyncExternalStore(
    isWatched ? lookOften : lookNever,
    () => calendarDate(new Date()),
    () => '',
  );
