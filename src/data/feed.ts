/** What the feeds of the news hold. */
import { builtAt } from './clock.ts';
import { site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import type { NewsFeed } from '../feeds/news-feed.ts';
import { newsPictures } from './news-pictures.ts';
import { absoluteUrl, atomPath, jsonFeedPath, newsPath } from '../config/addresses.ts';
import { allNews } from './news.ts';
import { pictureAddress } from './pictures.ts';

/** The newest items, with the same files as their pages show. */
export async function newsFeed(): Promise<NewsFeed> {
  const items = (await allNews()).slice(0, site.news.inFeed);
  const pictures = new Map(
    await Promise.all(
      items.flatMap(picturesOf).map(async ({ path, size }) => {
        return [path, await pictureAddress(path, size)] as const;
      }),
    ),
  );
  return {
    items,
    addressOfPicture: (path) => pictures.get(path) ?? null,
    addressOfItem: (id) => absoluteUrl(newsPath(id)),
    home: absoluteUrl('/'),
    atom: absoluteUrl(atomPath),
    json: absoluteUrl(jsonFeedPath),
    updatedAt: builtAt,
  };
}

/** An item's pictures, each in the size its page has it. */
function picturesOf({ mainImage, paragraphs }: NewsItem): {
  path: string;
  size: { width: number; height: number };
}[] {
  const body = paragraphs.map((paragraph) => (paragraph.kind === 'image' ? paragraph.image : null));
  return [
    ...body.map((path) => ({ path, size: newsPictures.body })),
    { path: mainImage, size: newsPictures.main },
  ].flatMap(({ path, size }) => (path ? [{ path, size }] : []));
}
