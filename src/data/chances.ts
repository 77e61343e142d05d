/** Chances in the competitions in play, and how they changed (docs/product.md, «Chances»). */
import { addDays, calendarDate, daysBetween, type CalendarDate } from '../domain/time.ts';
import {
  changeOf,
  changesSince,
  cupChances,
  groupChances,
  type Chances,
  mainGoal,
  type EloOf,
  type MainPercents,
  type ZonePercents,
} from '../season/chances.ts';
import { matchesOf, type Division, type Group, type Stage } from '../season/model.ts';
import { rulesOf } from '../season/outlook.ts';
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
export const earlierChances = once(async () => {
  const rowsOf = chancesByPlayer((await snapshot()).chances);
  return (stage: Stage, nick: string) => rowsOf(stage, nick).filter(({ day }) => day < today);
});

/** Chances in a group as pages show them. */
export interface GroupChances extends Omit<Chances<ZonePercents>, 'lines'> {
  /** Players in the table's order. */
  lines: {
    player: string;
    percents: ZonePercents;
    /** Differences from yesterday, as far as they are known. */
    changes: Partial<ZonePercents>;
    /** SVG path of the main figure (`mainGoal`) over the season. Empty for a single day. */
    trend: string;
  }[];
}

/** Chances to win a knock-out as pages show them. */
export interface CupChances extends Omit<Chances<number>, 'lines'> {
  /** Likeliest player first, with the difference from yesterday and the SVG path over the season. */
  lines: { player: string; percent: number; change: number; trend: string }[];
}

/** A figure on a day on which it changed. */
export interface DayPercent {
  day: CalendarDate;
  percent: number;
}

/** Number of points of a drawn line. */
const trendPoints = 6;

/**
 * SVG path of the area below a figure from its first day to today, in a box of 50 by 24 units, with points equally far
 * apart in time. Empty without earlier days.
 * @param before Earlier days, oldest first.
 * @param now Today's figure, in whole percent.
 */
export function trendPath(before: readonly DayPercent[], now: number): string {
  const [first] = before;
  if (!first) return '';
  const days = daysBetween(first.day, today);
  const heights = Array.from({ length: trendPoints }, (_, point) => {
    const moment = addDays(first.day, Math.round((days * point) / (trendPoints - 1)));
    const known = before.findLast(({ day }) => day <= moment);
    const percent = moment === today ? now : (known?.percent ?? now);
    return Math.round(24 - (24 * percent) / 100);
  });
  return `M0 24L${heights.map((height, point) => `${10 * point} ${height}`).join('L')}V24`;
}

/** Picks one figure of a player's rows. Days without the figure are left out. */
export const daysOf = (rows: readonly DailyChance[], figure: keyof MainPercents): DayPercent[] =>
  rows.flatMap(({ day, [figure]: percent }) => (percent === null ? [] : [{ day, percent }]));

/** Cache of chances by stage, since several pages of a build show the same. */
const known = new Map<Stage, GroupChances | null>();

/** Chances in a group, as pages show them. Null if `groupChances` gives none. */
export async function chancesOf(
  division: Pick<Division, 'config' | 'competition'>,
  { standings, stage }: Pick<Group, 'standings' | 'stage'>,
): Promise<GroupChances | null> {
  const computed = known.get(stage);
  if (computed !== undefined) return computed;
  const rules = rulesOf(division);
  const goal = mainGoal(rules.zones);
  const earlierOf = await earlierChances();
  const chances = groupChances(standings, matchesOf(stage), rules, await eloOf());
  const lines = chances?.lines.map(({ player, percents }) => {
    const rows = earlierOf(stage, player);
    const before = rows.at(-1);
    const changes = before ? changesSince(before, percents, rules.zones) : {};
    const days = daysOf(rows, goal === 'title' ? 'title' : 'promotion');
    return { player, percents, changes, trend: trendPath(days, percents[goal]) };
  });
  const result = chances && lines ? { ...chances, lines } : null;
  known.set(stage, result);
  return result;
}

/** Id of the chances on a cup's page. */
export const cupChancesId = 'puede-ganar';

/** Chances to win each knock-out in play, by its stage. */
const cups = once(async () => {
  const earlierOf = await earlierChances();
  const chances = new Map<Stage, CupChances>();
  for (const { bracket } of (await season()).competitions) {
    const computed = bracket && cupChances(bracket, await eloOf());
    if (!computed) continue;
    const { stage } = bracket;
    const lines = computed.lines.map(({ player, percents: percent }) => {
      const days = daysOf(earlierOf(stage, player), 'title');
      const change = changeOf(days.at(-1)?.percent ?? percent, percent);
      return { player, percent, change, trend: trendPath(days, percent) };
    });
    chances.set(stage, { ...computed, lines });
  }
  return chances;
});

/** Chances to win a knock-out. Null if `cupChances` gives none. */
export const chancesOfCup = async (stage: Stage): Promise<CupChances | null> =>
  (await cups()).get(stage) ?? null;
