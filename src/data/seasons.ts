/** What was won before the running season. */
import { competitions, podiums, site } from '../config/site.ts';
import { nickOrName } from '../sources/documents/team.ts';
import { sameName } from '../lib/text.ts';
import { seasonPath } from '../config/addresses.ts';
import { competitionOf } from '../config/competitions.ts';
import {
  competitionName,
  hallOfFame,
  nationalChampions,
  podiumTitle,
  type Title,
} from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { readSeasons } from '../archive/read.ts';
import { environment, once } from './this-build.ts';
import { currentTeam, nationalPodiums, worldPodiums } from './documents.ts';

/** All finished seasons, newest first. Rejects with a ConfigurationError that names file, place and reason. */
export const seasons = once((): Promise<readonly ArchivedSeason[]> =>
  readSeasons(environment.seasonsDirectory),
);

/** True if there is a finished season, or a podium from before the site. Otherwise there is no page of records. */
export const hasRecords = async (): Promise<boolean> =>
  podiums.length + (await seasons()).length > 0;

/** Finished seasons, newest first, without those of which a competition's file still has the edition. */
export async function earlierSeasons(): Promise<ArchivedSeason[]> {
  return (await seasons()).filter((season) => !isStillRunning(season));
}

const isStillRunning = (season: ArchivedSeason): boolean =>
  season.competitions.some(({ config }) =>
    competitions.some(({ id, edition }) => id === config.id && edition === config.edition),
  );

/** Podiums from before the site, newest first. @param competition Id; undefined for the podiums of all competitions. */
export const podiumsOf = (competition: string | undefined) =>
  podiums.filter((podium) => competition === undefined || podium.competition === competition);

/**
 * Champions of a competition, or of one of its divisions: finished seasons (null without a champion), then podiums from
 * before the site, which have no path. Each is newest first.
 * @param division Null for a competition without divisions.
 */
export async function pastChampions(
  competitionId: string,
  division: { id: string; name: string } | null,
) {
  const past: { name: string; path: string | null; player: string | null }[] = [];
  for (const { id, name, champions } of await seasons()) {
    for (const champion of champions) {
      if (champion.competition.id !== competitionId) continue;
      if (champion.division?.id !== division?.id) continue;
      past.push({ name, path: seasonPath(id), player: champion.player });
    }
  }
  const hasOneTitle = competitionOf(competitionId).divisions.length < 2;
  for (const { division: playedDivision, edition, year, champion } of podiumsOf(competitionId)) {
    // A podium may leave out the name of the only division.
    const isOfDivision =
      playedDivision === undefined ? hasOneTitle : playedDivision === division?.name;
    if (!isOfDivision) continue;
    past.push({ name: edition ?? String(year), path: null, player: champion });
  }
  return past;
}

/**
 * The years with a national champion or a world podium, newest first: the champion's nick (null without one), and the
 * players of the country on the world podium, perhaps none.
 */
export async function nationalHistory() {
  const team = await currentTeam();
  const champions = nationalChampions(await nationalPodiums(), team);
  const worlds = await worldPodiums();
  const years = new Set([...champions, ...worlds].map(({ year }) => year));
  return [...years]
    .toSorted((a, b) => b - a)
    .map((year) => ({
      year,
      champion: champions.find((champion) => champion.year === year)?.player ?? null,
      world: worlds
        .filter((podium) => podium.year === year)
        .flatMap(({ podium }) => podium.filter(({ country }) => sameName(country, site.country)))
        .map(({ name, position }) => ({ player: nickOrName(name, team), position })),
    }));
}

/** All titles, of competitions and of the national tournament, by player (`hallOfFame`). */
export async function titlesByPlayer() {
  const titles: Title[] = [];
  for (const { champions, years } of await seasons()) {
    for (const champion of champions) {
      const { player } = champion;
      if (player === null) continue;
      titles.push({ player, competition: competitionName(champion), when: years.join('-') });
    }
  }
  for (const podium of podiums) {
    const { champion: player, year } = podium;
    titles.push({ player, competition: podiumTitle(podium), when: String(year) });
  }
  if (site.national) {
    const { name } = site.national;
    const champions = nationalChampions(await nationalPodiums(), await currentTeam());
    for (const { year, player } of champions) {
      titles.push({ player, competition: name, when: String(year) });
    }
  }
  return hallOfFame(titles);
}
