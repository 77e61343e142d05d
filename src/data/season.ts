/** The running season. */
import { competitions, running, type Competition } from '../config/site.ts';
import { compareTexts } from '../lib/text.ts';
import { momentOf, type CalendarDate } from '../lib/time.ts';
import { buildSeason } from '../season/build.ts';
import type { DailyDuel, Season } from '../season/model.ts';
import { demoShift, shiftRules } from '../snapshot/demo.ts';
import { snapshot, builtAt, environment, once, today } from './this-build.ts';
import { playerKey } from '../sources/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';

/** All running competitions with their duels and tables. Days of the demo's rules are shifted like its data. */
export const season = once(async (): Promise<Season> => {
  const days = environment.data === 'demo' ? demoShift(builtAt) : 0;
  const played = running.map((competition) => shiftRules(competition, days));
  return buildSeason(played, (await snapshot()).competitions);
});

/** `getStaticPaths` of the competitions of a format. `season` is null while a competition waits. */
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

/** `getStaticPaths` of the divisions of the running competitions. */
export async function divisionPages() {
  const { divisions } = await season();
  return divisions.map((division) => ({
    params: { groups: division.competition.id, division: division.config.id },
    props: { division },
  }));
}

const moment = ({ date, time }: DailyDuel): string => `${date} ${time}`;

/** Daily duels without a result from a day on, by day and hour. @param competitionId Null for all competitions. */
export async function dailyDuelsSince(
  first: CalendarDate,
  competitionId: string | null = null,
): Promise<DailyDuel[]> {
  const { daily } = await season();
  const isListed = ({ date, competition }: DailyDuel): boolean =>
    date >= first && (competitionId === null || competition.id === competitionId);
  return daily.filter(isListed).toSorted((a, b) => compareTexts(moment(a), moment(b)));
}

/** Daily duels without a result whose hour has not come, by day and hour. */
export const nextDailyDuels = async (): Promise<DailyDuel[]> =>
  (await dailyDuelsSince(today)).filter(({ date, time }) => momentOf(date, time) > builtAt);

/** Returns a function for the colour of a player's meeple, by nick; undefined for a player who is not in the season. */
export const meeples = once(async () => {
  const colours = seasonMeeples(await season());
  return (nick: string): MeepleColour | undefined => colours.get(playerKey(nick));
});
