/** What all pages of a build share. */
import { readEnvironment } from '../config/environment.ts';
import { calendarDate } from '../lib/time.ts';
import { newsListPath, provincePath } from '../config/addresses.ts';
import { provinceSlug } from '../sources/documents/province.ts';
import { readSnapshot } from '../snapshot/snapshot.ts';

/** Settings of this build, from its environment variables. */
export const environment = readEnvironment(process.env);

/** The moment of this build, which all pages take for the present. */
export const builtAt = environment.now;

/** Day of the build in the community's time zone. */
export const today = calendarDate(builtAt);

/** Returns a function that calls `read` once, and gives the same promise, also a rejected one, for the whole build. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

/** True if the build leaves out a page (`OMITTED_ITEMS`). @param page Decoded path, without base: `/noticias/abc`. */
export const isOmitted = (page: string): boolean => Object.hasOwn(environment.omitted, page);

/** The snapshot without omitted items. @throws SnapshotError that names file, place and reason. */
export const snapshot = once(async () => {
  const whole = await readSnapshot(environment);
  return {
    ...whole,
    news: whole.news.filter(({ id }) => !isOmitted(`${newsListPath}/${id}`)),
    qualifiers: whole.qualifiers.filter(
      ({ province }) => !province || !isOmitted(provincePath(provinceSlug(province))),
    ),
  };
});
