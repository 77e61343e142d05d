/** `history/corrections.csv`: what was published of a played duel and is another now (docs/product.md, «Corrections»). */
import { correctionHeadings, parseCorrections, type Correction } from '../domain/corrections.ts';
import { counterparts } from '../domain/counterparts.ts';
import { oneLine } from '../text/clean.ts';
import type { CalendarDate } from '../domain/time.ts';
import {
  isBetweenPlayers,
  isDecided,
  isResult,
  matchesOf,
  pairOf,
  withSidesOf,
  type Match,
  type Season,
} from '../season/model.ts';
import { formatResult, sideName, stageRound } from '../words/duel.ts';
import { appendRows } from './history.ts';
import { sides } from '../domain/side.ts';

export const correctionsFile = 'history/corrections.csv';

/** All corrections until today, while an earlier snapshot with those of its day is held. */
export const laterCorrectionsFile = 'history/corrections-later.csv';

/** Keys of a duel in two versions of its stage, surest first: codes are renumbered, nicks get corrected. */
const sameDuel: readonly ((match: Match) => string[])[] = [
  (match) => [`${match.id} ${pairOf(match)}`],
  (match) => [pairOf(match)],
  ({ id }) => [id],
];

/** Lists what changed in a played duel, as the last cells of its rows. */
function* changesOf(match: Match, now: Match): Generator<string[]> {
  const before = withSidesOf(match, now);
  for (const side of sides.filter((one) => before[one].key !== now[one].key)) {
    yield ['jugador', sideName(before[side]), sideName(now[side])];
  }
  const was = formatResult(before);
  const is = isDecided(now) ? formatResult(now) : 'sin resultado';
  if (was !== is) yield ['resultado', was, is];
  // Rows of the daily sheet go as their days go by: only what both say in the same place can be another.
  const isSameSheet = (match.daily === null) === (now.daily === null);
  const [from, to] = [match.when?.date, now.when?.date];
  if (isSameSheet && from && to && from !== to) yield ['día', from, to];
}

/** Whether a fixture's row that is gone stood there twice. */
const isRepeated = (match: Match, now: readonly Match[]): boolean =>
  now.some((other) => other.code === match.code && pairOf(other) === pairOf(match));

/** Whether the newest row about these values says the same: it was told before an earlier snapshot was held. */
function isTold(
  [, season, id, , , , change, before, after]: string[],
  known: readonly Correction[],
) {
  const values = [before, after];
  const newest = known.findLast(
    (one) =>
      [one.season === season, one.id === id, one.change === change].every(Boolean) &&
      (values.includes(one.before) || values.includes(one.after)),
  );
  return newest?.before === before && newest?.after === after;
}

/**
 * Lists what is another in the duels that were played before, a row of cells each.
 * @param day On which it is published.
 */
export function correctionRows(before: Season, now: Season, day: CalendarDate): string[][] {
  return before.stages.flatMap((stage) => {
    const matches = now.stages
      .filter(({ fixture }) => fixture === stage.fixture)
      .flatMap(matchesOf);
    // A sheet that was emptied, or is not published any more, corrects nothing.
    if (matches.length === 0) return [];
    const same = counterparts(matchesOf(stage), matches, sameDuel);
    const played = matchesOf(stage).filter((one) => isResult(one) && isBetweenPlayers(one));
    return played.flatMap((match) => {
      const other = same.get(match);
      if (!other && isRepeated(match, matches)) return [];
      const shown = other ?? match;
      const gone = ['duelo', formatResult(match), 'ya no figura'];
      const changes = other ? [...changesOf(match, other)] : [gone];
      const players = sides.map((side) => sideName(shown[side]));
      const cells = [day, stage.competition.edition, shown.id, stageRound(shown), ...players];
      // Each line of the file is read by itself.
      return changes.map((change) => [...cells, ...change].map(oneLine));
    });
  });
}

/**
 * The file with a row for each thing that is another in the duels that were played before; the same text
 * where nothing is.
 * @param text The file's, null when there is none yet.
 * @param day On which it is published.
 */
export const addCorrections = (
  text: string | null,
  before: Season,
  now: Season,
  day: CalendarDate,
): string | null => withCorrections(text, correctionRows(before, now, day));

/** The file with these rows, but for those that it tells already; the same text where none is new. */
export function withCorrections(text: string | null, changed: readonly string[][]): string | null {
  const told = parseCorrections(correctionsFile, text ?? '').value;
  const rows = changed.filter((row) => !isTold(row, told));
  return rows.length === 0 ? text : appendRows(text, correctionHeadings, rows);
}
