/** Finished seasons, and everything ever won. */
import { competitions, site } from '../config/site.ts';
import { eloOn } from '../domain/elo-history.ts';
import { hallOfFame, nationalChampions } from '../domain/hall-of-fame.ts';
import { nickOrName } from '../domain/team.ts';
import { sameName } from '../domain/text.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
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
export const records = once(async () => recordBook(await seasons()));

/** Those before the running one: until the next begins, the sheets still hold the one archived last. */
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

/** Who won a competition, or one of its divisions, in each season that had it, newest first. */
export async function pastChampions(competition: string, division: string | null) {
  return (await seasons()).flatMap((season) =>
    season.champions
      .filter(
        (champion) =>
          champion.competition.id === competition && (champion.division?.id ?? null) === division,
      )
      .map(({ player }) => ({ season, player })),
  );
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
  const ofNational = national.map(({ year, player }) => ({
    player,
    competition: site.national.name,
    when: String(year),
  }));
  return hallOfFame(
    [...ofSeasons, ...ofNational].flatMap(({ player, ...title }) =>
      player === null ? [] : [{ player, ...title }],
    ),
  );
}
