/**
 * `history/corrections.csv`: results that were online for a day and are others now (docs/product.md, «Corrections»).
 * `history/results.csv` has what is online.
 */
import { oneLine } from '../lib/clean.ts';
import { calendarDate, isCalendarDate } from '../lib/time.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import { readSide } from '../sources/sheets/side.ts';
import {
  correctionHeadings,
  correctionKinds,
  noDuel,
  noResult,
  type Correction,
} from '../season/corrections.ts';
import { duelsIn, findRenamings, sameByPlayers, type Renaming } from '../season/diff.ts';
import {
  alignSides,
  isBetweenPlayers,
  isDecided,
  isResult,
  matchesOf,
  type Match,
  type Stage,
} from '../season/model.ts';
import { formatResult, sideName, stageRound } from '../words/duel.ts';
import {
  dateOfResult,
  datedUntil,
  isOfStage,
  namesOf,
  resultsFile,
  type FirstResult,
} from './first-results.ts';
import { formatHistory, readHistory, type HistoryFile } from './history.ts';

export const correctionsFile: HistoryFile<Correction> = {
  path: 'history/corrections.csv',
  headings: correctionHeadings,
  unread: {
    reason: 'el renglón no se entiende; esa corrección no se muestra',
    advice: `escribilo como los demás, con comas y el día así: 2026-11-24 (${correctionHeadings.join(', ')}), o borralo`,
    isLoss: true,
  },
  parse: (cells) => {
    const [day = '', season = '', id = '', place = '', home = '', away = '', ...rest] = cells;
    const [change = '', before = '', after = '', ...more] = rest;
    const isWhole = isCalendarDate(day) && correctionKinds.includes(change) && more.length === 0;
    if (!isWhole || !id || !before || !after) return null;
    return { day, season, id, place, home, away, change, before, after };
  },
  cellsOf: ({ day, season, id, place, home, away, change, before, after }) => [
    ...[day, season, id, place, home, away],
    ...[change, before, after],
  ],
  dayOf: ({ day }) => day,
  keyOf: ({ day, season, id, home, away, change, before, after }) =>
    [day, season, id, pairKey(home, away), change, before, after].join('\n'),
};

/** The lines of the corrections, and the moment of the run. */
interface Ledger {
  lines: Correction[];
  now: Date;
}

const dayMs = 86_400_000;

const duelsOf = (stage: Stage): Match[] => duelsIn(matchesOf(stage));

/** Makes the row of a result that is online since `since`. */
const rowOf = (match: Match, since: Date): FirstResult => ({
  ...namesOf(match),
  seenAt: since,
  date: dateOfResult(match, undefined, since),
  id: match.id,
  result: oneLine(formatResult(match)),
  since,
});

/** Results of a stage between players. */
const resultsIn = (stage: Stage): Match[] =>
  duelsOf(stage).filter((match) => isResult(match) && isBetweenPlayers(match));

/** A row as a duel, to be found in a season by its players. */
const duelIn = (row: FirstResult) => ({
  id: row.id,
  round: { name: row.round },
  home: readSide(row.home),
  away: readSide(row.away),
  row,
});

/** Gives players who were renamed their new nicks. */
function renamePlayers(
  duels: readonly Pick<Correction, 'home' | 'away'>[],
  renamings: readonly Renaming[],
): void {
  const nicks = new Map(renamings.map(({ was, now }) => [was.key, oneLine(now.nick)]));
  for (const duel of duels) {
    duel.home = nicks.get(playerKey(duel.home)) ?? duel.home;
    duel.away = nicks.get(playerKey(duel.away)) ?? duel.away;
  }
}

/**
 * Writes that a duel has another result now. What stood for a day gets a line; what did not stays unsaid, and the line
 * about it goes on from what stood before.
 * @param own Lines of the duel, oldest first.
 * @returns Since when the result is online: since it was first seen, if it stood for a day before the line that goes.
 */
function writeChange(
  ledger: Ledger,
  { season, id, home, away, result: before, seenAt, since }: FirstResult,
  place: string,
  own: readonly Correction[],
  after: string,
): Date {
  const last = own.findLast((line) => line.after === before);
  const isSettled = ledger.now.getTime() - since.getTime() >= dayMs;
  const mended = isSettled ? undefined : last;
  if (mended) ledger.lines.splice(ledger.lines.indexOf(mended), 1);
  const stood = mended?.before ?? before;
  if (stood === after) return seenAt;
  const isFact = before !== noResult && before !== noDuel;
  if (mended || (isSettled && (isFact || last))) {
    const change = [stood, after].includes(noDuel) ? 'duelo' : 'resultado';
    const day = calendarDate(ledger.now);
    ledger.lines.push({ day, season, id, place, home, away, change, before: stood, after });
  }
  return ledger.now;
}

