/** Words for chances, and for what a duel decides (docs/product.md, «Chances», «What a duel decides»). */
import { listNames } from '../lib/text.ts';
import { formatDayMonth, type CalendarDate } from '../lib/time.ts';
import { openPercent, type Chances } from '../season/chances.ts';
import type { DuelChances } from '../season/elo-chances.ts';
import type { Stake } from '../season/outlook.ts';
import type { Zones } from '../season/zones.ts';
import { impliedBy, zoneOutcomes } from './tables.ts';

/** Formats whole percent (its space does not break): `41 %`, or if `change` is not 0 `41 % (+6)` or `41 % (−6)`. */
export function percentWords(percent: number, change = 0): string {
  const words = `${percent}\u00a0%`;
  if (change === 0) return words;
  return change > 0 ? `${words} (+${change})` : `${words} (−${-change})`;
}

/**
 * Explains below a page's chances where the percentages come from, what changes and charts show, and which players have
 * no Elo. Empty if `chances` is.
 * @param chances One item for each table. `trend` is a line's chart, which is empty before the second day.
 * @param rankingDay Day of the ranking if a newer one could not be fetched. Null for a ranking of today.
 * @param hasCharts True if the page draws the lines' charts, and not only their figures.
 */
export function chanceNote(
  chances: readonly (Pick<Chances, 'unrated'> & { lines: readonly { trend: string }[] })[],
  { rankingDay, hasCharts }: { rankingDay: CalendarDate | null; hasCharts: boolean },
): string {
  if (chances.length === 0) return '';
  const elo = rankingDay === null ? 'de hoy' : `del ${formatDayMonth(rankingDay)}`;
  const sentences = [
    `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`,
  ];
  if (chances.some(({ lines }) => lines.some(({ trend }) => trend !== ''))) {
    const charts = hasCharts ? '; el gráfico muestra la temporada, de 0 a 100 %' : '';
    sentences.push(`Entre paréntesis está lo que cambió desde ayer${charts}.`);
  }
  const unrated = chances.flatMap((table) => table.unrated);
  if (unrated.length > 0) {
    const verb = unrated.length > 1 ? 'tienen' : 'tiene';
    sentences.push(`${listNames(unrated)} no ${verb} Elo: se toma el promedio de los demás.`);
  }
  return sentences.join(' ');
}

/**
 * Rounds an open duel's chances, from 0 to 1, to whole percent that add up to 100. Each side (`home`, `away`) has from
 * 1 to 99, and `level`, a draw with as many games for both, has the rest.
 */
export function percents({ home, level }: DuelChances): DuelChances {
  const homePercent = openPercent(home);
  const undefeated = openPercent(home + level);
  return { home: homePercent, level: undefeated - homePercent, away: 100 - undefeated };
}

/** Ends of sentences about a player who is first for certain, or cannot be first any more. */
const titleOutcomes = { certain: 'termina primero seguro', impossible: 'ya no puede ser primero' };

/** Begins all outcomes that are out of reach, except `queda a salvo` and the like. */
const outOfReach = 'ya no puede ';

/** Joins ends of sentences: `queda a salvo`, `ya no puede ser primero ni ascender`. */
function joinOutcomes(outcomes: readonly string[]): string {
  const isLost = (outcome: string): boolean => outcome.startsWith(outOfReach);
  const lost = outcomes.filter(isLost).map((outcome) => outcome.slice(outOfReach.length));
  const others = outcomes.filter((outcome) => !isLost(outcome));
  return listNames(lost.length > 0 ? [outOfReach + lost.join(' ni '), ...others] : others);
}

/** Stakes without those that another one implies: a promoted player needs no word about the play-off. */
const withoutImplied = (stakes: readonly Stake[]): Stake[] =>
  stakes.filter(
    ({ goal, becomes }) =>
      !stakes.some((other) => other.becomes === becomes && other.goal === impliedBy[becomes][goal]),
  );

/**
 * Says what a duel decides: `Si gana, Ana queda a salvo.` One sentence for each player who has stakes by winning, and
 * by losing, in the order of `stakes`, without goals that another implies; one for both players if they are the same:
 * `El que pierde ya no puede ser primero.` Empty without stakes.
 */
export function stakesSentences(stakes: readonly Stake[], zones: Zones): string[] {
  const outcomes = { title: titleOutcomes, ...zoneOutcomes(zones) };
  const consequences: { player: string; verb: string; what: string }[] = [];
  const stakesByResult = Map.groupBy(stakes, ({ player, by }) => `${by} ${player}`);
  for (const ofResult of stakesByResult.values()) {
    const [first] = ofResult;
    if (first === undefined) continue;
    const verb = first.by === 'winning' ? 'gana' : 'pierde';
    const words = withoutImplied(ofResult).map(({ goal, becomes }) => outcomes[goal][becomes]);
    consequences.push({ player: first.player, verb, what: joinOutcomes(words) });
  }
  const sentences = new Set<string>();
  for (const { player, verb, what } of consequences) {
    const isOfBoth = consequences.some(
      (other) => other.player !== player && other.verb === verb && other.what === what,
    );
    // A set keeps one sentence for both players.
    sentences.add(isOfBoth ? `El que ${verb} ${what}.` : `Si ${verb}, ${player} ${what}.`);
  }
  return [...sentences];
}
