/** Atom feeds: of the news, and of all results (docs/product.md, «Results feed»). */
import { Feed, type Item } from 'feed';
import {
  absoluteUrl,
  atomPath,
  matchPath,
  newsPath,
  resultsAtomPath,
} from '../config/addresses.ts';
import { competitions, site } from '../config/site.ts';
import { escapeHtml } from '../lib/html.ts';
import { listNames } from '../lib/text.ts';
import type { Decided } from '../season/model.ts';
import { unknownParagraph, type NewsItem, type Paragraph } from '../sources/documents/news.ts';
import { formatDuel, stageRound } from '../words/duel.ts';
import { description, videoLabel } from '../words/news.ts';

export interface FeedContent {
  id: string;
  title: string;
  description: string;
  path: string;
  /** Newest first. Titles and summaries are plain text, addresses absolute. */
  items: readonly Item[];
}

/** Writes Atom 1.0. Escapes titles and summaries; `content` is HTML. A feed without items is dated `builtAt`. */
export function atomFeed(content: FeedContent, builtAt: Date): string {
  const { id, title, description, path, items } = content;
  const home = absoluteUrl('/');
  const atom = absoluteUrl(path);
  const newest = Math.max(...items.map(({ date }) => date.getTime()));
  const feed = new Feed({
    id,
    title,
    description,
    link: home,
    author: { name: site.community, link: home },
    feedLinks: { atom },
    updated: items.length > 0 ? new Date(newest) : builtAt,
    generator: false,
  });
  for (const { title: itemTitle, description: summary = '', ...rest } of items) {
    feed.addItem({ ...rest, title: escapeHtml(itemTitle), description: escapeHtml(summary) });
  }
  // The library writes the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}

/** Address of a picture of the snapshot, in the size of an item's page. Null if the picture is missing. */
type PictureAddress = (path: string, place: 'main' | 'body') => Promise<string | null>;

/** Formats a news item as HTML for feed readers. All text is escaped, so that no source can add HTML. */
async function articleHtml(
  { title, mainImage, paragraphs, link }: NewsItem,
  addressOf: PictureAddress,
): Promise<string> {
  const picture = async (path: string | null, place: 'main' | 'body'): Promise<string> => {
    const address = path && (await addressOf(path, place));
    const alt = escapeHtml(`Imagen de la noticia «${title}»`);
    return address ? `<p><img src="${escapeHtml(address)}" alt="${alt}"></p>` : '';
  };
  const parts = paragraphs.map(async (paragraph) =>
    paragraph.kind === 'image' ? picture(paragraph.image, 'body') : paragraphHtml(paragraph),
  );
  return [
    await picture(mainImage, 'main'),
    ...(await Promise.all(parts)),
    link ? linkHtml(link.url, link.label) : '',
  ].join('');
}

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

/** Feed of news items, in the given order, each with its whole article. */
export async function newsFeed(
  news: readonly NewsItem[],
  addressOf: PictureAddress,
): Promise<FeedContent> {
  const entry = async (item: NewsItem): Promise<Item> => {
    const link = absoluteUrl(newsPath(item.id));
    const picture = item.mainImage && (await addressOf(item.mainImage, 'main'));
    return {
      id: link,
      link,
      title: item.title,
      date: item.publishedAt,
      published: item.publishedAt,
      description: description(item, site.news.descriptionLength),
      content: await articleHtml(item, addressOf),
      ...(picture ? { image: picture } : {}),
    };
  };
  return {
    id: absoluteUrl('/'),
    title: site.community,
    description: site.description,
    path: atomPath,
    items: await Promise.all(news.map(entry)),
  };
}

/** A result with the date under which the feed lists it. */
export type DatedResult = Decided & { date: Date };

/** The entry's id comes from its duel and not from a page, whose address all seasons share. */
function entry(result: DatedResult): Item {
  const { uid, link, date } = result;
  const place = stageRound(result);
  const summary = `${formatDuel(result)}. ${place}.`;
  return {
    id: `${absoluteUrl(resultsAtomPath)}#${uid}`,
    link: absoluteUrl(matchPath(result)),
    title: `${formatDuel(result)} (${place})`,
    date,
    published: date,
    description: summary,
    content: `<p>${escapeHtml(summary)}</p>${
      link ? `<p><a href="${escapeHtml(link)}">Ver el duelo</a></p>` : ''
    }`,
  };
}

/** Feed of results, in the given order. */
export const resultsFeed = (results: readonly DatedResult[]): FeedContent => ({
  id: absoluteUrl(resultsAtomPath),
  title: `Resultados | ${site.community}`,
  description: `Cada duelo que se jugó: ${listNames(competitions.map(({ name }) => name))}.`,
  path: resultsAtomPath,
  items: results.map(entry),
});
