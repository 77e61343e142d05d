/** Everything the search can find, and its index. */
import type { MarkdownInstance } from 'astro';
import { competitionNames, site } from '../config/site.ts';
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
import { text } from './texts.ts';

const summaries = import.meta.glob<MarkdownInstance<{ title: string }>>('../content/rules/*.md', {
  eager: true,
});

/** Rules of the national tournament: texts, and the panels of its page that show them. */
const nationalRules = [
  { id: 'reglas', title: 'Reglas' },
  { id: 'puntos', title: 'Puntos' },
  { id: 'reglas-adicionales', title: 'Reglas adicionales' },
  { id: 'premios', title: 'Premios' },
] as const;

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
    `Campeones, posiciones finales y resultados de ${competitionNames.league} y ${competitionNames.cup}.`,
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

const nationalEntries = (): Promise<Entry[]> =>
  Promise.all(
    nationalRules.map(async ({ id, title }): Promise<Entry> => [
      'Regla',
      `${title} del ${site.national.name}`,
      href(`${nationalPath}#${id}`),
      htmlText(await text(id)),
    ]),
  );

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

/** One index serves its files and the page that asks for them. */
let index: Promise<SearchIndex> | undefined;

/**
 * The index of the whole site. Entries that fit a query equally are shown from the end: pages first
 * in their order, then players.
 */
export function searchIndex(): Promise<SearchIndex> {
  return (index ??= assembleIndex());
}

async function assembleIndex(): Promise<SearchIndex> {
  return buildIndex([
    ...(await newsEntries()).toReversed(),
    ...(await summaryEntries()),
    ...(await nationalEntries()),
    ...(await communityEntries()),
    ...(await playerEntries()),
    ...(await seasonEntries()).toReversed(),
    ...mainPages
      .map(({ title, path, about }): Entry => ['Página', title, href(path), about])
      .toReversed(),
  ]);
}
