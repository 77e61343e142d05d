/** What all pages of a build share: the environment, the clock, and what is read once. */
import { readEnvironment } from '../config/environment.ts';
import { calendarDate } from '../lib/time.ts';

export const environment = readEnvironment(process.env);

export const { now: builtAt } = environment;

/** Day of the build in the community's time zone. */
export const today = calendarDate(builtAt);

/** Returns a function that calls `read` once, and then repeats its result, or its failure, for the whole build. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
