/** Chances in whole percent (docs/product.md, «Chances»): 100 and 0 are proven, anything else is from 1 to 99. */
import { duelRules } from '../config/stages.ts';
import type { Side } from '../sources/sheets/side.ts';
import { feedsWholeColumn, finalCandidates, winnerKey } from './bracket.ts';
import { duelChances, placeChances } from './elo-chances.ts';
import type { EloOf } from './elo-history.ts';
import {
  isOpen,
  winner,
  type BracketColumn,
  type CompetitionSeason,
  type Season,
  type Stage,
} from './model.ts';
import {
  groupOutlook,
  playedGroup,
  type Chance,
  type PlayedGroup,
  type PlayerOutlook,
} from './outlook.ts';
import { byGoal, placesOfGoal, widestZones, type Goal, type Zones } from './zones.ts';

/** A player's chances to finish first, and in each zone or beyond it, in whole percent. 0 for zones without rows. */
export type ZonePercents = Record<Goal, number>;

/** Chances of the players of a group or a knock-out. */
export interface Chances {
  /** Players of a group in the table's order; of a knock-out, likeliest first. */
  lines: { player: string; percents: ZonePercents }[];
  /** Players without an Elo, who count with the mean Elo of the others. */
  unrated: string[];
}

/** Converts the chance of what is not decided, from 0 to 1, to whole percent: the nearest, at least 1, at most 99. */
export const openPercent = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Converts a chance from 0 to 1 to whole percent: 0 or 100 only if proven, otherwise from 1 to 99. */
function percentOf(chance: number, proof: Chance): number {
  if (proof !== 'possible') return proof === 'certain' ? 100 : 0;
  return openPercent(chance);
}

/** Finds the Elo of players. A player without one has the mean of the others. Null if nobody has one. */
function ratePlayers(
  lines: readonly { player: string }[],
  eloOf: EloOf,
): { ratingOf: (player: string) => number; unrated: string[] } | null {
  const elos: number[] = [];
  const unrated: string[] = [];
  for (const { player } of lines) {
    const elo = eloOf(player);
    if (elo === null) unrated.push(player);
    else elos.push(elo);
  }
  if (elos.length === 0) return null;
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / elos.length;
  return { ratingOf: (player) => eloOf(player) ?? mean, unrated };
}

/**
 * Chances of a group's players for each goal (first place, and each zone or beyond it), in whole percent (nearest) and
 * the table's order. Null if no duel is open, or nobody has an Elo. `unrated` has the nicks without an Elo, who count
 * with the mean of the others.
 * @param outlook The group's outlook (`groupOutlook`). What it proves is 0 or 100; anything else is from 1 to 99.
 */
export function groupChances(
  group: PlayedGroup,
  outlook: readonly PlayerOutlook[],
  eloOf: EloOf,
): Chances | null {
  const rated = ratePlayers(outlook, eloOf);
  if (!rated || !group.duels.some(isOpen)) return null;
  const ratings = outlook.map(({ player }) => rated.ratingOf(player));
  const chancesByRow = placeChances(group, ratings);
  const lines = outlook.map((line, index) => {
    const places = chancesByRow[index];
    if (!places) throw new Error(`No chances of ${line.player}`);
    const percents = byGoal((goal) => {
      const [first, last] = placesOfGoal(goal, group.rules.zones, outlook.length);
      // A zone with more rows than the table begins before its first place.
      const inZone = places.slice(Math.max(0, first - 1), last);
      const chance = inZone.reduce((sum, placeChance) => sum + placeChance, 0);
      return percentOf(chance, line[goal]);
    });
    return { player: line.player, percents };
  });
  return { lines, unrated: rated.unrated };
}

/** Chance of a player to win a duel against a rival, by their nicks, from 0 to 1. */
type ChanceOf = (player: string, rival: string) => number;

/** Chances of the players who may win a part of the bracket, by `playerKey`. Empty for a part without players. */
type Winners = ReadonlyMap<string, { player: string; chance: number }>;

