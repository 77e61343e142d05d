/** What the feeds hold. */
import { site } from '../config/site.ts';
import type { FeedContent } from '../formats/atom.ts';
import { newsFeed } from '../formats/news-feed.ts';
import { resultsFeed } from '../formats/results-feed.ts';
import { allNews } from './news.ts';
import { newsPictures, pictureAddress } from './pictures.ts';
import { seasonResults } from './results.ts';

/** The newest items, with the same files as their pages show. */
export async function feedOfNews(): Promise<FeedContent> {
  const news = (await allNews()).slice(0, site.news.inFeed);
  return newsFeed(news, (path, of) => pictureAddress(path, newsPictures[of]));
}

/** The results that a month of a full season brings. */
const resultsInFeed = 60;

export async function feedOfResults(): Promise<FeedContent> {
  return resultsFeed((await seasonResults()).slice(0, resultsInFeed));
}
