/** News, as pages ask for it. */
import { newestFirst, type NewsItem } from '../domain/news.ts';
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
