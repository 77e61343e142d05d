/**
 * `history/corrections.csv`: results, players and days that were published of a played duel, and are others now
 * (docs/product.md, «Corrections»).
 */
import { oneLine } from '../lib/clean.ts';
import { calendarDate, isCalendarDate } from '../lib/time.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import { readSide, sides, type Side } from '../sources/sheets/side.ts';
import {
  correctionHeadings,
  correctionKinds,
  noDuel,
  noResult,
  type Correction,
} from '../season/corrections.ts';
import {
  diffDuels,
  sameByPlayers,
  withoutCopies,
  type DuelFacts,
  type Renaming,
} from '../season/diff.ts';
import {
  isBetweenPlayers,
  isDecided,
  isResult,
  matchesOf,
  alignSides,
  type Match,
  type Season,
  type Stage,
} from '../season/model.ts';
import { turnedResult } from '../words/correction.ts';
import { formatResult, sideName, stageRound } from '../words/duel.ts';
import {
  dateOfResult,
  datedUntil,
  isOfStage,
  keyOf,
  namesOf,
  resultKey,
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
  keyOf: ({ day, season, id, home, away, change, before, after }) => {
    // A side has lines of its own: two players of one duel may be replaced on one day.
    const names = change === 'jugador' ? [before, after].toSorted().join(' / ') : '';
    return [day, season, id, pairKey(home, away), change, names].join('\n');
  },
  merge: (first, second) => {
    if (first.before === second.before && first.after === second.after) return first;
    return first.before === second.after ? null : { ...second, before: first.before };
  },
};

/** Names of the sides of a duel. */
type Names = Pick<Correction, 'home' | 'away'>;

/** True if a duel with these players has them on the other sides now. */
function isTurned({ home, away }: Names, now: Names): boolean {
  const [first, second] = [playerKey(home), playerKey(away)];
  const [firstNow, secondNow] = [playerKey(now.home), playerKey(now.away)];
  const isStraight = first === firstNow || second === secondNow;
  return !isStraight && (first === secondNow || second === firstNow);
}

const namesIn = ({ home, away }: Pick<DuelFacts, 'home' | 'away'>): Names => ({
  home: oneLine(sideName(home)),
  away: oneLine(sideName(away)),
});

/** The result of a duel as the files write it. */
const resultText = (match: Match): string =>
  isDecided(match) ? oneLine(formatResult(match)) : noResult;

/** A duel as it was last published. */
interface OnlineDuel extends DuelFacts {
  /** Its row in `history/results.csv`; null if it has none. */
  known: FirstResult | null;
  /** Its row in the last good data; null if that has none, as after going back to an earlier snapshot. */
  match: Match | null;
}

/** The result that was published, with the sides as they were. Null if there never was one. */
function publishedResult({ known, match }: OnlineDuel): (Names & { result: string }) | null {
  if (known && known.result !== '') return known;
  return match && isResult(match) ? { ...namesIn(match), result: resultText(match) } : null;
}

/** A difference, with the values before and after. */
type Difference = Pick<Correction, 'change' | 'before' | 'after'>;

const resultDifference = (before: string, after: string): Difference => ({
  change: before === noDuel || after === noDuel ? 'duelo' : 'resultado',
  before,
  after,
});

/** Lists what is different in a duel whose result was published. */
function differencesOf(was: OnlineDuel, now: Match, renamings: readonly Renaming[]): Difference[] {
  const published = publishedResult(was);
  if (!published || !isBetweenPlayers(was)) return [];
  const differences: Difference[] = [];
  const aligned = alignSides(was, now);
  const isRenamed = (old: Side, current: Side): boolean =>
    renamings.some((one) => one.was.key === old.key && one.now.key === current.key);
  for (const side of sides) {
    const [old, current] = [aligned[side], now[side]];
    if (old.key === current.key || isRenamed(old, current)) continue;
    const [before, after] = [oneLine(sideName(old)), oneLine(sideName(current))];
    differences.push({ change: 'jugador', before, after });
  }
  const isOtherSide = isTurned(published, namesIn(now));
  const before = isOtherSide ? turnedResult(published.result) : published.result;
  const after = resultText(now);
  if (before !== after) differences.push(resultDifference(before, after));
  const day = dayDifference(was, now);
  if (day) differences.push(day);
  return differences;
}

/** The days before and after, if they differ. */
function dayDifference({ match }: OnlineDuel, now: Match): Difference | null {
  // Rows of the daily sheet disappear as their days pass. So days count as changed only if the same sheet says both.
  if (!match || (match.daily === null) !== (now.daily === null)) return null;
  const [before, after] = [match.when?.date, now.when?.date];
  if (!before || !after || before === after) return null;
  return { change: 'día', before, after };
}

/** The lines of the corrections, and the moment of the run. */
interface Ledger {
  lines: Correction[];
  now: Date;
}

const dayMs = 86_400_000;

/** True if two kinds of lines continue each other: a duel that is gone has no result either. */
const isSameChain = (a: string, b: string): boolean =>
  a === b || [a, b].every((change) => ['resultado', 'duelo'].includes(change));