/** Follows a duel whose result was published, and returns its row. @param match The duel of now; null if it is gone. */
function followDuel(
  ledger: Ledger,
  row: FirstResult,
  match: Match | null,
  stage: Stage,
): FirstResult {
  const own = ledger.lines.filter(
    ({ season, id, home, away, change }) =>
      season === row.season &&
      id === row.id &&
      pairKey(home, away) === pairKey(row.home, row.away) &&
      ['resultado', 'duelo'].includes(change),
  );
  if (!match) {
    // Earlier versions had rows of players who were not known yet.
    const isFollowed = row.result !== '' && isBetweenPlayers(duelIn(row));
    if (row.result === noDuel || !isFollowed) return row;
    const place = oneLine(stageRound({ stage, round: { name: row.round } }));
    return { ...row, result: noDuel, since: writeChange(ledger, row, place, own, noDuel) };
  }
  const { id } = match;
  const place = oneLine(stageRound(match));
  for (const line of own) Object.assign(line, { id, place });
  // The row keeps its sides, so that its results can be compared.
  const seen = alignSides(match, duelIn(row));
  const names = { home: oneLine(sideName(seen.home)), away: oneLine(sideName(seen.away)) };
  const result = isDecided(seen) ? oneLine(formatResult(seen)) : noResult;
  const next = { ...row, ...names, id, round: oneLine(match.round.name), result };
  // Rows of earlier versions do not say what was online.
  if (row.result === '' || row.result === result) return next;
  return { ...next, since: writeChange(ledger, { ...row, id }, place, own, result) };
}

/** Follows the duels of a stage. Returns its rows of `history/results.csv`. */
function followStage(
  ledger: Ledger,
  before: Stage | undefined,
  now: Stage,
  rows: readonly FirstResult[],
): FirstResult[] {
  const duels = duelsOf(now);
  // A sheet that was emptied, or is no longer published, corrects nothing.
  if (duels.length === 0) return [...rows];
  const duelsBefore = before ? duelsOf(before) : [];
  // Open duels that stood beside the results: they show who was renamed, and two players may meet twice.
  const inRows = new Set(sameByPlayers(rows.map(duelIn), duelsBefore).values());
  const open = duelsBefore.filter((duel) => !inRows.has(duel));
  const isPlayed = (duel: object): boolean => 'row' in duel;
  const renamings = findRenamings([...rows.map(duelIn), ...open], duels, isPlayed);
  renamePlayers(rows, renamings);
  const season = oneLine(now.competition.edition);
  renamePlayers(
    ledger.lines.filter((line) => line.season === season),
    renamings,
  );
  const online = rows.map(duelIn);
  const same = sameByPlayers([...online, ...open], duels);
  const next: FirstResult[] = [];
  const followed = new Set<Match>();
  for (const was of online) {
    const match = same.get(was) ?? null;
    if (match) followed.add(match);
    next.push(followDuel(ledger, was.row, match, now));
  }
  for (const match of resultsIn(now)) {
    if (!followed.has(match)) next.push(rowOf(match, ledger.now));
  }
  return next;
}

/** Texts of the two files. Null if there are none yet. */
export interface FollowedTexts {
  corrections: string | null;
  results: string | null;
}

/**
 * Follows each result from its first publication on: finds what was published and is different now, and remembers how
 * each result is published from now on.
 * @param before Stages of the last good data. A finished season has none: it has no open duels.
 * @param now Stages as they are published from now on. What is known of others stays.
 * @param moment Moment of the run. Later ones in the files are from a clock that was once ahead, and become this one.
 * @returns The new texts, and the lines that are new in the corrections.
 */
export function followResults(
  texts: FollowedTexts,
  before: readonly Stage[],
  now: readonly Stage[],
  moment: Date,
): FollowedTexts & { added: Correction[] } {
  const results = readHistory(resultsFile, texts.results);
  const corrections = readHistory(correctionsFile, texts.corrections);
  const today = calendarDate(moment);
  const lines = corrections.rows.map((line) => ({
    ...line,
    day: line.day < today ? line.day : today,
  }));
  const ledger: Ledger = { lines: [...lines], now: moment };
  const known = results.rows.map((row) => datedUntil(row, moment));
  const rest = new Set(known);
  const next: FirstResult[] = [];
  for (const stage of now) {
    const rows = known.filter((row) => isOfStage(row, stage));
    for (const row of rows) rest.delete(row);
    const was = before.find(
      ({ fixture, competition }) =>
        fixture === stage.fixture && competition.id === stage.competition.id,
    );
    next.push(...followStage(ledger, was, stage, rows));
  }
  const isSame = JSON.stringify(ledger.lines) === JSON.stringify(corrections.rows);
  const all = { rows: [...rest, ...next], damaged: results.damaged };
  return {
    corrections: isSame
      ? texts.corrections
      : formatHistory(correctionsFile, { rows: ledger.lines, damaged: corrections.damaged }),
    results: all.rows.length === 0 ? texts.results : formatHistory(resultsFile, all),
    added: ledger.lines.filter((line) => !lines.includes(line)),
  };
}
