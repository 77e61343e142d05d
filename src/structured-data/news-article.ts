/** A news item. */
import type { NewsArticle } from 'schema-dts';
import { absoluteUrl, newsPath } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import { formatIso } from '../domain/time.ts';
import { description } from '../words/news.ts';
import { community } from './organization.ts';

/** An item; `image` is the absolute address of its preview picture. */
export function newsArticle(item: NewsItem, image: string): NewsArticle {
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: description(item, site.news.descriptionLength),
    datePublished: formatIso(item.publishedAt),
    image,
    mainEntityOfPage: absoluteUrl(newsPath(item.id)),
    inLanguage: site.lang,
    author: community,
    publisher: community,
  };
}
