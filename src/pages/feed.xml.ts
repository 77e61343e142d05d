/** The news for feed readers. Pictures are the same files that pages show. */
import type { APIRoute } from 'astro';
import { site } from '../config/site.ts';
import { builtAt } from '../data/this-build.ts';
import { allNews } from '../data/news.ts';
import { newsPictures, pictureAddress } from '../data/pictures.ts';
import { atomFeed, newsFeed } from '../outputs/feeds.ts';

export const GET: APIRoute = async () => {
  const news = (await allNews()).slice(0, site.news.inFeed);
  const feed = await newsFeed(news, (path, place) => pictureAddress(path, newsPictures[place]));
  return new Response(atomFeed(feed, builtAt));
};