const certainly = ({ key, nick }: Side): Winners => new Map([[key, { player: nick, chance: 1 }]]);

/** Chances to win a duel, from those to stand on either of its sides. Null if a player may stand on both. */
function meet(home: Winners, away: Winners, chanceOf: ChanceOf): Winners | null {
  if (home.size === 0) return away;
  if (away.size === 0) return home;
  if ([...home.keys()].some((key) => away.has(key))) return null;
  const winners = new Map<string, { player: string; chance: number }>();
  for (const side of [home, away]) {
    const rivals = side === home ? away : home;
    for (const [key, { player, chance }] of side) {
      let wins = 0;
      for (const rival of rivals.values()) wins += rival.chance * chanceOf(player, rival.player);
      winners.set(key, { player, chance: chance * wins });
    }
  }
  return winners;
}

/**
 * Chance of each player who can still win the final, from 0 to 1, in the bracket's order; 1 for who has won it. Null if
 * the sheet does not tell who meets whom or which duel is the final, or has a player in two places.
 * @param chanceOf Chance, from 0 to 1, of a nick to win a duel against another.
 */
export function titleChances(
  columns: readonly BracketColumn[],
  chanceOf: ChanceOf,
): { player: string; chance: number }[] | null {
  /** Players who may win the duel of a column and slot. Null if the sheet does not tell. */
  function winnersAt(index: number, slot: number): Winners | null {
    const match = columns[index]?.slots[slot];
    if (match?.score) {
      const side = winner(match);
      return side && match[side].kind === 'player' ? certainly(match[side]) : null;
    }
    const home = playersAt(index, slot, 'home');
    const away = playersAt(index, slot, 'away');
    return home && away ? meet(home, away, chanceOf) : null;
  }
  /** Players who may stand on a side of a duel: the side's, or the winners of the duel before. */
  function playersAt(index: number, slot: number, name: 'home' | 'away'): Winners | null {
    const column = columns[index];
    const columnBefore = columns[index - 1];
    const side = column?.slots[slot]?.[name];
    if (side?.kind === 'player') return certainly(side);
    if (side?.kind === 'bye') return new Map();
    if (!column || !columnBefore) return null;
    const namedSlot = columnBefore.slots.findIndex(
      (duel) => duel !== null && winnerKey(duel) === side?.key,
    );
    if (namedSlot >= 0) return winnersAt(index - 1, namedSlot);
    if (!feedsWholeColumn(columnBefore, column)) return null;
    return winnersAt(index - 1, name === 'home' ? 2 * slot : 2 * slot + 1);
  }
  const last = columns.findIndex(({ size }) => size === 1);
  if (last < 0 || finalCandidates(columns).length > 1) return null;
  const winners = winnersAt(last, 0);
  return winners && winners.size > 0 ? [...winners.values()] : null;
}

/** A knock-out has no zones. */
const noZones: Zones = { promotion: 0, relegation: 0 };

/**
 * Chances to win a knock-out of the players who still can, likeliest first: `title`, in whole percent (nearest) from 1
 * to 99; other goals are 0. Null if fewer than two can, nobody has an Elo, the rules lack `gamesToWin`, or the sheet
 * does not tell (`titleChances`). `unrated` has the nicks without an Elo, who count with the mean of the others.
 */
export function cupChances(
  { stage, columns }: NonNullable<CompetitionSeason['bracket']>,
  eloOf: EloOf,
): Chances | null {
  const rules = duelRules(stage.rules);
  // Players without an Elo have the mean of those who can still win, so these come first, whatever their chances are.
  const contenders = titleChances(columns, () => 0);
  if (!rules || !contenders || contenders.length < 2) return null;
  const rated = ratePlayers(contenders, eloOf);
  if (!rated) return null;
  const { ratingOf, unrated } = rated;
  const winners = titleChances(
    columns,
    (player, rival) => duelChances(ratingOf(player), ratingOf(rival), rules).home,
  );
  if (!winners) return null;
  const likeliestFirst = winners.toSorted((a, b) => b.chance - a.chance);
  const lines = likeliestFirst.map(({ player, chance }) => {
    const title = openPercent(chance);
    return { player, percents: { ...byGoal(() => 0), title } };
  });
  return { lines, unrated };
}

