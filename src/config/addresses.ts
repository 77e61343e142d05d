/**
 * Addresses inside the site. The one place that knows of the base path, of `.html` and of trailing
 * slashes: canonicals, og:url, the sitemap and links all come from here.
 */

import { competitionPath } from './competitions.ts';
import { site } from './site.ts';

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
const origin = import.meta.env.SITE;

/** A link to a path of this site: `/noticias` → `/base/noticias`. */
export const href = (path: string): string => (path === '/' ? `${base}/` : `${base}${path}`);

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string): string => new URL(href(path), origin).href;

/** The path of a page as visitors see it: no base, no `.html`, no trailing slash. */
export function pagePath(url: URL): string {
  const path = url.pathname
    .slice(base.length)
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** Path of one of the community's own pages. */
export const communityPagePath = (id: string): string => `/${id}`;

/** The list of news. */
export const newsListPath = '/noticias';

/** Path of a news item's page, encoded as `Astro.url` has it: `&` and `:` stay as they are. */
export const newsPath = (id: string): string => `${newsListPath}/${encodeURI(id)}`;

/** Paths of the feeds of news and of results. */
export const atomPath = '/feed.xml';
export const resultsAtomPath = '/resultados.xml';

/** Paths of the whole ranking, by what it is sorted by. */
export const rankingPaths = { maxElo: '/ranking', elo: '/ranking/elo' } as const;

/** Path of the national tournament's page. */
export const nationalPath = '/torneos/nacional';

/** Path of the page about a province's qualifiers. */
export const provincePath = (slug: string): string => `${nationalPath}/${slug}`;

/** The archive of finished seasons, with the hall of fame. */
export const seasonsPath = '/torneos/temporadas';

/** What all finished seasons add up to. */
export const recordsPath = `${seasonsPath}/records`;

/** Path of how points, ties, promotion and absences work; its sections are called after the rule. */
export const rulesPath = '/reglas';

/** Paths of the national team's page, by language. */
export const teamPaths = { [site.lang]: '/seleccion-nacional', en: '/en/national-team' } as const;

/** Path of a finished season's page. */
export const seasonPath = (id: string): string => `${seasonsPath}/${id}`;

/** Path of the agenda of duels. */
export const duelsPath = '/duelos';

/** Path of all of it: the agenda has what is near. */
export const allDuelsPath = `${duelsPath}/todos`;

/** What was published of played duels, and is another now. */
export const correctionsPath = '/correcciones';

/** Path of the search's page. */
export const searchPath = '/buscar';

/** Path of the page about open data. */
export const openDataPath = '/datos';

/** Path of a file of data. */
export const dataPath = (name: string, format: 'json' | 'csv' = 'json'): string =>
  `${openDataPath}/${name}.${format}`;

/** The groups of a division that «¿Y si…?» reads. */
export const whatIfPath = (division: string): string => `${openDataPath}/ysi/${division}.json`;

/** Path of a division's standings for other sites. */
export const embedPath = (division: string): string => `/embed/posiciones/${division}`;

/** Path of a calendar's file. */
export const calendarPath = (id: string): string => `/calendarios/${id}.ics`;

/** Path of the file of one duel. */
export const duelCalendarPath = (id: string): string => `/calendarios/duelo/${id}.ics`;

/** An address at which calendar programs subscribe rather than import. */
export const webcalUrl = (path: string): string => absoluteUrl(path).replace(/^https?:/, 'webcal:');

/** What a page of a competition is about: one of its divisions, or all of it. */
interface OfCompetition {
  competition: { id: string };
  division: { id: string } | null;
}

/** Path of a division's own page. */
export const divisionPath = (competition: string, division: string): string =>
  `${competitionPath(competition)}/${division}`;

/** Path of a division's page, or of its competition's where there is no division. */
export const stagePath = ({ competition, division }: OfCompetition): string =>
  division ? divisionPath(competition.id, division.id) : competitionPath(competition.id);

/** Path of a duel's row in its fixture: on its division's page, or on its competition's. */
export const matchPath = ({ id, stage }: { id: string; stage: OfCompetition }): string =>
  `${stagePath(stage)}#${id}`;

/** The index of players. */
export const playersPath = '/jugadores';

/** Path of a player's page. */
export const playerPath = (slug: string): string => `${playersPath}/${slug}`;
