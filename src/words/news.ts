/** What pages, feeds and search engines are told of a news item. */
import type { NewsItem } from '../domain/news.ts';
import { firstCharacters, oneLine } from '../text/clean.ts';
import { formatPublication } from '../domain/time.ts';

/**
 * A title for each item's page, in the items' order: its own, and its date where others have the
 * same one, since search engines show one page a title.
 */
export function pageTitles(items: readonly Pick<NewsItem, 'title' | 'publishedAt'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of items) counts.set(title, (counts.get(title) ?? 0) + 1);
  return items.map(({ title, publishedAt }) =>
    counts.get(title) === 1 ? title : `${title} (${formatPublication(publishedAt)})`,
  );
}

/** The first text paragraph; empty when there is none. */
function firstText({ paragraphs }: Pick<NewsItem, 'paragraphs'>): string {
  const first = paragraphs.find((paragraph) => paragraph.kind === 'text');
  return first ? oneLine(first.text) : '';
}

/** In letters: twice what a card has room for. */
const longestSummary = 500;

/** The card's summary: as much of the first text paragraph as a list may carry. */
export const summary = (item: Pick<NewsItem, 'paragraphs'>): string =>
  firstCharacters(firstText(item), longestSummary);

/**
 * The description for search engines and previews: the first `length` characters of the first text
 * paragraph plus «...». An item without text is described by its title.
 */
export function description(item: Pick<NewsItem, 'paragraphs' | 'title'>, length: number): string {
  const text = firstText(item) || item.title;
  return `${firstCharacters(text, length)}...`;
}
