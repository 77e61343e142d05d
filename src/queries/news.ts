/** News, as pages ask for it. */
import { getCollection } from 'astro:content';
import { site } from '../config/site.ts';
import { newestFirst, type NewsItem } from '../domain/news.ts';

/** Every item, newest first. */
export async function allNews(): Promise<NewsItem[]> {
  return newestFirst((await getCollection('news')).map(({ data }) => data));
}

/** One page of the news list, 1-based; there is always a first page. */
export async function newsPage(
  page: number,
): Promise<{ items: NewsItem[]; page: number; lastPage: number }> {
  const items = await allNews();
  const { perPage } = site.news;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    page,
    lastPage: Math.max(1, Math.ceil(items.length / perPage)),
  };
}
