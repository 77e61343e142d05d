/** News, as pages ask for it. */
import { site } from '../config/site.ts';
import { newestFirst, type NewsItem } from '../domain/news.ts';
import { yearOf } from '../domain/time.ts';
import { pageTitles } from '../words/news.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** Every item, newest first. */
export const allNews = once(async (): Promise<readonly NewsItem[]> =>
  newestFirst((await snapshot()).news),
);

/** Every item, newest first, with the title of its page. */
export async function titledNews(): Promise<{ item: NewsItem; pageTitle: string }[]> {
  const items = await allNews();
  const titles = pageTitles(items);
  return items.map((item, index) => ({ item, pageTitle: titles[index] ?? item.title }));
}

/** The page of the list on which each year begins, the newest first. */
export async function newsYears(): Promise<{ year: number; page: number }[]> {
  const years = (await allNews()).map(({ publishedAt }) => yearOf(publishedAt));
  return [...new Set(years)].map((year) => ({
    year,
    page: Math.floor(years.indexOf(year) / site.news.perPage) + 1,
  }));
}
