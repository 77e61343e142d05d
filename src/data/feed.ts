/** What the feeds hold. */
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import type { FeedContent } from '../feeds/feed.ts';
import { newsFeed } from '../feeds/news-feed.ts';
import { resultsFeed } from '../feeds/results-feed.ts';
import { allNews } from './news.ts';
import { newsPictures, pictureAddress } from './pictures.ts';
import { seasonResults } from './results.ts';

/** The newest items, with the same files as their pages show. */
export async function feedOfNews(): Promise<FeedContent> {
  const news = (await allNews()).slice(0, site.news.inFeed);
  const pictures = new Map(await Promise.all(news.flatMap(picturesOf)));
  return newsFeed(news, (path) => pictures.get(path) ?? null);
}

/** As many as a month of a full season brings. */
const resultsInFeed = 60;

export async function feedOfResults(): Promise<FeedContent> {
  return resultsFeed((await seasonResults()).slice(0, resultsInFeed));
}

/** An item's pictures by their paths, each in the size its page has it. */
function picturesOf({ mainImage, paragraphs }: NewsItem) {
  const body = paragraphs.map((paragraph) => (paragraph.kind === 'image' ? paragraph.image : null));
  return [
    ...body.map((path) => [path, newsPictures.body] as const),
    [mainImage, newsPictures.main] as const,
  ].map(async ([path, size]) => [path, path && (await pictureAddress(path, size))] as const);
}
