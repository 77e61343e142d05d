/** `history/corrections.csv`: results that were online for a day and are others now (docs/product.md, «Corrections»). */
import { parseSeason } from '../archive/read.ts';
import type { SeasonFolder } from '../archive/season-file.ts';
import { listNames } from '../lib/text.ts';
import { calendarDate, dayMs, isCalendarDate } from '../lib/time.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import { type HistoryFile, formatHistory, readHistory } from './history.ts';
import { oneLine } from '../lib/clean.ts';
import { readSide } from '../sources/sheets/side.ts';
import { duelsIn, findRenamings, sameByPlayers, type Renaming } from '../season/diff.ts';
import {
  alignSides,
  isBetweenPlayers,
  isDecided,
  isResult,
  matchesOf,
  type Correction,
  type Match,
  type Stage,
} from '../season/model.ts';
import { formatResult, sideName, stageRound } from '../words/duel.ts';
import { wrongSums } from './rules/results.ts';
import {
  dateOfResult,
  datedUntil,
  isOfStage,
  namesOf,
  resultsFile,
  type FirstResult,
} from './first-results.ts';

const headings = 'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues'.split(',');

export const correctionsFile: HistoryFile<Correction> = {
  path: 'history/corrections.csv',
  headings,
  fields: ['day', 'season', 'id', 'place', 'home', 'away', 'change', 'before', 'after'],
  unread: {
    reason: 'el renglón no se entiende; esa corrección no se muestra',
    advice: `escribilo como los demás, con comas y el día así: 2026-11-24 (${headings.join(', ')}), o borralo`,
  },
  parse: (line) => {
    const { day, id, change, before, after } = line;
    if (!isCalendarDate(day) || !id || !before || !after) return null;
    return change === 'resultado' || change === 'duelo' ? { ...line, change } : null;
  },
  keyOf: ({ day, season, id, home, away, change, before, after }) =>
    [day, season, id, pairKey(home, away), change, before, after].join('\n'),
};

/** Values in place of a result: of a duel that has none any more, and of one that no row has any more. */
const noResult = 'sin resultado';
const noDuel = 'ya no figura';

/** What the two files say, while a run goes from stage to stage. `added` are the corrections that this run wrote. */
interface Ledger {
  results: readonly FirstResult[];
  corrections: readonly Correction[];
  added: readonly Correction[];
}

/** A published duel: its row of the results, and its lines of the corrections, oldest first. */
interface FollowedDuel {
  row: FirstResult;
  lines: readonly Correction[];
  /** The line that this run wrote, if any. */
  added: Correction | null;
}

const duelsOf = (stage: Stage): Match[] => duelsIn(matchesOf(stage));

/** Makes the row of a result that is published for the first time. */
const newRow = (match: Match, now: Date): FirstResult => ({
  ...namesOf(match),
  seenAt: now,
  date: dateOfResult(match, undefined, now),
  id: match.id,
  result: oneLine(formatResult(match)),
  since: now,
});

/** A row of the results in the form in which duels are compared. */
const comparableDuel = (row: FirstResult) => ({
  id: row.id,
  round: { name: row.round },
  home: readSide(row.home),
  away: readSide(row.away),
  row,
});

/** Returns a function that gives renamed players their new nicks in a row or line. */
function renamer(renamings: readonly Renaming[]) {
  const nicks = new Map(renamings.map(({ was, now }) => [was.key, oneLine(now.nick)]));
  return <Duel extends Record<'home' | 'away', string>>(duel: Duel): Duel => ({
    ...duel,
    home: nicks.get(playerKey(duel.home)) ?? duel.home,
    away: nicks.get(playerKey(duel.away)) ?? duel.away,
  });
}

/** True if a line is about the result of a row's duel. */
const isLineOf = (row: FirstResult, { season, id, home, away }: Correction): boolean =>
  season === row.season && id === row.id && pairKey(home, away) === pairKey(row.home, row.away);

/**
 * Records that a duel has another result. A result that was online for a day gets a correction line. A shorter-lived
 * one gets none: its line is removed, and the new line starts from the result before it.
 */
function recordResult(
  { row, lines }: FollowedDuel,
  place: string,
  result: string,
  now: Date,
): FollowedDuel {
  const isSettled = now.getTime() - row.since.getTime() >= dayMs;
  const line = lines.findLast(({ after }) => after === row.result);
  const replaced = isSettled ? undefined : line;
  const before = replaced ? replaced.before : row.result;
  const otherLines = lines.filter((other) => other !== replaced);
  // The duel is again as it was before the line: it stood for a day then.
  if (before === result) {
    return { row: { ...row, result, since: row.seenAt }, lines: otherLines, added: null };
  }
  const next = { ...row, result, since: now };
  const hadResult = row.result !== noResult && row.result !== noDuel;
  const isCorrection = replaced !== undefined || (isSettled && (hadResult || line !== undefined));
  if (!isCorrection) return { row: next, lines: otherLines, added: null };
  const { season, id, home, away } = row;
  const added: Correction = {
    day: calendarDate(now),
    season,
    id,
    place,
    home,
    away,
    change: before === noDuel || result === noDuel ? 'duelo' : 'resultado',
    before,
    after: result,
  };
  return { row: next, lines: [...otherLines, added], added };
}

/** Follows a published duel that no row of its sheet has any more. */
function followGone(followed: FollowedDuel, stage: Stage, now: Date): FollowedDuel {
  const { row } = followed;
  if (row.result === noDuel) return followed;
  const place = oneLine(stageRound({ stage, round: { name: row.round } }));
  return recordResult(followed, place, noDuel, now);
}

