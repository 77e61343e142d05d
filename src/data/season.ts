/** The running season and the finished ones. */
import { readSeasons } from '../archive/read.ts';
import { seasonPath } from '../config/addresses.ts';
import { competitionOf } from '../config/competitions.ts';
import { competitions, podiums, running, site, type Competition } from '../config/site.ts';
import { compareTexts, sameName } from '../lib/text.ts';
import { momentOf, type CalendarDate } from '../lib/time.ts';
import { buildSeason } from '../season/build.ts';
import {
  competitionName,
  hallOfFame,
  nationalChampions,
  podiumTitle,
  type Title,
} from '../season/champions.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import type { ArchivedSeason, CompetitionSeason, DailyDuel, Season } from '../season/model.ts';
import { demoShift, shiftRules } from '../snapshot/demo.ts';
import { nickOrName } from '../sources/documents/team.ts';
import { playerKey } from '../sources/player-key.ts';
import { currentTeam, nationalPodiums, worldPodiums } from './documents.ts';
import { builtAt, environment, once, snapshot, today } from './this-build.ts';

/** All running competitions with their duels and tables. The demo's days are moved to the present. */
export const season = once(async (): Promise<Season> => {
  const days = environment.data === 'demo' ? demoShift(builtAt) : 0;
  const played = running.map((competition) => shiftRules(competition, days));
  return buildSeason(played, (await snapshot()).competitions);
});

/**
 * `getStaticPaths` of a format's competitions: `params` has the id under the format's name, `{ groups: 'liga' }`;
 * `props` are the `competition` and its part of the running `season`, null if it is not running.
 */
export async function competitionPages(format: Competition['format']) {
  const { competitions: played } = await season();
  return competitions
    .filter((competition) => competition.format === format)
    .map((competition) => ({
      params: { [format]: competition.id },
      props: {
        competition,
        season: played.find(({ config }) => config.id === competition.id) ?? null,
      },
    }));
}

/** `getStaticPaths` of the running divisions: `params` (ids) `groups` and `division`, and the `division` as a prop. */
export async function divisionPages() {
  const { divisions } = await season();
  return divisions.map((division) => ({
    params: { groups: division.competition.id, division: division.config.id },
    props: { division },
  }));
}

/** Duels without a result in the sheets of agreed duels, on day `first` or later, earliest day and hour first. */
export async function dailyDuelsSince(first: CalendarDate): Promise<DailyDuel[]> {
  const { daily } = await season();
  return daily
    .filter(({ date }) => date >= first)
    .toSorted((a, b) => compareTexts(a.date, b.date) || compareTexts(a.time, b.time));
}

/** Duels without a result in the sheets of agreed duels that begin after the build's moment, earliest first. */
export const nextDailyDuels = async (): Promise<DailyDuel[]> =>
  (await dailyDuelsSince(today)).filter(({ date, time }) => momentOf(date, time) > builtAt);

/** Returns a function for the colour of a player's piece (meeple), by nick; undefined for one not in the season. */
export const meeples = once(async () => {
  const colours = seasonMeeples(await season());
  return (nick: string): MeepleColour | undefined => colours.get(playerKey(nick));
});

/** All finished seasons, newest first. Rejects with a ConfigurationError that names file, place and reason. */
export const seasons = once((): Promise<readonly ArchivedSeason[]> =>
  readSeasons(environment.seasonsDirectory),
);

/** True if there is a finished season, or a podium from before the site. Otherwise there is no page of records. */
export const hasRecords = async (): Promise<boolean> =>
  podiums.length + (await seasons()).length > 0;

/** Finished seasons, newest first, without those that have a competition whose same edition is still running. */
export async function earlierSeasons(): Promise<ArchivedSeason[]> {
  const isRunning = ({ config }: CompetitionSeason): boolean =>
    running.some(({ id, edition }) => id === config.id && edition === config.edition);
  return (await seasons()).filter(({ competitions: ended }) => !ended.some(isRunning));
}

/** Podiums from before the site, newest first. @param competition Its id; undefined for all competitions. */
export const podiumsOf = (competition: string | undefined) =>
  podiums.filter((podium) => competition === undefined || podium.competition === competition);

/**
 * Champions of a competition, or of one of its divisions. `name` is the season's, or a podium's edition or year. First
 * come finished seasons (`player` is null without a champion; `path` has no base), then podiums from before the site
 * (`path` is null), both newest first.
 * @param division Null for a competition without divisions. @throws Error for an id that no competition has.
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
 * The years with a national champion or a world podium, newest first: `year`, `champion` (null without one), and
 * `world`, each `player` of the country on the world podium, with `position`. Team members have their nick, others a
 * name.
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

/**
 * Players as `place`, `player` (current nick) and `titles`, most titles first, then by nick. Equally many share a
 * place: 1, 1, 3. Titles are of finished seasons, podiums.yaml, and the national tournament, in this order. A national
 * champion outside the current team is listed by name, apart from titles under the nick.
 */
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
