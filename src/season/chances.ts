/**
 * Chances of players of the competitions in play, in whole percent (docs/product.md, «Chances»). 100 and 0 are proven;
 * anything less certain is from 1 to 99.
 */
import { duelChance } from './duel-chance.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { byGoal, isUpper, placesOfGoal, zonesIn, type Goal, type Zones } from './zones.ts';
import { titleChances } from './bracket-chances.ts';
import {
  isOpen,
  matchesOf,
  type CompetitionSeason,
  type Result,
  type Season,
  type Stage,
} from './model.ts';
import { groupOutlook, rulesOf, type Chance, type GroupRules } from './outlook.ts';
import { placeChances } from './place-chances.ts';

/** Finds a player's current Elo. Null, undefined or 0 for a player without one. */
export type EloOf = (nick: string) => number | null | undefined;

/** Chances of finishing first, and in each zone or beyond it, in whole percent. */
export type ZonePercents = Record<Goal, number>;

/** Chances of the players of a group or a knock-out. */
export interface Chances<Percents> {
  /** Players of a group in the table's order; of a knock-out, likeliest first. */
  lines: { player: string; percents: Percents }[];
  /** Players without an Elo, who count with the mean Elo of the others. */
  unrated: string[];
}

/** Converts a chance from 0 to 1 to whole percent: 0 or 100 only if proven, otherwise from 1 to 99. */
function percentOf(chance: number, proof: Chance): number {
  if (proof !== 'possible') return proof === 'certain' ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Elo of each player; the mean of the others for a player without one. Null if nobody has one. */
function ratePlayers(lines: readonly { player: string }[], eloOf: EloOf) {
  const players = lines.map(({ player }) => player);
  // An Elo that the sheet lacks is 0.
  const elos = players.map((player) => eloOf(player) ?? 0);
  const known = elos.filter((elo) => elo > 0);
  if (known.length === 0) return null;
  const mean = known.reduce((sum, elo) => sum + elo, 0) / known.length;
  return {
    ratings: elos.map((elo) => (elo > 0 ? elo : mean)),
    unrated: players.filter((_, index) => elos[index] === 0),
  };
}

/**
 * Chances in a group. Null if no duel is open, its end cannot be foreseen (`isForeseeable`), or nobody has an Elo.
 * @param outlook The group's outlook, if the caller knows it already.
 */
export function groupChances(
  standings: Standings,
  fixture: readonly Result[],
  rules: GroupRules,
  eloOf: EloOf,
  outlook = groupOutlook(standings, fixture, rules),
): Chances<ZonePercents> | null {
  const rated = outlook && ratePlayers(outlook, eloOf);
  if (!rated || !fixture.some(isOpen)) return null;
  const places = placeChances(standings, fixture, rules, rated.ratings);
  const lines = outlook.map((line, index) => {
    const percents = byGoal((goal) => {
      const [first, last] = placesOfGoal(goal, rules.zones, outlook.length);
      const chances = places[index]?.slice(Math.max(0, first - 1), last) ?? [];
      return percentOf(
        chances.reduce((sum, chance) => sum + chance, 0),
        line[goal],
      );
    });
    return { player: line.player, percents };
  });
  return { lines, unrated: rated.unrated };
}

/**
 * Chances to win a knock-out, of the players who still can. Null if fewer than two can, nobody has an Elo, the
 * competition has no `gamesToWin`, or the sheet does not tell (`titleChances`).
 */
export function cupChances(
  { stage, columns }: NonNullable<CompetitionSeason['bracket']>,
  eloOf: EloOf,
): Chances<number> | null {
  const { gamesToWin } = stage.rules;
  const reached = titleChances(columns, () => 0);
  const rated = reached && ratePlayers(reached, eloOf);
  if (!gamesToWin || !rated || rated.ratings.length < 2) return null;
  const ratings = new Map(reached.map(({ player }, index) => [player, rated.ratings[index] ?? 0]));
  const winners = titleChances(columns, (player, rival) =>
    duelChance(ratings.get(player) ?? 0, ratings.get(rival) ?? 0, gamesToWin),
  );
  const lines = (winners ?? [])
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ player, chance }) => ({ player, percents: percentOf(chance, 'possible') }));
  return { lines, unrated: rated.unrated };
}

/** A player's figures that are kept day by day, in whole percent. Null for zones that the competition does not have. */
export interface MainPercents {
  /** Finishing first, or winning the knock-out. */
  title: number;
  /** Being promoted, or playing for it. */
  promotion: number | null;
  /** Staying in the division without playing for it. */
  permanence: number | null;
}

/** The widest zone at each end of the table: what lies beyond a play-off zone counts in it. */
export const widestZones = (zones: Zones) => ({
  upper: zonesIn(zones).findLast(isUpper),
  lower: zonesIn(zones).find((zone) => !isUpper(zone)),
});

/** Picks the main figures: the widest upper zone, and the complement of the widest lower one. Null without a zone. */
export function mainPercents(percents: ZonePercents, zones: Zones): MainPercents {
  const { upper, lower } = widestZones(zones);
  return {
    title: percents.title,
    promotion: upper ? percents[upper] : null,
    permanence: lower ? 100 - percents[lower] : null,
  };
}

/** Main figure of a group: its widest upper zone, or the first place in a division without promotion. */
export const mainGoal = (zones: Zones): Goal => widestZones(zones).upper ?? 'title';

/** Less than that may be rounding, or the sample's error. */
const leastChange = 2;

/** Change of a figure in percentage points, negative if it fell. 0 for a change below `leastChange`. */
export function changeOf(before: number, percent: number): number {
  const change = percent - before;
  return Math.abs(change) < leastChange ? 0 : change;
}

/** Change of each figure since an earlier day, by `changeOf`. Zones without an earlier figure are left out. */
export function changesSince(
  before: MainPercents,
  percents: ZonePercents,
  zones: Zones,
): Partial<ZonePercents> {
  const { upper, lower } = widestZones(zones);
  const { title, promotion, permanence } = before;
  return {
    title: changeOf(title, percents.title),
    ...(upper && promotion !== null && { [upper]: changeOf(promotion, percents[upper]) }),
    ...(lower && permanence !== null && { [lower]: changeOf(100 - permanence, percents[lower]) }),
  };
}

/** A player's main figures in a stage. */
export type StageChance = MainPercents & { stage: Stage; player: string };

/** Main figures of all players in groups and knock-outs that have chances, stage by stage. */
export function seasonChances({ divisions, competitions }: Season, eloOf: EloOf): StageChance[] {
  const ofGroups = divisions.flatMap((division) =>
    division.groups.flatMap(({ standings, stage }): StageChance[] => {
      const rules = rulesOf(division, stage);
      const lines = groupChances(standings, matchesOf(stage), rules, eloOf)?.lines ?? [];
      return lines.map(({ player, percents }) => ({
        ...{ stage, player },
        ...mainPercents(percents, rules.zones),
      }));
    }),
  );
  const ofCups = competitions.flatMap(({ bracket }): StageChance[] => {
    if (!bracket) return [];
    const lines = cupChances(bracket, eloOf)?.lines ?? [];
    return lines.map(({ player, percents: title }) => ({
      ...{ stage: bracket.stage, player },
      ...{ title, promotion: null, permanence: null },
    }));
  });
  return [...ofGroups, ...ofCups];
}
