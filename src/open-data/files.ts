/**
 * The site's data for other programs (docs/product.md, «Open data»). Each file says its version, which goes up when something in it
 * is renamed or removed; something new alone does not change it.
 */
import Papa from 'papaparse';
import type { ScheduledDuel } from '../domain/duels.ts';
import { isPlayed, isScheduled, type Round } from '../domain/fixture.ts';
import type { NewsItem } from '../domain/news.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
import type { SeasonDuel } from '../domain/season-duels.ts';
import type { Standings } from '../domain/standings.ts';
import { formatIso } from '../domain/time.ts';

const version = 1;

interface Named {
  id: string;
  name: string;
}

/** A table: its rows in order, numbers by the sheet's labels. */
function table({ headings, rows }: Standings): object[] {
  return rows.map(({ player, values }, index) => ({
    position: index + 1,
    player,
    ...Object.fromEntries(
      headings.flatMap((heading, column) =>
        heading === '' ? [] : [[heading, values[column] ?? 0] as const],
      ),
    ),
  }));
}

/** Rounds without the rows of the sheet they come from; an unplayed duel has no scores. */
function rounds(list: readonly Round[]): object[] {
  return list.map(({ name, interval, duels }) => ({
    name,
    interval,
    duels: duels.map(({ code, home, away, homeScore, awayScore, schedule, link }) => ({
      code,
      home,
      away,
      homeScore,
      awayScore,
      schedule,
      link,
    })),
  }));
}

/** `posiciones.json`. */
export function standingsFile(
  divisions: readonly (Named & { groups: readonly (Named & { standings: Standings })[] })[],
): object {
  return {
    version,
    divisions: divisions.map(({ id, name, groups }) => ({
      id,
      name,
      groups: groups.map((group) => ({
        id: group.id,
        name: group.name,
        rows: table(group.standings),
      })),
    })),
  };
}

/** `fixture.json`. */
export function fixtureFile(
  divisions: readonly (Named & {
    groups: readonly (Named & { rounds: readonly Round[] })[];
    playoffs: readonly { name: string; rounds: readonly Round[] }[];
  })[],
): object {
  return {
    version,
    divisions: divisions.map(({ id, name, groups, playoffs }) => ({
      id,
      name,
      groups: groups.map((group) => ({
        id: group.id,
        name: group.name,
        rounds: rounds(group.rounds),
      })),
      playoffs: playoffs.map((playoff) => ({
        name: playoff.name,
        rounds: rounds(playoff.rounds),
      })),
    })),
  };
}

/** `copa.json`. */
export function cupFile(list: readonly Round[]): object {
  return { version, rounds: rounds(list) };
}

/** A duel of the season, and what other files know of it. */
export interface DuelOfFile extends SeasonDuel {
  /** Its row of the daily duels. */
  scheduled: ScheduledDuel | null;
  /** Absolute. */
  url: string;
  /** Players' ids on the platform. */
  homeId: string | null;
  awayId: string | null;
}

/** What `duelos.json` and `duelos.csv` say of a duel, in order; a new field comes at the end. */
const duelFields: Readonly<Record<string, (duel: DuelOfFile) => string | number | null>> = {
  competition: ({ competition }) => competition,
  season: ({ season }) => season,
  division: ({ division }) => division?.id ?? null,
  stage: ({ stage }) => stage,
  round: ({ round }) => round,
  code: ({ duel }) => duel.code,
  id: ({ id }) => id,
  url: ({ url }) => url,
  home: ({ duel }) => duel.home,
  away: ({ duel }) => duel.away,
  homeScore: ({ duel }) => (isPlayed(duel) ? duel.homeScore : null),
  awayScore: ({ duel }) => (isPlayed(duel) ? duel.awayScore : null),
  schedule: ({ duel }) => (isScheduled(duel) ? duel.schedule : null),
  date: ({ scheduled }) => scheduled?.date ?? null,
  time: ({ scheduled }) => scheduled?.time ?? null,
  link: ({ duel, scheduled }) => duel.link ?? scheduled?.link ?? null,
  homeId: ({ homeId }) => homeId,
  awayId: ({ awayId }) => awayId,
};

/** A duel as these files have it. */
export const duelRow = (duel: DuelOfFile): object =>
  Object.fromEntries(Object.entries(duelFields).map(([field, of]) => [field, of(duel)]));

/** `duelos.json`; `license` is the address of the page that says what may be done with it. */
export function duelsFile(duels: readonly DuelOfFile[], license: string): object {
  return { version, license, duels: duels.map(duelRow) };
}

/** `duelos.csv`, for spreadsheets: a cell that begins like a formula gets an apostrophe. */
export function duelsTable(duels: readonly DuelOfFile[]): string {
  const fields = Object.keys(duelFields);
  const data = duels.map((duel) => Object.values(duelFields).map((of) => of(duel)));
  return `${Papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: true })}\n`;
}

/** `clasificatorios.json`. */
export function qualifiersFile(qualifiers: readonly Qualifier[]): object {
  return {
    version,
    qualifiers: qualifiers.map(({ id, date, place, city, province, contact }) => ({
      id,
      date: formatIso(date),
      place,
      city,
      province: province?.name ?? null,
      contact,
    })),
  };
}

/** `noticias.json`; `addressOf` gives the absolute address of an item's page. */
export function newsFile(items: readonly NewsItem[], addressOf: (id: string) => string): object {
  return {
    version,
    news: items.map(({ id, title, publishedAt }) => ({
      id,
      title,
      publishedAt: formatIso(publishedAt),
      url: addressOf(id),
    })),
  };
}
