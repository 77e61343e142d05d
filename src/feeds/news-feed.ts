/** The news as feeds: one for readers of Atom, one for programs that prefer JSON Feed. */
import { Feed, type FeedOptions, type Item } from 'feed';
import { escapeHtml } from '../domain/html.ts';
import type { NewsItem } from '../domain/news.ts';
import { description } from '../words/news.ts';
import { site } from '../config/site.ts';
import { articleHtml, type PictureAddress } from './article-html.ts';

/** What a feed is made of; every address is absolute. */
export interface NewsFeed {
  /** Newest first. */
  items: readonly NewsItem[];
  addressOfPicture: PictureAddress;
  /** Of an item's page: also its id in the feed. */
  addressOfItem: (id: string) => string;
  home: string;
  /** Of the feed's own files. */
  atom: string;
  json: string;
  /** When there is no item to tell it. */
  updatedAt: Date;
}

function options({ items, home, atom, json, updatedAt }: NewsFeed): FeedOptions {
  return {
    id: home,
    title: site.community,
    description: site.description,
    link: home,
    author: { name: site.community, link: home },
    feedLinks: { atom, json },
    updated: items[0]?.publishedAt ?? updatedAt,
    generator: false,
  };
}

function entry(item: NewsItem, { addressOfItem, addressOfPicture }: NewsFeed): Item {
  const picture = item.mainImage && addressOfPicture(item.mainImage);
  return {
    id: addressOfItem(item.id),
    link: addressOfItem(item.id),
    title: item.title,
    date: item.publishedAt,
    published: item.publishedAt,
    description: description(item, site.news.descriptionLength),
    content: articleHtml(item, addressOfPicture),
    ...(picture ? { image: picture } : {}),
  };
}

/** Atom 1.0, whose titles and summaries are HTML. */
export function atomFeed(news: NewsFeed): string {
  const feed = new Feed(options(news));
  for (const item of news.items) {
    const { title, description: summary = '', ...rest } = entry(item, news);
    feed.addItem({ ...rest, title: escapeHtml(title), description: escapeHtml(summary) });
  }
  // The library says the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}

/** JSON Feed 1, whose titles and summaries are plain text; languages come with 1.1. */
export function jsonFeed(news: NewsFeed): string {
  const feed = new Feed(options(news));
  for (const item of news.items) feed.addItem(entry(item, news));
  return feed.json1();
}
