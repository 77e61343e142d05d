/** The results of all competitions as a feed (docs/product.md, «Results feed»). */
import type { Item } from 'feed';
import { absoluteUrl, matchPath, resultsAtomPath } from '../config/addresses.ts';
import { competitions, site } from '../config/site.ts';
import { escapeHtml } from '../lib/html.ts';
import { listNames } from '../lib/text.ts';
import type { Decided } from '../season/model.ts';
import { formatDuel, stageRound } from '../words/duel.ts';
import type { FeedContent } from './atom.ts';

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
