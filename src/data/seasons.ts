/** Finished seasons, and all titles. */
import { competitions, podiums, site } from '../config/site.ts';
import { hallOfFame, nationalChampions } from '../season/hall-of-fame.ts';
import { nickOrName } from '../sources/documents/team.ts';
import { sameName } from '../lib/text.ts';
import { seasonPath } from '../config/addresses.ts';
import { competitionOf } from '../config/competitions.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { podiumTitle } from '../season/podiums.ts';
import { readSeasons } from '../archive/read.ts';
import { environment } from './environment.ts';
import { once } from './once.ts';
import { currentTeam } from './team.ts';
import { nationalPodiums, worldPodiums } from './tournament.ts';

/** All finished seasons, newest first. @throws ConfigurationError naming file, place and reason. */
export const seasons = once((): Promise<readonly ArchivedSeason[]> =>
  readSeasons(environment.seasonsDirectory),
);

/** Finished seasons except one whose sheets are still the running ones, until the next season begins. */
export async function earlierSeasons(): Promise<ArchivedSeason[]> {
  const editions = competitions.map(({ id, edition }) => `${id} ${edition}`);
  return (await seasons()).filter(
    (season) =>
      !season.competitions.some(({ config: { id, edition } }) =>
        editions.includes(`${id} ${edition}`),
      ),
  );
}

/** Podiums from before the site. @param competition Undefined for all competitions. */
export const podiumsOf = (competition: string | undefined) =>
  podiums.filter((podium) => competition === undefined || podium.competition === competition);

/**
 * Champions of a competition, or of one of its divisions: finished seasons, then podiums from before the site, which
 * have no path. Each is newest first.
 * @param division Null for a competition without divisions.
 */
export async function pastChampions(
  competition: string,
  division: { id: string; name: string } | null,
) {
  const archived = (await seasons()).flatMap(({ id, name, champions }) =>
    champions
      .filter(
        (champion) =>
          champion.competition.id === competition && champion.division?.id === division?.id,
      )
      .map(({ player }) => ({ name, path: seasonPath(id), player })),
  );
  const { divisions } = competitionOf(competition);
  const before = podiumsOf(competition)
    .filter((podium) =>
      podium.division === undefined
        ? divisions.length < 2
        : sameName(podium.division, division?.name ?? ''),
    )
    .map(({ edition, year, champion }) => ({
      name: edition ?? String(year),
      path: null,
      player: champion,
    }));
  return [...archived, ...before];
}

/**
 * National champions and the country's places at the world championship by year, newest first. `champion` is null while
 * there is no podium.
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

/** Titles of all competitions and of the national tournament, counted by player. */
export async function titlesByPlayer() {
  const national = nationalChampions(await nationalPodiums(), await currentTeam());
  const seasonTitles = (await seasons()).flatMap(({ champions, years }) =>
    champions.map((champion) => ({
      player: champion.player,
      competition: competitionName(champion),
      when: years.join('-'),
    })),
  );
  const podiumTitles = podiums.map((podium) => ({
    player: podium.champion,
    competition: podiumTitle(podium),
    when: String(podium.year),
  }));
  const nationalTitles = national.map(({ year, player }) => ({
    player,
    competition: site.national?.name ?? '',
    when: String(year),
  }));
  return hallOfFame(
    [...seasonTitles, ...podiumTitles, ...nationalTitles].flatMap(({ player, ...title }) =>
      player === null ? [] : [{ player, ...title }],
    ),
  );
}
