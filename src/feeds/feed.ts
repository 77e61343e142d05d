/** Feeds in Atom. */
import { Feed, type FeedOptions, type Item } from 'feed';
import { site } from '../config/site.ts';
import { escapeHtml } from '../domain/html.ts';

/** What a feed is made of; every address is absolute. */
export interface FeedContent {
  /** No other feed has it. */
  id: string;
  title: string;
  description: string;
  home: string;
  /** Of the feed's own file. */
  atom: string;
  /** Titles and summaries are plain text. */
  items: readonly Item[];
  /** When there is no item to tell it. */
  updatedAt: Date;
}

function options(content: FeedContent): FeedOptions {
  const { id, title, description, home, atom, items, updatedAt } = content;
  const newest = Math.max(...items.map(({ date }) => date.getTime()));
  return {
    id,
    title,
    description,
    link: home,
    author: { name: site.community, link: home },
    feedLinks: { atom },
    updated: items.length > 0 ? new Date(newest) : updatedAt,
    generator: false,
  };
}

/** Atom 1.0, whose titles and summaries are HTML. */
export function atomFeed(content: FeedContent): string {
  const feed = new Feed(options(content));
  for (const { title, description = '', ...rest } of content.items) {
    feed.addItem({ ...rest, title: escapeHtml(title), description: escapeHtml(description) });
  }
  // The library says the language in RSS only.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.lang}" `);
}
