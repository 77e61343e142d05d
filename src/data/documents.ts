/** The snapshot's documents (news, communities, team, qualifiers, podiums) in the order in which pages show them. */
import { places, site } from '../config/site.ts';
import { sortByPosition, type PastTeam } from '../sources/documents/team.ts';
import { capitalize, compareNames, listNames, slug, takeName } from '../lib/text.ts';
import { newestYearFirst } from '../lib/number.ts';
import { yearOf } from '../lib/time.ts';
import type { Community } from '../sources/documents/communities.ts';
import { newestNewsFirst, type NewsItem } from '../sources/documents/news.ts';
import { finderByPlayer, playerKey } from '../sources/player-key.ts';
import { qualifiersByDate, type Qualifier } from '../sources/documents/qualifiers.ts';
import type { NationalPodium, WorldPodium } from '../sources/documents/podiums.ts';
import { snapshot, once } from './this-build.ts';

/** All news, newest first. */
export const allNews = once(async (): Promise<readonly NewsItem[]> =>
  newestNewsFirst((await snapshot()).news),
);

/** Years with news, newest first, each with the number of the list's page (from 1) on which the year's news begins. */
export async function newsYears(): Promise<{ year: number; page: number }[]> {
  const years = (await allNews()).map(({ publishedAt }) => yearOf(publishedAt));
  return [...new Set(years)].map((year) => ({
    year,
    page: Math.floor(years.indexOf(year) / site.news.perPage) + 1,
  }));
}

/** Sections of the page of communities, in order: their titles, and what the page's description calls them. */
const communityKinds: Readonly<Record<Community['category'], { title: string; about: string }>> = {
  pais: {
    title: 'COMUNIDADES DE OTROS PAÍSES',
    about: `comunidades de ${site.game} de otros países`,
  },
  competencia: { title: 'COMPETENCIAS - INFORMACIÓN', about: 'competencias' },
  util: { title: 'ÚTILES Y HERRAMIENTAS', about: 'herramientas' },
  youtube: { title: 'STREAMING - PODCAST', about: 'canales' },
};

/**
 * Sections that have a community, in the page's order, each with id, title, `about`, and communities sorted by name.
 * `cardId` is the HTML id of a community's card, unique in the page.
 */
export async function communitySections() {
  const { communities } = await snapshot();
  const taken = new Set<string>();
  const all = communities
    .map(({ id, ...rest }) => ({ ...rest, cardId: takeName(`comunidad-${slug(id)}`, taken) }))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return Object.entries(communityKinds)
    .map(([id, kind]) => ({
      id,
      ...kind,
      communities: all.filter(({ category }) => category === id),
    }))
    .filter(({ communities }) => communities.length > 0);
}

/** Description of the page of communities: `Herramientas, canales y descargas.` */
export async function describeCommunities(): Promise<string> {
  const sections = await communitySections();
  const text = listNames([...sections.map(({ about }) => about), 'descargas']);
  return `${capitalize(text)}.`;
}

/** Members of the current team, by position, 1 first, with `rating`, their row in the ranking; null if it has none. */
export async function currentTeam() {
  const { ranking, currentTeam: members } = await snapshot();
  const ratingOf = finderByPlayer(ranking, ({ nick }) => nick);
  return sortByPosition(members).map((member) => ({
    ...member,
    rating: ratingOf(member.nick) ?? null,
  }));
}

/** All past teams (`results`), newest first; number of different `players`; the oldest team's `firstYear`, or null. */
export async function teamRecord() {
  const results = newestYearFirst((await snapshot()).pastTeams);
  const players = new Set(results.flatMap(({ team }) => team.map(playerKey)));
  return { results, players: players.size, firstYear: results.at(-1)?.year ?? null };
}

/** The team's competitions (names), in the order of team.yaml, each with its past teams, newest first, perhaps none. */
export async function pastTeams(): Promise<{ competition: string; teams: PastTeam[] }[]> {
  const all = newestYearFirst((await snapshot()).pastTeams);
  return (site.team?.competitions ?? []).map((competition) => ({
    competition,
    teams: all.filter((team) => team.competition === competition),
  }));
}

/** All qualifiers, also past and cancelled ones, the earliest first. Those without a date are last. */
export const qualifiers = async (): Promise<Qualifier[]> =>
  qualifiersByDate((await snapshot()).qualifiers);

/**
 * All provinces, in the order of places.yaml, each with its qualifiers, perhaps none, in the order of `qualifiers`. Those
 * of an unknown province are left out.
 */
export async function qualifiersByProvince() {
  const all = await qualifiers();
  return places.map((province) => ({
    province,
    qualifiers: all.filter((qualifier) => qualifier.province?.id === province.id),
  }));
}

/** National podiums, newest year first; those of one year keep the source's order. */
export const nationalPodiums = async (): Promise<NationalPodium[]> =>
  newestYearFirst((await snapshot()).nationalPodiums);

/** World championship podiums, newest year first; those of one year keep the source's order. */
export const worldPodiums = async (): Promise<WorldPodium[]> =>
  newestYearFirst((await snapshot()).worldPodiums);

/** Texts of the rules, in the order of their panels on the tournament's page. */
export const nationalRules = [
  { id: 'reglas', label: 'Reglas' },
  { id: 'puntos', label: 'Puntos' },
  { id: 'reglas-adicionales', label: 'Reglas adicionales' },
  { id: 'premios', label: 'Premios' },
] as const;