/**
 * Writes a difference into the ledger, if what was published before stood for at least a day. If it did not, the line
 * about it is mended, or goes if the duel is again as it was before that.
 * @param own Lines of the duel.
 * @param since Since when the duel was published as it was.
 * @returns True if a line went.
 */
function writeDifference(
  ledger: Ledger,
  place: Omit<Correction, keyof Difference | 'day'>,
  own: readonly Correction[],
  difference: Difference,
  since: Date,
): boolean {
  const { change, before, after } = difference;
  const day = calendarDate(ledger.now);
  const last = own.findLast((line) => isSameChain(line.change, change) && line.after === before);
  if (ledger.now.getTime() - since.getTime() < dayMs) {
    const sinceDay = calendarDate(since);
    if (last && last.day >= sinceDay) {
      ledger.lines.splice(ledger.lines.indexOf(last), 1);
      if (last.before === after) return true;
      const mended = isSameChain(change, 'duelo')
        ? resultDifference(last.before, after)
        : { change, before: last.before, after };
      ledger.lines.push({ ...place, ...mended, day });
      return false;
    }
    if (!own.some((line) => line.day >= sinceDay)) return false;
  }
  // A duel without a result is no published fact; but the line that says so is continued.
  const isFact = before !== noResult && before !== noDuel;
  if (isFact || last) ledger.lines.push({ ...place, ...difference, day });
  return false;
}

/** The lines of a duel as it was last published. */
function linesOf({ lines }: Ledger, season: string, id: string, names: Names): Correction[] {
  const pair = pairKey(names.home, names.away);
  return lines.filter(
    (line) => line.season === season && line.id === id && pairKey(line.home, line.away) === pair,
  );
}

/** Gives the lines of a duel the id, place and sides that it has now. */
function renameLines(
  own: readonly Correction[],
  place: Omit<Correction, keyof Difference | 'day'>,
): void {
  for (const line of own) {
    const isResultLine = isSameChain(line.change, 'resultado');
    if (isResultLine && isTurned(line, place)) {
      line.before = turnedResult(line.before);
      line.after = turnedResult(line.after);
    }
    Object.assign(line, place);
  }
}

const placeOf = (match: Match): Omit<Correction, keyof Difference | 'day'> => ({
  season: oneLine(match.stage.competition.edition),
  id: match.id,
  place: oneLine(stageRound(match)),
  ...namesIn(match),
});

/** Writes what is different in a duel, and returns its row of `history/results.csv`. Null if it never had a result. */
function followDuel(
  ledger: Ledger,
  was: OnlineDuel | null,
  now: Match,
  renamings: readonly Renaming[],
): FirstResult | null {
  const known = was?.known ?? null;
  const published = was && publishedResult(was);
  if (!published && !isResult(now)) return known;
  let since = ledger.now;
  if (was && published) {
    const place = placeOf(now);
    const publishedSince = known?.since ?? new Date(0);
    const own = linesOf(ledger, place.season, was.id, published);
    renameLines(own, place);
    const differences = differencesOf(was, now, renamings);
    if (differences.length === 0) since = publishedSince;
    for (const difference of differences) {
      const isClosed = writeDifference(ledger, place, own, difference, publishedSince);
      // What a line said before it went had been published for longer than a day.
      if (isClosed && known) since = known.seenAt;
    }
  }
  return {
    ...namesOf(now),
    seenAt: known?.seenAt ?? ledger.now,
    date: known && known.date < ledger.now ? known.date : dateOfResult(now, undefined, ledger.now),
    id: now.id,
    result: resultText(now),
    since,
  };
}

/** Writes that a duel is gone, and returns its row of `history/results.csv`. Null if it never had a result. */
function followGone(ledger: Ledger, was: OnlineDuel, stage: Stage): FirstResult | null {
  const { known, match } = was;
  const published = publishedResult(was);
  if (!published || !isBetweenPlayers(was)) return known;
  const season = oneLine(stage.competition.edition);
  const place = oneLine(stageRound({ stage, round: was.round }));
  const names = { home: published.home, away: published.away };
  const own = linesOf(ledger, season, was.id, names);
  const difference = resultDifference(published.result, noDuel);
  const since = known?.since ?? new Date(0);
  writeDifference(ledger, { season, id: was.id, place, ...names }, own, difference, since);
  if (known) return { ...known, id: was.id, result: noDuel, since: ledger.now };
  if (!match) return null;
  const date = dateOfResult(match, undefined, ledger.now);
  return { ...namesOf(match), seenAt: since, date, id: was.id, result: noDuel, since: ledger.now };
}

/**
 * The duels of a stage as they were last published: those that the last good data has, those that it has not, and those
 * that were gone. Rows of earlier versions, which do not say the result, are `unknown`.
 */
