/** `history/corrections.csv`: changes of duels that were published as played (docs/product.md, «Corrections»). */
import { correctionHeadings, parseCorrections, type Correction } from '../season/corrections.ts';
import { counterparts } from '../lib/counterparts.ts';
import { oneLine } from '../lib/clean.ts';
import type { CalendarDate } from '../lib/time.ts';
import {
  isBetweenPlayers,
  isDecided,
  isResult,
  matchesOf,
  pairOf,
  alignSides,
  type Match,
  type Season,
} from '../season/model.ts';
import { formatResult, sideName, stageRound } from '../words/duel.ts';
import { appendRows } from './history.ts';
import { sides } from '../sources/sheets/side.ts';

export const correctionsFile = 'history/corrections.csv';

/** All corrections up to now. `history/corrections.csv` has only those of the earlier snapshot while that is held. */
export const laterCorrectionsFile = 'history/corrections-later.csv';

/**
 * Keys that identify a duel in two versions of its stage, most reliable first: codes are renumbered, nicks corrected.
 */
const sameDuel: readonly ((match: Match) => string[])[] = [
  (match) => [`${match.id} ${pairOf(match)}`],
  (match) => [pairOf(match)],
  ({ id }) => [id],
];

/** Lists what changed in a played duel, as the last three cells of correction rows: what, before, after. */
function* changesOf(match: Match, now: Match): Generator<string[]> {
  const before = alignSides(match, now);
  for (const side of sides.filter((side) => before[side].key !== now[side].key)) {
    yield ['jugador', sideName(before[side]), sideName(now[side])];
  }
  const was = formatResult(before);
  const is = isDecided(now) ? formatResult(now) : 'sin resultado';
  if (was !== is) yield ['resultado', was, is];
  // Rows of the daily sheet disappear as their days pass. So days count as changed only if the same sheet says both.
  const isSameSheet = (match.daily === null) === (now.daily === null);
  const [from, to] = [match.when?.date, now.when?.date];
  if (isSameSheet && from && to && from !== to) yield ['día', from, to];
}

/** True if another row of the fixture still has the same code and players: one of two equal rows was removed. */
const isRepeated = (match: Match, now: readonly Match[]): boolean =>
  now.some((other) => other.code === match.code && pairOf(other) === pairOf(match));

/**
 * True if the newest row that mentions one of these values says the same: it was published before an earlier snapshot
 * was held.
 */
function isKnownCorrection(
  [, season, id, , , , change, before, after]: string[],
  known: readonly Correction[],
) {
  const values = [before, after];
  const newest = known.findLast(
    (other) =>
      [other.season === season, other.id === id, other.change === change].every(Boolean) &&
      (values.includes(other.before) || values.includes(other.after)),
  );
  return newest?.before === before && newest?.after === after;
}

/**
 * Lists the corrections of duels that were played before, one row of cells for each change.
 * @param day Day of publication.
 */
export function correctionRows(before: Season, now: Season, day: CalendarDate): string[][] {
  return before.stages.flatMap((stage) => {
    const matches = now.stages
      .filter(({ fixture }) => fixture === stage.fixture)
      .flatMap(matchesOf);
    // A sheet that was emptied, or is no longer published, corrects nothing.
    if (matches.length === 0) return [];
    const same = counterparts(matchesOf(stage), matches, sameDuel);
    const played = matchesOf(stage).filter((match) => isResult(match) && isBetweenPlayers(match));
    return played.flatMap((match) => {
      const other = same.get(match);
      if (!other && isRepeated(match, matches)) return [];
      const shown = other ?? match;
      const gone = ['duelo', formatResult(match), 'ya no figura'];
      const changes = other ? [...changesOf(match, other)] : [gone];
      const players = sides.map((side) => sideName(shown[side]));
      const cells = [day, stage.competition.edition, shown.id, stageRound(shown), ...players];
      // The file is read line by line, so a cell must not contain a line break.
      return changes.map((change) => [...cells, ...change].map(oneLine));
    });
  });
}

/**
 * Adds a row for each correction to the file's text. Returns the text unchanged if there is none.
 * @param text The file's text; null if there is no file yet.
 * @param day Day of publication.
 */
export const addCorrections = (
  text: string | null,
  before: Season,
  now: Season,
  day: CalendarDate,
): string | null => withCorrections(text, correctionRows(before, now, day));

/** Adds rows to the file's text, except those that it already has. Returns the text unchanged if none is new. */
export function withCorrections(text: string | null, changed: readonly string[][]): string | null {
  const known = parseCorrections(correctionsFile, text ?? '').value;
  const rows = changed.filter((row) => !isKnownCorrection(row, known));
  return rows.length === 0 ? text : appendRows(text, correctionHeadings, rows);
}