/** Follows a published duel that stands somewhere in its sheet. */
function followDuel({ row, lines }: FollowedDuel, match: Match, now: Date): FollowedDuel {
  const { id } = match;
  const place = oneLine(stageRound(match));
  // The row keeps its sides, so that its results can be compared.
  const seen = alignSides(match, comparableDuel(row));
  const names = { home: oneLine(sideName(seen.home)), away: oneLine(sideName(seen.away)) };
  const result = isDecided(seen) ? oneLine(formatResult(seen)) : noResult;
  const followed: FollowedDuel = {
    row: { ...row, ...names, id, round: oneLine(match.round.name) },
    lines: lines.map((line) => ({ ...line, id, place })),
    added: null,
  };
  if (row.result === result) return followed;
  return recordResult(followed, place, result, now);
}

/** Follows the duels of a stage. @param before The stage's duels of the last good data; empty if it had none. */
function followStage(ledger: Ledger, before: readonly Match[], stage: Stage, now: Date): Ledger {
  const duels = duelsOf(stage);
  // A sheet that was emptied, or is no longer published, corrects nothing.
  if (duels.length === 0) return ledger;
  const stageRows = ledger.results.filter((row) => isOfStage(row, stage));
  // Open duels that stood beside the results: they show who was renamed, and two players may meet twice.
  const published = stageRows.map(comparableDuel);
  const inRows = new Set(sameByPlayers(published, before).values());
  const open = before.filter((duel) => !inRows.has(duel));
  const isPublished = (duel: object): boolean => published.some((row) => row === duel);
  const rename = renamer(findRenamings([...published, ...open], duels, isPublished));
  const online = stageRows.map((row) => ({
    ...comparableDuel(rename(row)),
    lines: ledger.corrections.filter((line) => isLineOf(row, line)),
  }));
  const matchByDuel = sameByPlayers([...online, ...open], duels);

  const results: FirstResult[] = ledger.results.filter((row) => !stageRows.includes(row));
  const added: Correction[] = [...ledger.added];
  let { corrections } = ledger;
  for (const duel of online) {
    const { row, lines } = duel;
    const match = matchByDuel.get(duel);
    const renamed: FollowedDuel = { row, lines: lines.map(rename), added: null };
    const followed = match ? followDuel(renamed, match, now) : followGone(renamed, stage, now);
    results.push(followed.row);
    corrections = [...corrections.filter((line) => !lines.includes(line)), ...followed.lines];
    if (followed.added) added.push(followed.added);
  }
  const followedMatches = new Set(online.map((duel) => matchByDuel.get(duel)));
  for (const match of duels) {
    const isPublishable = isResult(match) && isBetweenPlayers(match);
    if (isPublishable && !followedMatches.has(match)) results.push(newRow(match, now));
  }
  return { results, corrections, added };
}

/** Texts of `history/corrections.csv` and `history/results.csv`. Null if there is no file yet. */
export type FollowedTexts = Record<'corrections' | 'results', string | null>;

/**
 * Adds to the texts of both histories how each result is published from now on, and a correction for each duel whose
 * result was online for a day and is another, or gone, now.
 * @param texts `corrections` and `results`; null if there is no file yet.
 * @param before Stages of the last good data, whose open duels show who was renamed; [] for a finished season.
 * @param stages Stages as they are published from now on. Results of others stay as they are.
 * @param now Moment of the run. Later ones in the files are from a clock that was once ahead, and become this one.
 * @returns The new texts, null for a file without lines, and in `added` the corrections that this run wrote.
 */
export function followResults(
  texts: FollowedTexts,
  before: readonly Stage[],
  stages: readonly Stage[],
  now: Date,
): FollowedTexts & { added: readonly Correction[] } {
  const results = readHistory(resultsFile, texts.results);
  const corrections = readHistory(correctionsFile, texts.corrections);
  const today = calendarDate(now);
  let ledger: Ledger = {
    results: results.rows.map((row) => datedUntil(row, now)),
    corrections: corrections.rows.map((line) =>
      line.day < today ? line : { ...line, day: today },
    ),
    added: [],
  };
  for (const stage of stages) {
    const stageBefore = before.find(({ fixture }) => fixture === stage.fixture);
    ledger = followStage(ledger, stageBefore ? duelsOf(stageBefore) : [], stage, now);
  }
  return {
    corrections: formatHistory(correctionsFile, {
      rows: ledger.corrections,
      damaged: corrections.damaged,
    }),
    results: formatHistory(resultsFile, { rows: ledger.results, damaged: results.damaged }),
    added: ledger.added,
  };
}

const describeCorrection = ({ season, place, home, away, before, after }: Correction): string =>
  `se corrigió una temporada terminada: ${season}, ${place}, ${listNames([home, away])}: ${before} → ${after}`;

/**
 * Compares finished seasons with what was last published of them (docs/product.md, «Corrections»): a result that is
 * changed in a season's folder is corrected like one of a running season.
 * @param now Moment of the run. @throws ConfigurationError if a season's sheets cannot be parsed.
 * @returns The new texts, `corrections` and `results`, null for a file without lines; and `phrases` in Spanish: each
 * new correction, and the rows of standings that do not agree with the results of a corrected season.
 */
export function followArchive(
  histories: FollowedTexts,
  archive: readonly SeasonFolder[],
  now: Date,
) {
  let { corrections, results } = histories;
  const phrases: string[] = [];
  for (const folder of archive) {
    const season = parseSeason(folder);
    const followed = followResults({ corrections, results }, [], season.stages, now);
    ({ corrections, results } = followed);
    if (followed.added.length === 0) continue;
    phrases.push(...followed.added.map(describeCorrection));
    for (const { source, row, reason, advice } of wrongSums({ season })) {
      phrases.push(`${folder.path}/sheets/${source}.csv, fila ${row}: ${reason} → ${advice}`);
    }
  }
  return { corrections, results, phrases };
}