function onlineDuels(before: Stage | undefined, rows: readonly FirstResult[]) {
  const byKey = Map.groupBy(rows, keyOf);
  const taken = new Set<FirstResult>();
  const isFollowed = rows.some(({ result }) => result !== '');
  const present: OnlineDuel[] = [];
  const absent: OnlineDuel[] = [];
  const gone: OnlineDuel[] = [];
  for (const match of before ? withoutCopies(matchesOf(before)) : []) {
    if (match.movedTo) continue;
    const candidates = (byKey.get(resultKey(match)) ?? []).filter((row) => !taken.has(row));
    const known = candidates.find(({ id }) => id === match.id) ?? candidates[0] ?? null;
    if (known) taken.add(known);
    // After going back to an earlier snapshot, its results are older than the rows.
    else if (isFollowed && isResult(match)) continue;
    const list = known?.result === noDuel ? gone : present;
    list.push({ ...match, id: known?.id || match.id, known, match });
  }
  for (const known of rows) {
    if (taken.has(known) || known.result === '') continue;
    const { id, round, home, away } = known;
    const list = known.result === noDuel ? gone : absent;
    const rest = { code: '', score: null, when: null, isPostponed: false, match: null };
    const names = { home: readSide(home), away: readSide(away) };
    list.push({ id, round: { name: round }, ...names, ...rest, known });
  }
  return {
    present,
    absent,
    gone,
    unknown: rows.filter((row) => row.result === '' && !taken.has(row)),
  };
}

/** Follows the duels of a stage. Returns its rows of `history/results.csv`. */
function followStage(
  ledger: Ledger,
  before: Stage | undefined,
  now: Stage,
  rows: readonly FirstResult[],
): FirstResult[] {
  const rowsNow = withoutCopies(matchesOf(now));
  // A sheet that was emptied, or is no longer published, corrects nothing.
  if (rowsNow.length === 0) return [...rows];
  const { present, absent, gone, unknown } = onlineDuels(before, rows);
  const next: (FirstResult | null)[] = [...unknown];
  // The last good data has no rows around these, so that only their players say which duel of now they are.
  const found = sameByPlayers(absent, rowsNow);
  const taken = new Set(found.values());
  for (const was of absent) {
    const is = found.get(was);
    next.push(is ? followDuel(ledger, was, is, []) : followGone(ledger, was, now));
  }
  const others = rowsNow.filter((row) => !taken.has(row));
  const { same, duels, renamings } = diffDuels(present, others);
  for (const [was, is] of same) next.push(followDuel(ledger, was, is, renamings));
  const added: Match[] = [];
  for (const { kind, was, now: is } of duels) {
    if (kind === 'gone') next.push(followGone(ledger, was, now));
    if (kind === 'added') added.push(is);
  }
  const returned = sameByPlayers(gone, added);
  for (const [was, is] of returned) next.push(followDuel(ledger, was, is, renamings));
  const known = new Set(returned.values());
  for (const is of added) if (!known.has(is)) next.push(followDuel(ledger, null, is, renamings));
  for (const was of gone) if (!returned.has(was)) next.push(was.known);
  return next.filter((row) => row !== null);
}

/**
 * Follows each result from its first publication on: finds what was published and is different now, and remembers how
 * each result is published from now on.
 * @param texts Texts of the two files; null if there are none yet.
 * @param before The season of the last good data.
 * @param moment Moment of the run. Later ones in the files are from a clock that was once ahead, and become this one.
 */
export function followResults(
  texts: { corrections: string | null; results: string | null },
  before: Season,
  now: Season,
  moment: Date,
): { corrections: string | null; results: string | null } {
  const results = readHistory(resultsFile, texts.results);
  const corrections = readHistory(correctionsFile, texts.corrections);
  const today = calendarDate(moment);
  const lines = corrections.rows.map((line) => ({
    ...line,
    day: line.day < today ? line.day : today,
  }));
  const ledger: Ledger = { lines, now: moment };
  const known = results.rows.map((row) => datedUntil(row, moment));
  const rest = new Set(known);
  const next: FirstResult[] = [];
  for (const stage of now.stages) {
    const rows = known.filter((row) => isOfStage(row, stage));
    for (const row of rows) rest.delete(row);
    const was = before.stages.find(
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
  };
}

/**
 * Lists the corrections of a finished season. A stage that is archived for the first time is compared with its last
 * publication while it was running.
 * @param before The season as published. Null if it was not archived yet.
 * @param results Text of `history/results.csv`.
 */
export function seasonCorrections(
  before: Season | null,
  now: Season,
  results: string | null,
  moment: Date,
): Correction[] {
  const published = readHistory(resultsFile, results).rows.filter(({ result }) => result !== '');
  const ledger: Ledger = { lines: [], now: moment };
  for (const stage of now.stages) {
    const was = before?.stages.find(({ fixture }) => fixture === stage.fixture);
    const rows = was ? [] : published.filter((row) => isOfStage(row, stage));
    if (was || rows.length > 0) followStage(ledger, was, stage, rows);
  }
  return ledger.lines;
}

/** Adds lines to the file's text, except those that it already has. Returns the text unchanged if none is new. */
export function addCorrections(text: string | null, lines: readonly Correction[]): string | null {
  if (lines.length === 0) return text;
  const { rows, damaged } = readHistory(correctionsFile, text);
  return formatHistory(correctionsFile, { rows: [...rows, ...lines], damaged });
}
