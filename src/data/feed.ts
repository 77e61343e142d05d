/** Contents of the feeds. */
import { site } from '../config/site.ts';
import type { FeedContent } from '../formats/atom.ts';
import { newsFeed } from '../formats/news-feed.ts';
import { resultsFeed } from '../formats/results-feed.ts';
import { allNews } from './news.ts';
import { newsPictures, pictureAddress } from './pictures.ts';
import { seasonResults } from './results.ts';

/** Feed of the newest news. Pictures are the same files that pages show. */
export async function feedOfNews(): Promise<FeedContent> {
  const news = (await allNews()).slice(0, site.news.inFeed);
  return newsFeed(news, (path, place) => pictureAddress(path, newsPictures[place]));
}

/** Number of results in the feed: those of a month in a full season. */
const resultsInFeed = 60;

/** Feed of the newest results. */
export async function feedOfResults(): Promise<FeedContent> {
  return resultsFeed((await seasonResults()).slice(0, resultsInFeed));
}
