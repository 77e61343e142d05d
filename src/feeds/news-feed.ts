/** The news as a feed. */
import type { Item } from 'feed';
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import { description } from '../words/news.ts';
import { articleHtml, type PictureAddress } from './article-html.ts';
import type { FeedContent } from './feed.ts';

/** What the feed is made of; every address is absolute. */
export interface NewsFeed extends Pick<FeedContent, 'home' | 'atom' | 'updatedAt'> {
  /** Newest first. */
  news: readonly NewsItem[];
  addressOfPicture: PictureAddress;
  /** Of an item's page: also its id in the feed. */
  addressOfItem: (id: string) => string;
}

/** The feed of these news. */
export function newsFeed({
  news,
  addressOfPicture,
  addressOfItem,
  ...feed
}: NewsFeed): FeedContent {
  const entry = (item: NewsItem): Item => {
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
  };
  return {
    ...feed,
    id: feed.home,
    title: site.community,
    description: site.description,
    items: news.map(entry),
  };
}
