/** Everything the search can find, and its index. */
import type { MarkdownInstance } from 'astro';
import { site } from '../config/site.ts';
import { formerNicks } from '../domain/player-key.ts';
import { formatPublication } from '../domain/time.ts';
import { buildIndex, type SearchIndex } from '../search/build-index.ts';
import { newsText, playerText } from '../search/entry-text.ts';
import type { Entry } from '../search/format.ts';
import { htmlText } from '../search/html-text.ts';
import { mainPages } from '../search/pages.ts';
import { ruleSections } from '../search/rule-sections.ts';
import { href, nationalPath, newsPath, playerPath, seasonPath } from '../config/addresses.ts';
import { communitySections } from './communities.ts';
import { allNews } from './news.ts';
import { players } from './players.ts';
import { seasons } from './seasons.ts';

const summaries = import.meta.glob<MarkdownInstance<{ title: string }>>('../content/rules/*.md', {
  eager: true,
});

/** Rules of the national tournament: its page's panel, and what the panel says, as HTML. */
export interface NationalRule {
  id: string;
  title: string;
  html: string;
}

async function newsEntries(): Promise<Entry[]> {
  return (await allNews()).map((item) => [
    `Noticia · ${formatPublication(item.publishedAt)}`,
    item.title,
    href(newsPath(item.id)),
    newsText(item),
  ]);
}

async function playerEntries(): Promise<Entry[]> {
  return (await players()).map(({ slug, profile }) => [
    'Jugador',
    profile.nick,
    href(playerPath(slug)),
    playerText(profile, formerNicks(profile.nick)),
  ]);
}

async function seasonEntries(): Promise<Entry[]> {
  return (await seasons()).map(({ id, name }) => [
    'Página',
    name,
    href(seasonPath(id)),
    `Campeones, posiciones finales y resultados de ${site.league.name} y ${site.cup.name}.`,
  ]);
}

async function communityEntries(): Promise<Entry[]> {
  const sections = await communitySections();
  return sections.flatMap(({ id, title, communities }) =>
    communities.map(({ name, url }): Entry => [
      'Comunidad',
      name,
      url ?? href(`/comunidad#${id}`),
      title,
    ]),
  );
}

const nationalEntry = ({ id, title, html }: NationalRule): Entry => [
  'Regla',
  `${title} del ${site.national.name}`,
  href(`${nationalPath}#${id}`),
  htmlText(html),
];

async function summaryEntries(): Promise<Entry[]> {
  const entries = Object.entries(summaries).map(async ([path, summary]) => {
    const name = path.replace(/^.*\/(.*)\.md$/, '$1');
    return ruleSections(await summary.compiledContent()).map(({ heading, text }): Entry => {
      const title = [heading, summary.frontmatter.title].filter(Boolean).join(' · ');
      return ['Reglas en PDF', title, href(`/descargas/reglas-${name}.pdf`), text];
    });
  });
  return (await Promise.all(entries)).flat();
}

/**
 * The index of the whole site. Entries that fit a query equally are shown from the end: pages first
 * in their order, then players.
 */
export async function searchIndex(nationalRules: readonly NationalRule[]): Promise<SearchIndex> {
  return buildIndex([
    ...(await newsEntries()).toReversed(),
    ...(await summaryEntries()),
    ...nationalRules.map(nationalEntry),
    ...(await communityEntries()),
    ...(await playerEntries()),
    ...(await seasonEntries()).toReversed(),
    ...mainPages
      .map(({ title, path, about }): Entry => ['Página', title, href(path), about])
      .toReversed(),
  ]);
}
