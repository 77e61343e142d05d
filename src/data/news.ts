/** News for pages. */
import { site } from '../config/site.ts';
import { newestNewsFirst, type NewsItem } from '../domain/news.ts';
import { yearOf } from '../domain/time.ts';
import { pageTitles } from '../words/news.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** All items, newest first. */
export const allNews = once(async (): Promise<readonly NewsItem[]> =>
  newestNewsFirst((await snapshot()).news),
);

/** All items, newest first, each with its page's title. */
export async function titledNews(): Promise<{ item: NewsItem; pageTitle: string }[]> {
  const items = await allNews();
  const titles = pageTitles(items);
  return items.map((item, index) => ({ item, pageTitle: titles[index] ?? item.title }));
}

/** Pages of the list on which each year begins, newest year first. Pages are counted from 1. */
export async function newsYears(): Promise<{ year: number; page: number }[]> {
  const years = (await allNews()).map(({ publishedAt }) => yearOf(publishedAt));
  return [...new Set(years)].map((year) => ({
    year,
    page: Math.floor(years.indexOf(year) / site.news.perPage) + 1,
  }));
}
