/** News for pages. */
import { site } from '../config/site.ts';
import { newestNewsFirst, type NewsItem } from '../sources/documents/news.ts';
import { yearOf } from '../lib/time.ts';
import { once } from './this-build.ts';
import { snapshot } from './snapshot.ts';

/** All items, newest first. */
export const allNews = once(async (): Promise<readonly NewsItem[]> =>
  newestNewsFirst((await snapshot()).news),
);

/** Pages of the list on which each year with news begins, newest year first. Pages are counted from 1. */
export async function newsYears(): Promise<{ year: number; page: number }[]> {
  const years = (await allNews()).map(({ publishedAt }) => yearOf(publishedAt));
  return [...new Set(years)].map((year) => ({
    year,
    page: Math.floor(years.indexOf(year) / site.news.perPage) + 1,
  }));
}
