/**
 * Addresses inside the site. Paths lack the base path: a link needs `href`. What runs in browsers reads the base
 * itself, because this module would bring the whole configuration along.
 */
import { competitionPath } from './competitions.ts';
import { site } from './site.ts';

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
const origin = import.meta.env.SITE;

/** The href of a path of this site, which begins with `/`: `/noticias` → `/base/noticias`. Nothing is encoded. */
export const href = (path: string): string => `${base}${path}`;

/** Absolute address of a path without the base, which is added: `/noticias` → `https://host/base/noticias`. */
export const absoluteUrl = (path: string): string => new URL(href(path), origin).href;

/**
 * Path of the page at an address of this site, as encoded there, without base, query, fragment, and `.html`,
 * `/index.html` or slash at its end: `https://host/base/noticias/?a=1` → `/noticias`. `/` for the home page.
 */
export function pagePath(url: URL): string {
  const path = url.pathname
    .slice(base.length)
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** Path of one of the community's own pages, by its id, its file's name: `privacidad` → `/privacidad`. */
export const communityPagePath = (id: string): string => `/${id}`;

export const newsListPath = '/noticias';

/** Path of a news item's page, by its id, encoded here: `a b&c` → `/noticias/a%20b&c`. `&` stays, as in `Astro.url`. */
export const newsPath = (id: string): string => `${newsListPath}/${encodeURI(id)}`;

export const contactPath = '/contacto';

/** Path of the contact form: `/contacto?mensaje=Hola%20a`. `message`, encoded here, becomes the draft in its field. */
export const contactPathWith = (message: string): string =>
  `${contactPath}?mensaje=${encodeURIComponent(message)}`;

export const atomPath = '/feed.xml';
export const resultsAtomPath = '/resultados.xml';

export const playersPath = '/jugadores';

/** Paths of the list of all players, by the Elo that sorts it. Without a ranking there is only the page `maxElo`. */
export const rankingPaths = {
  maxElo: site.ranking ? '/ranking' : playersPath,
  elo: '/ranking/elo',
} as const;

export const nationalPath = '/torneos/nacional';

/** Path of a province's page, by its `provinceSlug`: `santa-fe` → `/torneos/nacional/santa-fe`. */
export const provincePath = (slug: string): string => `${nationalPath}/${slug}`;

export const seasonsPath = '/torneos/temporadas';

export const rulesPath = '/reglas';

export const teamPath = '/seleccion-nacional';

export const englishTeamPath = '/en/national-team';

/** Language of each version of the national team's page, by the version's path. */
export const teamVersions = { [teamPath]: site.lang, [englishTeamPath]: 'en' };

export const pressPath = `${teamPath}/prensa`;

/** The part of the national tournament's page about hosting a qualifier. */
export const hostingPath = `${nationalPath}#organizar`;

/** Path of a finished season's page, by its id: `/torneos/temporadas/2026`. */
export const seasonPath = (id: string): string => `${seasonsPath}/${id}`;

export const duelsPath = '/duelos';

export const correctionsPath = '/correcciones';

export const searchPath = '/buscar';

export const openDataPath = '/datos';

/** Path of an open data file: `/datos/ranking.json`. @param name Without extension. @param format Default: `json`. */
export const dataPath = (name: string, format: 'json' | 'csv' = 'json'): string =>
  `${openDataPath}/${name}.${format}`;

/** Path of el prode's data: `/datos/prode/oro.json`. @param id Of a division or, for a bracket, of its competition. */
export const prodePath = (id: string): string => `${openDataPath}/prode/${id}.json`;

/** Path of the data for «¿Y si…?», which tries results of a division, by its id: `/datos/ysi/oro.json`. */
export const whatIfPath = (division: string): string => `${openDataPath}/ysi/${division}.json`;

/** Path of a calendar's file by the id of its `CalendarEntry`: `/calendarios/liga.ics` for `liga`. */
export const calendarPath = (id: string): string => `/calendarios/${id}.ics`;

/** Path of the calendar file of one duel: `/calendarios/duelo/ID.ics`. @param id Of its event, from `eventIdOf`. */
export const duelCalendarPath = (id: string): string => `/calendarios/duelo/${id}.ics`;

/** Address to subscribe to a calendar, not import it: `/calendarios/a.ics` → `webcal://host/base/calendarios/a.ics`. */
export const webcalUrl = (path: string): string => absoluteUrl(path).replace(/^https?:/, 'webcal:');

/** Address at which Google Calendar offers to subscribe to a calendar, by its path, `/calendarios/liga.ics`. */
export const googleCalendarUrl = (path: string): string =>
  `https://calendar.google.com/calendar/render?cid=${webcalUrl(path)}`;

interface CompetitionPart {
  competition: { id: string };
  division: { id: string } | null;
}

/** Path of a division's page, by the ids of competition and division: `/torneos/liga-nacional/oro`. */
export const divisionPath = (competition: string, division: string): string =>
  `${competitionPath(competition)}/${division}`;

/** Path of a stage's page: its division's, `/torneos/liga/oro`, or without one the competition's, `/torneos/copa`. */
export const stagePath = ({ competition, division }: CompetitionPart): string =>
  division ? divisionPath(competition.id, division.id) : competitionPath(competition.id);

/** HTML id of a section of a division's page, by the division's id and a word: `oro` and `fixture` → `oro-fixture`. */
export const sectionId = (division: string, section: string): string => `${division}-${section}`;

/** Path of a duel's row on its stage's page (`stagePath`): `/torneos/liga-nacional/oro#ID`. */
export const matchPath = ({ id, stage }: { id: string; stage: CompetitionPart }): string =>
  `${stagePath(stage)}#${id}`;

/** Path of a player's page: `/jugadores/ana`. @param slug Not the nick: see `playerSlugs`. */
export const playerPath = (slug: string): string => `${playersPath}/${slug}`;
