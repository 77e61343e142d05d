/** Writes Atom feeds. */
import { Feed, type Item } from 'feed';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { escapeHtml } from '../lib/html.ts';

export interface FeedContent {
  /** Globally unique id of the feed. */
  id: string;
  title: string;
  description: string;
  path: string;
  /** Newest first. Titles and summaries are plain text, addresses absolute. */
  items: readonly Item[];
}

/**
 * Writes Atom 1.0. Titles and summaries are escaped, since readers take them for HTML.
 * @param builtAt Date of the last update of a feed without items.
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
  for (const { title: itemTitle, description: summary = '', ...rest } of items) {
    feed.addItem({ ...rest, title: escapeHtml(itemTitle), description: escapeHtml(summary) });
  }
  // The library writes the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}
