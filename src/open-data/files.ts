/**
 * The site's data for other programs. Each file says its version, which goes up when something in it
 * is renamed or removed; something new alone does not change it.
 */
import type { Round } from '../domain/fixture.ts';
import type { NewsItem } from '../domain/news.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
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
