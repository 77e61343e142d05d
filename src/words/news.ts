/** Titles and summaries of news items, for pages, feeds and search engines. */
import type { NewsItem } from '../sources/documents/news.ts';
import { firstCharacters, oneLine } from '../lib/clean.ts';
import { formatPublication } from '../lib/time.ts';

type TitledItem = Pick<NewsItem, 'title' | 'publishedAt'>;

/** Text in place of the picture of an item with this title: `Imagen de la noticia «Sorteo»`. */
export const pictureAlt = (title: string): string => `Imagen de la noticia «${title}»`;

/** Makes a function that titles an item: `Sorteo`, or `Sorteo (26 de julio…, 21:05 hs)` if several `items` have it. */
export function pageTitles(items: readonly TitledItem[]): (item: TitledItem) => string {
  const itemsByTitle = Map.groupBy(items, ({ title }) => title);
  return ({ title, publishedAt }) =>
    itemsByTitle.get(title)?.length === 1 ? title : `${title} (${formatPublication(publishedAt)})`;
}

/** The first text paragraph in one line. Empty without one. */
function firstText({ paragraphs }: Pick<NewsItem, 'paragraphs'>): string {
  const first = paragraphs.find((paragraph) => paragraph.kind === 'text');
  return first ? oneLine(first.text) : '';
}

/** Longest summary in characters, twice as long as a card shows. */
const longestSummary = 500;

/** The first 500 characters of the first paragraph that is text, in one line, without «…». Empty without one. */
export const summary = (item: Pick<NewsItem, 'paragraphs'>): string =>
  firstCharacters(firstText(item), longestSummary);

/** The text of a link to a video on another site: `Ver el video en YouTube`. */
export const videoLabel = (platform: string): string => `Ver el video en ${platform}`;

/**
 * The description for search engines and previews: the first `length` characters of the first paragraph that is text,
 * or else of the title, always followed by «...» (docs/product.md, «News»).
 */
export function description(item: Pick<NewsItem, 'paragraphs' | 'title'>, length: number): string {
  const text = firstText(item) || item.title;
  return `${firstCharacters(text, length)}...`;
}
