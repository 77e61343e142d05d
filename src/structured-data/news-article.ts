/** A news item. */
import type { NewsArticle } from 'schema-dts';
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import { formatIso } from '../domain/time.ts';
import { description } from '../words/news.ts';
import { community } from './organization.ts';

interface Addresses {
  /** Of the item's page. */
  url: string;
  /** Of its preview picture. */
  image: string;
  /** Of the home page. */
  home: string;
}

/** An item; addresses are absolute. */
export function newsArticle(item: NewsItem, { url, image, home }: Addresses): NewsArticle {
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: description(item, site.news.descriptionLength),
    datePublished: formatIso(item.publishedAt),
    image,
    mainEntityOfPage: url,
    inLanguage: site.lang,
    author: community(home),
    publisher: community(home),
  };
}
