/** What all pages of a build share. */
import { readEnvironment } from '../config/environment.ts';
import { calendarDate } from '../lib/time.ts';

/** Settings of this build, from its environment variables. */
export const environment = readEnvironment(process.env);

/** The moment of this build, which all pages take for the present. */
export const builtAt = environment.now;

/** Day of the build in the community's time zone. */
export const today = calendarDate(builtAt);

/** Returns a function that calls `read` once, and returns the same promise, also a rejected one, for the whole build. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
