/** Outlooks and chances in the competitions in play, and how they changed (docs/product.md, «Chances»). */
import { addDays, calendarDate, daysBetween, type CalendarDate } from '../lib/time.ts';
import {
  changeOf,
  changesSince,
  cupChances,
  groupChances,
  type Chances,
  mainGoal,
  type EloOf,
  type ZonePercents,
} from '../season/chances.ts';
import { matchesOf, type Division, type Group, type Stage } from '../season/model.ts';
import { groupOutlook, rulesOf, type PlayerOutlook } from '../season/outlook.ts';
import { chancesByPlayer, type DailyChance } from '../snapshot/chances.ts';
import { stateOf } from '../snapshot/manifest.ts';
import { today } from './clock.ts';
import { once } from './once.ts';
import { rankedPlayers } from './ranking.ts';
import { season } from './season.ts';
import { snapshot } from './snapshot.ts';

const eloOf = once(async (): Promise<EloOf> => {
  const rankedOf = await rankedPlayers();
  return (nick) => rankedOf(nick)?.elo;
});

/** Day of the ranking if its last fetch failed and old data is kept. Null for a fresh ranking. */
export async function keptRankingDay(): Promise<CalendarDate | null> {
  const state = stateOf((await snapshot()).manifest, 'ranking');
  return state.status === 'kept' ? calendarDate(new Date(state.fetchedAt)) : null;
}

/** Returns a function that finds the days before today on which a player's figures in a stage changed, oldest first. */
const earlierChances = once(async () => {
  const rowsOf = chancesByPlayer((await snapshot()).chances);
  return (stage: Stage, nick: string) => rowsOf(stage, nick).filter(({ day }) => day < today);
});

/** Number of points of a chart. */
const trendPoints = 6;

/**
 * SVG path of the area below a figure from its first day to today, in a box of 50 by 24 units, with points equally far
 * apart in time. Empty without earlier days.
 * @param rows Earlier days, oldest first.
 * @param now Today's figure, in whole percent.
 */
function trendPath(
  rows: readonly DailyChance[],
  figure: 'title' | 'promotion',
  now: number,
): string {
  const before = rows.filter((row) => row[figure] !== null);
  const [first] = before;
  if (!first) return '';
  const days = daysBetween(first.day, today);
  const heights = Array.from({ length: trendPoints }, (_, point) => {
    const moment = addDays(first.day, Math.round((days * point) / (trendPoints - 1)));
    const known = before.findLast(({ day }) => day <= moment);
    const percent = moment === today ? now : (known?.[figure] ?? now);
    return Math.round(24 - (24 * percent) / 100);
  });
  // Lines relative to the point before them are similar to each other, which gzip compresses well.
  const lines = heights.slice(1).map((height, point) => {
    return `l${50 / (trendPoints - 1)} ${height - (heights[point] ?? 0)}`;
  });
  return `M0 24V${heights[0]}${lines.join('')}V24`;
}

/** Chances and how they changed. */
interface TrackedChances<Percents, Changes> extends Omit<Chances<Percents>, 'lines'> {
  /** Players in the order of `Chances`. */
  lines: {
    player: string;
    percents: Percents;
    /** Differences from yesterday, as far as they are known. */
    changes: Changes;
    /** SVG path of the main figure (`mainGoal`) over the season. Empty for a single day. */
    trend: string;
  }[];
}

export type GroupChances = TrackedChances<ZonePercents, Partial<ZonePercents>>;

export interface Forecast {
  /** What each player can still reach, in the table's order. Null if it cannot be foreseen. */
  outlook: PlayerOutlook[] | null;
  /** Null if `groupChances` gives none. */
  chances: GroupChances | null;
}

async function foresee(division: Division, { standings, stage }: Group): Promise<Forecast> {
  const rules = rulesOf(division, stage);
  const goal = mainGoal(rules.zones);
  const earlierOf = await earlierChances();
  const matches = matchesOf(stage);
  const outlook = groupOutlook(standings, matches, rules);
  const chances = groupChances(standings, matches, rules, await eloOf(), outlook);
  if (!chances) return { outlook, chances };
  const lines = chances.lines.map(({ player, percents }) => {
    const rows = earlierOf(stage, player);
    const before = rows.at(-1);
    const changes = before ? changesSince(before, percents, rules.zones) : {};
    const trend = trendPath(rows, goal === 'title' ? 'title' : 'promotion', percents[goal]);
    return { player, percents, changes, trend };
  });
  return { outlook, chances: { ...chances, lines } };
}

/** Forecasts of all groups of the running season, by stage. */
const forecasts = once(async () => {
  const byStage = new Map<Stage, Forecast>();
  for (const division of (await season()).divisions) {
    for (const group of division.groups) byStage.set(group.stage, await foresee(division, group));
  }
  return byStage;
});

/** Outlook and chances of the players of a group of the running season. */
export const forecastOf = async ({ stage }: Pick<Group, 'stage'>): Promise<Forecast> =>
  (await forecasts()).get(stage) ?? { outlook: null, chances: null };

/** Id of the chances on a cup's page. */
export const cupChancesId = 'puede-ganar';

/** Chances to win each knock-out in play, by its stage. */
const cups = once(async () => {
  const earlierOf = await earlierChances();
  const byStage = new Map<Stage, TrackedChances<number, number>>();
  for (const { bracket } of (await season()).competitions) {
    const chances = bracket && cupChances(bracket, await eloOf());
    if (!chances) continue;
    const lines = chances.lines.map(({ player, percents }) => {
      const rows = earlierOf(bracket.stage, player);
      const changes = changeOf(rows.at(-1)?.title ?? percents, percents);
      return { player, percents, changes, trend: trendPath(rows, 'title', percents) };
    });
    byStage.set(bracket.stage, { ...chances, lines });
  }
  return byStage;
});

/** Chances to win a knock-out, likeliest player first. Null if `cupChances` gives none. */
export const chancesOfCup = async (stage: Stage) => (await cups()).get(stage) ?? null;
