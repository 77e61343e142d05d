/** The news as a feed. */
import type { Item } from 'feed';
import { absoluteUrl, atomPath, newsPath } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import { description } from '../words/news.ts';
import { articleHtml, type PictureAddress } from './article-html.ts';
import type { FeedContent } from './feed.ts';

export function newsFeed(news: readonly NewsItem[], addressOf: PictureAddress): FeedContent {
  const entry = (item: NewsItem): Item => {
    const link = absoluteUrl(newsPath(item.id));
    const picture = item.mainImage && addressOf(item.mainImage);
    return {
      id: link,
      link,
      title: item.title,
      date: item.publishedAt,
      published: item.publishedAt,
      description: description(item, site.news.descriptionLength),
      content: articleHtml(item, addressOf),
      ...(picture ? { image: picture } : {}),
    };
  };
  return {
    id: absoluteUrl('/'),
    title: site.community,
    description: site.description,
    path: atomPath,
    items: news.map(entry),
  };
}
