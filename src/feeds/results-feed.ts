/** Results of league and cup as a feed (docs/product.md, «Results feed»). */
import type { Item } from 'feed';
import { competitions } from '../config/competitions.ts';
import { site } from '../config/site.ts';
import { escapeHtml } from '../domain/html.ts';
import { listNames } from '../domain/text.ts';
import type { Played } from '../season/model.ts';
import { formatDuel, stageRound } from '../words/duel.ts';
import type { FeedContent } from './feed.ts';

/** A result and the moment it is told as of. */
export type DatedResult = Played & { date: Date };

/** What the feed is made of; every address is absolute. */
export interface ResultsFeed extends Pick<FeedContent, 'home' | 'atom' | 'updatedAt'> {
  /** Newest first. */
  results: readonly DatedResult[];
  /** Of a duel's row on its page. */
  addressOf: (result: DatedResult) => string;
}

const paragraph = (html: string): string => `<p>${html}</p>`;

/** The feed of these results. An entry is called after its duel, and not after its page: seasons share it. */
export function resultsFeed({ results, addressOf, ...feed }: ResultsFeed): FeedContent {
  const entry = (result: DatedResult): Item => {
    const { uid, link, date } = result;
    const place = stageRound(result);
    return {
      id: `${feed.atom}#${uid}`,
      link: addressOf(result),
      title: `${formatDuel(result)} (${place})`,
      date,
      published: date,
      description: `${formatDuel(result)}. ${place}.`,
      content: [
        paragraph(escapeHtml(`${formatDuel(result)}. ${place}.`)),
        ...(link ? [paragraph(`<a href="${escapeHtml(link)}">Ver el duelo</a>`)] : []),
      ].join(''),
    };
  };
  const names = listNames(competitions.map(({ name }) => name));
  return {
    ...feed,
    id: feed.atom,
    title: `Resultados | ${site.community}`,
    description: `Cada duelo que se jugó: ${names}.`,
    items: results.map(entry),
  };
}