/** What can still happen in a group or a knock-out. */
export interface Forecast<StageChances = Chances> {
  /** What each player of a group can still reach, in the table's order. Null if it cannot be foreseen. */
  outlook: PlayerOutlook[] | null;
  /** Null without an outlook, and if `groupChances` or `cupChances` give none. */
  chances: StageChances | null;
}

/** The forecast of a stage, with the zones of its table. A knock-out has none. */
interface StageForecast extends Forecast {
  stage: Stage;
  zones: Zones;
}

/**
 * Forecasts each group of a season, division by division, then each competition's bracket; playoffs of divisions are
 * left out. `outlook` is what players can still reach, null for a bracket and if it cannot be foreseen. `chances` are
 * in percent; null for a group without an outlook, and as for `groupChances` and `cupChances`.
 */
export function forecastSeason({ stages, competitions }: Season, eloOf: EloOf): StageForecast[] {
  const forecasts: StageForecast[] = [];
  for (const stage of stages) {
    const group = playedGroup(stage);
    if (!group) continue;
    const outlook = groupOutlook(group);
    const chances = outlook && groupChances(group, outlook, eloOf);
    forecasts.push({ stage, zones: group.rules.zones, outlook, chances });
  }
  for (const { bracket } of competitions) {
    if (!bracket) continue;
    const chances = cupChances(bracket, eloOf);
    forecasts.push({ stage: bracket.stage, zones: noZones, outlook: null, chances });
  }
  return forecasts;
}

/** The figures of a player that a history keeps day by day, in whole percent. Null without such a zone. */
export interface MainPercents {
  /** Finishing first, or winning the knock-out. */
  title: number;
  /** Being promoted, or playing for it. */
  promotion: number | null;
  /** Staying in the division without playing for it. */
  permanence: number | null;
}

/**
 * Picks `title`, `promotion` (the chance of the play-off zone or beyond it, without one of the direct zone) and
 * `permanence`, 100 less the same of relegation. These two are null without such a zone.
 */
export function mainPercents(percents: ZonePercents, zones: Zones): MainPercents {
  const { upper, lower } = widestZones(zones);
  return {
    title: percents.title,
    promotion: upper ? percents[upper] : null,
    permanence: lower ? 100 - percents[lower] : null,
  };
}

/** The goal whose chance pages show first, of those with a zone: `promotion`, else `directPromotion`, else `title`. */
export const mainGoal = (zones: Zones): Goal => widestZones(zones).upper ?? 'title';

/** Smallest change that is shown, in percentage points. A smaller one may be rounding, or the error of sampling. */
const leastChange = 2;

/** Change of a figure in percentage points, negative if it fell. 0 for a change below `leastChange`. */
function changeOf(before: number, percent: number): number {
  const change = percent - before;
  return Math.abs(change) < leastChange ? 0 : change;
}

/**
 * Changes of chances since an earlier day, in percentage points, by goal: of `title`, and of the widest zone at each
 * end (play-off, else direct). A rise is positive, of relegation too; less than 2 either way is 0. A zone that either
 * day lacks is missing.
 */
export function changesSince(
  before: MainPercents,
  percents: ZonePercents,
  zones: Zones,
): Partial<ZonePercents> {
  const { upper, lower } = widestZones(zones);
  const { title, promotion, permanence } = before;
  const changes: Partial<ZonePercents> = { title: changeOf(title, percents.title) };
  if (upper && promotion !== null) changes[upper] = changeOf(promotion, percents[upper]);
  if (lower && permanence !== null) changes[lower] = changeOf(100 - permanence, percents[lower]);
  return changes;
}
