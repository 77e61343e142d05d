/** Chances in the competitions in play, with their history (docs/product.md, «Chances»). */
import { addDays, daysBetween, type CalendarDate } from '../lib/time.ts';
import {
  changesSince,
  forecastSeason,
  mainGoal,
  type Chances,
  type Forecast,
  type ZonePercents,
} from '../season/chances.ts';
import type { Stage } from '../season/model.ts';
import type { Zones } from '../season/zones.ts';
import { chancesByPlayer, type DailyChance } from '../snapshot/chances.ts';
import { snapshot, once, today } from './this-build.ts';
import { currentElo } from './players.ts';
import { season } from './season.ts';

/** Number of points of a chart. */
const trendPoints = 6;
/** Box in which a chart is drawn, in SVG units. The styles of `.trend` have the same size in pixels. */
export const trendBox = { width: 50, height: 24 };

/**
 * SVG path of the area below a figure from its first day to today, in `trendBox`, with points equally far apart in
 * time. Empty without earlier days.
 * @param rows Earlier days, oldest first.
 * @param percentToday Today's figure, in whole percent.
 */
function trendPath(
  rows: readonly DailyChance[],
  figure: 'title' | 'promotion',
  percentToday: number,
): string {
  const known: { day: CalendarDate; percent: number }[] = [];
  for (const { day, [figure]: percent } of rows) {
    if (percent !== null) known.push({ day, percent });
  }
  const [first] = known;
  if (!first) return '';
  known.push({ day: today, percent: percentToday });
  const days = daysBetween(first.day, today);
  const step = trendBox.width / (trendPoints - 1);
  let path = '';
  let heightBefore = 0;
  for (let point = 0; point < trendPoints; point += 1) {
    const moment = addDays(first.day, Math.round((days * point) / (trendPoints - 1)));
    const { percent } = known.findLast(({ day }) => day <= moment) ?? first;
    const height = Math.round(trendBox.height - (trendBox.height * percent) / 100);
    // Lines relative to the point before them are similar to each other, which gzip compresses well.
    path += point === 0 ? `M0 ${trendBox.height}V${height}` : `l${step} ${height - heightBefore}`;
    heightBefore = height;
  }
  return `${path}V${trendBox.height}`;
}

/** Chances of the players who can be forecast, each with its history. */
export interface TrackedChances extends Chances {
  lines: (Chances['lines'][number] & {
    /** Differences from yesterday in percentage points, as far as they are known (`changesSince`). */
    changes: Partial<ZonePercents>;
    /** SVG path of the main figure (`mainGoal`) over the season. Empty for a single day. */
    trend: string;
  })[];
}

/** Adds changes and charts. @param rowsOf Finds a player's rows of the history, oldest first. */
function track(
  { lines, unrated }: Chances,
  zones: Zones,
  rowsOf: (player: string) => DailyChance[],
): TrackedChances {
  const goal = mainGoal(zones);
  const tracked = lines.map(({ player, percents }) => {
    const rows = rowsOf(player).filter(({ day }) => day < today);
    const before = rows.at(-1);
    const changes = before ? changesSince(before, percents, zones) : {};
    const trend = trendPath(rows, goal === 'title' ? 'title' : 'promotion', percents[goal]);
    return { player, percents, changes, trend };
  });
  return { lines: tracked, unrated };
}

/** Forecasts of all groups and knock-outs of the running season, by stage. */
const forecasts = once(async () => {
  const rowsOf = chancesByPlayer((await snapshot()).chances);
  const byStage = new Map<Stage, Forecast<TrackedChances>>();
  const forecasted = forecastSeason(await season(), await currentElo());
  for (const { stage, zones, outlook, chances } of forecasted) {
    const tracked = chances && track(chances, zones, (player) => rowsOf(stage, player));
    byStage.set(stage, { outlook, chances: tracked });
  }
  return byStage;
});

/**
 * Returns `outlook`, the places and goals that each player of a group can still reach, in the table's order (null for a
 * bracket), and `chances` in percent, with changes since yesterday. Each is null if it cannot be foreseen.
 * @param stage The very object that `season()` returns: for a copy, both are null.
 */
export const forecastOf = async (stage: Stage): Promise<Forecast<TrackedChances>> =>
  (await forecasts()).get(stage) ?? { outlook: null, chances: null };

/** Id of the section with the chances on the page of a knock-out. */
export const cupChancesId = 'puede-ganar';
