/** Chances of who plays now, and how they changed (docs/product.md, «Chances»). */
import { addDays, calendarDate, daysBetween, type CalendarDate } from '../domain/time.ts';
import {
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

/** The day of the ranking where it is not of now; null for a fresh one. */
export async function keptRankingDay(): Promise<CalendarDate | null> {
  const state = stateOf((await snapshot()).manifest, 'ranking');
  return state.status === 'kept' ? calendarDate(new Date(state.fetchedAt)) : null;
}

/** A look-up of the days before today on which a player's figures in a stage changed, oldest first. */
export const earlierChances = once(async () => {
  const rowsOf = chancesByPlayer((await snapshot()).chances);
  return (stage: Stage, nick: string) => rowsOf(stage, nick).filter(({ day }) => day < today);
});

/** Chances in a group as pages show them. */
export interface GroupChances extends Omit<Chances<ZonePercents>, 'lines'> {
  /** In the table's order. */
  lines: {
    player: string;
    percents: ZonePercents;
    /** Differences from yesterday, as far as they are known. */
    changes: Partial<ZonePercents>;
    /** The main figure over the season; empty for a single day. */
    trend: string;
  }[];
}

/** A figure on a day on which it changed. */
export interface DayPercent {
  day: CalendarDate;
  percent: number;
}

/** Points of a drawn line. */
const trendPoints = 6;

/**
 * A figure from its first day to today, at moments that are equally far apart, as a path of 50 by 24; empty for today
 * alone.
 */
export function trendPath(before: readonly DayPercent[], now: number): string {
  const [first] = before;
  if (!first) return '';
  const days = daysBetween(first.day, today);
  const heights = Array.from({ length: trendPoints }, (_, point) => {
    const moment = addDays(first.day, Math.round((days * point) / (trendPoints - 1)));
    const known = before.findLast(({ day }) => day <= moment);
    const percent = moment === today ? now : (known?.percent ?? now);
    return Math.round(23 - (22 * percent) / 100);
  });
  return `M${heights.map((height, point) => `${(50 / (trendPoints - 1)) * point} ${height}`).join('L')}`;
}

/** The days on which a figure is known. */
export const daysOf = (rows: readonly DailyChance[], figure: keyof MainPercents): DayPercent[] =>
  rows.flatMap(({ day, [figure]: percent }) => (percent === null ? [] : [{ day, percent }]));

/** Chances of the stages that were asked for: several pages of a build show the same. */
const known = new Map<Stage, GroupChances | null>();

/** Chances in a group; null where there are none. */
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

/** Chances to win each cup that is in play, the likeliest player first; null where there are none. */
const cups = once(async () => {
  const own = new Map<Stage, Chances<number> | null>();
  for (const { bracket } of (await season()).competitions) {
    if (bracket) own.set(bracket.stage, cupChances(bracket, await eloOf()));
  }
  return own;
});

/** Chances to win a cup, the likeliest player first; null where there are none. */
export const chancesOfCup = async (stage: Stage): Promise<Chances<number> | null> =>
  (await cups()).get(stage) ?? null;
