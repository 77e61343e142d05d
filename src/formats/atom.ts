/** Feeds in Atom. */
import { Feed, type Item } from 'feed';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { escapeHtml } from '../domain/html.ts';

export interface FeedContent {
  /** No other feed has it. */
  id: string;
  title: string;
  description: string;
  /** Path of its own file. */
  path: string;
  /** Newest first; titles and summaries are plain text, addresses absolute. */
  items: readonly Item[];
}

/**
 * Atom 1.0, whose titles and summaries are HTML.
 * @param builtAt When it was updated, where no item tells it.
 */
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
  for (const { title: own, description: summary = '', ...rest } of items) {
    feed.addItem({ ...rest, title: escapeHtml(own), description: escapeHtml(summary) });
  }
  // The library says the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}
