/** Finished seasons, and everything ever won. */
import { competitions, podiums, site } from '../config/site.ts';
import { eloOn } from '../domain/elo-history.ts';
import { hallOfFame, nationalChampions } from '../domain/hall-of-fame.ts';
import { nickOrName } from '../domain/team.ts';
import { sameName } from '../domain/text.ts';
import { seasonPath } from '../config/addresses.ts';
import { competitionOf } from '../config/competitions.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { podiumTitle } from '../season/podiums.ts';
import { seasonRecap } from '../season/recap.ts';
import { recordBook } from '../season/record-book.ts';
import { readSeasons } from '../archive/read.ts';
import { environment } from './environment.ts';
import { once } from './once.ts';
import { weeksOfPlayer } from './ranking.ts';
import { currentTeam } from './team.ts';
import { nationalPodiums, worldPodiums } from './tournament.ts';

/** Every finished season, newest first. @throws ConfigurationError naming file, place and reason. */
export const seasons = once((): Promise<readonly ArchivedSeason[]> =>
  readSeasons(environment.seasonsDirectory),
);

/** What all of them add up to. */
export const records = once(async () => recordBook(await seasons(), podiums));

/** Finished seasons before the running one: until the next begins, the sheets still hold the season archived last. */
export async function earlierSeasons(): Promise<ArchivedSeason[]> {
  const editions = competitions.map(({ id, edition }) => `${id} ${edition}`);
  return (await seasons()).filter(
    (season) =>
      !season.competitions.some(({ config: { id, edition } }) =>
        editions.includes(`${id} ${edition}`),
      ),
  );
}

/** What a finished season leaves to tell; null where nothing of it was played. */
export async function recapOf(season: ArchivedSeason) {
  const weeksOf = await weeksOfPlayer();
  return seasonRecap(season, (nick, day) => eloOn(weeksOf({ id: '', nick }), day));
}

/** The podiums from before the site of a competition, or of all. */
export const podiumsOf = (competition: string | undefined) =>
  podiums.filter((podium) => competition === undefined || podium.competition === competition);

/**
 * Who won a competition, or one of its divisions, in each season that had it, newest first.
 * @param division Null for a competition without divisions.
 */
export async function pastChampions(
  competition: string,
  division: { id: string; name: string } | null,
) {
  const ofSeasons = (await seasons()).flatMap(({ id, name, champions }) =>
    champions
      .filter((one) => one.competition.id === competition && one.division?.id === division?.id)
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
  return [...ofSeasons, ...before];
}

/**
 * Each year's national champion, null while there is no podium, and the country's places at the world
 * championship, by nick or name, newest year first.
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
      champion: champions.find((one) => one.year === year)?.player ?? null,
      world: worlds
        .filter((one) => one.year === year)
        .flatMap(({ podium }) => podium.filter(({ country }) => sameName(country, site.country)))
        .map(({ name, position }) => ({ player: nickOrName(name, team), position })),
    }));
}

/** Titles of all competitions and of the national tournament, added up by player. */
export async function titlesByPlayer() {
  const national = nationalChampions(await nationalPodiums(), await currentTeam());
  const ofSeasons = (await seasons()).flatMap(({ champions, years }) =>
    champions.map((champion) => ({
      player: champion.player,
      competition: competitionName(champion),
      when: years.join('-'),
    })),
  );
  const ofPodiums = podiums.map((podium) => ({
    player: podium.champion,
    competition: podiumTitle(podium),
    when: String(podium.year),
  }));
  const ofNational = national.map(({ year, player }) => ({
    player,
    competition: site.national?.name ?? '',
    when: String(year),
  }));
  return hallOfFame(
    [...ofSeasons, ...ofPodiums, ...ofNational].flatMap(({ player, ...title }) =>
      player === null ? [] : [{ player, ...title }],
    ),
  );
}
