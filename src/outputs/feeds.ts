/** The site's Atom feeds (docs/product.md, «Results feed»). */
import { Feed, type Item } from 'feed';
import {
  absoluteUrl,
  atomPath,
  matchPath,
  newsPath,
  resultsAtomPath,
} from '../config/addresses.ts';
import { competitions, site } from '../config/site.ts';
import { escapeHtml, listNames } from '../lib/text.ts';
import type { Decided } from '../season/model.ts';
import { unknownParagraph, type NewsItem, type Paragraph } from '../sources/documents/news.ts';
import { formatDuel, stageRound } from '../words/duel.ts';
import { description, pictureAlt, videoLabel } from '../words/news.ts';

type FeedItem = Item & { description: string };

/** A feed, before it is written. */
export interface FeedContent {
  id: string;
  title: string;
  description: string;
  /** Path of the feed's file, without base. */
  path: string;
  /** Newest first. Titles and descriptions are plain text, `content` is HTML, addresses are absolute. */
  items: readonly FeedItem[];
}

/** Returns a feed as Atom 1.0 (XML), items in their order. Its date is the first item's, or `builtAt` without items. */
export function atomFeed(content: FeedContent, builtAt: Date): string {
  const { id, title, description, path, items } = content;
  const home = absoluteUrl('/');
  const atom = absoluteUrl(path);
  const [newest] = items;
  const feed = new Feed({
    id,
    title,
    description,
    link: home,
    author: { name: site.community, link: home },
    feedLinks: { atom },
    updated: newest?.date ?? builtAt,
    generator: false,
  });
  for (const item of items) {
    const { title: itemTitle, description: summary } = item;
    feed.addItem({ ...item, title: escapeHtml(itemTitle), description: escapeHtml(summary) });
  }
  // The library writes the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}

/**
 * Finds the absolute address of a picture by its path in the snapshot, in the size that it has on an item's page: above
 * the text or in it. Null if the snapshot does not have it.
 */
type PictureAddress = (path: string, place: 'main' | 'body') => Promise<string | null>;

const pictureHtml = (address: string, title: string): string =>
  `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(pictureAlt(title))}"></p>`;

const linkHtml = (url: string, label: string): string =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

function paragraphHtml(paragraph: Exclude<Paragraph, { kind: 'image' }>): string {
  switch (paragraph.kind) {
    case 'text':
      return `<p>${escapeHtml(paragraph.text).replaceAll('\n', '<br>')}</p>`;
    case 'duels':
      return `<ul>${paragraph.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'video':
      return linkHtml(paragraph.url, videoLabel(paragraph.platform));
    case 'unknown':
      return `<p>${unknownParagraph}</p>`;
  }
}

/** HTML of an article, with all text escaped: no source can add HTML. @param picture Address of the main picture. */
async function articleHtml(
  { title, paragraphs, link }: NewsItem,
  picture: string | null,
  addressOf: PictureAddress,
): Promise<string> {
  let html = picture === null ? '' : pictureHtml(picture, title);
  for (const paragraph of paragraphs) {
    if (paragraph.kind !== 'image') {
      html += paragraphHtml(paragraph);
      continue;
    }
    const address = paragraph.image === null ? null : await addressOf(paragraph.image, 'body');
    if (address !== null) html += pictureHtml(address, title);
  }
  return link ? html + linkHtml(link.url, link.label) : html;
}

async function newsEntry(item: NewsItem, addressOf: PictureAddress): Promise<FeedItem> {
  const { id, title, publishedAt, mainImage } = item;
  const link = absoluteUrl(newsPath(id));
  const picture = mainImage === null ? null : await addressOf(mainImage, 'main');
  const entry: FeedItem = {
    id: link,
    link,
    title,
    date: publishedAt,
    published: publishedAt,
    description: description(item, site.news.descriptionLength),
    content: await articleHtml(item, picture, addressOf),
  };
  if (picture !== null) entry.image = picture;
  return entry;
}

/** Data of the news feed, in the given order, with articles as HTML, without pictures whose `addressOf` is null. */
export const newsFeed = async (
  news: readonly NewsItem[],
  addressOf: PictureAddress,
): Promise<FeedContent> => ({
  id: absoluteUrl('/'),
  title: site.community,
  description: site.description,
  path: atomPath,
  items: await Promise.all(news.map((item) => newsEntry(item, addressOf))),
});

/** A result with the date under which the feed lists it. */
export type DatedResult = Decided & { date: Date };

/** The entry's id comes from the duel and not from its page, whose address all seasons share. */
function resultEntry(result: DatedResult): FeedItem {
  const { uid, link, date } = result;
  const duel = formatDuel(result);
  const place = stageRound(result);
  const summary = `${duel}. ${place}.`;
  const text = `<p>${escapeHtml(summary)}</p>`;
  return {
    id: `${absoluteUrl(resultsAtomPath)}#${uid}`,
    link: absoluteUrl(matchPath(result)),
    title: `${duel} (${place})`,
    date,
    published: date,
    description: summary,
    content: link ? text + linkHtml(link, 'Ver el duelo') : text,
  };
}

/** Data of the results feed, in the given order: both players, score, stage and round, and the link to the game. */
export const resultsFeed = (results: readonly DatedResult[]): FeedContent => ({
  id: absoluteUrl(resultsAtomPath),
  title: `Resultados | ${site.community}`,
  description: `Cada duelo que se jugó: ${listNames(competitions.map(({ name }) => name))}.`,
  path: resultsAtomPath,
  items: results.map(resultEntry),
});
