/** Decides whether a fetched source is accepted, or keeps its last good data (docs/product.md, «Reading a sheet»). */
import {
  ProblemLog,
  readOr,
  type Complaint,
  type Problem,
  type Reading,
} from '../sources/problem.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import { hasResult, isPossibleStart, startAfterEdit, startSeenOn } from '../season/years.ts';
import {
  isCollection,
  itemsOf,
  lacksData,
  noData,
  readSource,
  sheetOf,
  shrinksByNature,
  sourceTitle,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { canonicalDocuments, readDocuments } from '../sources/fetch/canonical.ts';
import type { Failed, Fetched } from '../sources/fetch/fetch-all.ts';
import { sha256 } from '../lib/files.ts';
import { mergeAccepted, type PresentState } from './manifest.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import { counted } from '../words/numbers.ts';
import {
  criteriaOfSource,
  editionOfSource,
  isOfCurrentEdition,
  type StoredSource,
} from './snapshot.ts';

/** A source may lose this share of its rows, or `fewRows`, between two snapshots. For more, a person must accept it. */
const shrinkLimit = 0.3;
const fewRows = 2;

/** Short form of a hash for the list of accepted contents: the manifest is committed with each run. */
const digestOf = (hash: string): string => hash.slice(0, 16);

/** Says in Spanish how a person accepts fewer rows. Organisers use the field of publish.yml with this label. */
const acceptance = (name: SourceName): string =>
  `si está bien, publicá a mano y escribí «${sourceTitle(name)}» en «Aceptar menos filas» (en la terminal, npm run rebuild -- --accept-shrink '${sourceTitle(name)}')`;

/** Counts the rows of a source. Equal rows of a sheet count once, so that a sheet pasted twice may be corrected. */
function countRows(name: SourceName, text: string, rows: number): number {
  if (isCollection(name)) return rows;
  return new Set(text.split('\n').filter((line) => /[^,\s]/.test(line))).size;
}

/** Says in Spanish that a source has lost too many rows. Null if it has not. */
function describeShrink(
  name: SourceName,
  last: StoredSource,
  text: string,
  rows: number,
): string | null {
  const before = countRows(name, last.text, last.state.rows);
  const arrived = countRows(name, text, rows);
  const lost = before - arrived;
  if (lost <= fewRows || lost <= before * shrinkLimit) return null;
  return `ahora hay ${counted(arrived, 'fila', 'filas')} y antes había ${before}; ${acceptance(name)}`;
}

/** A column that had fewer values may be empty by chance. */
const minValues = 3;

const lostColumn: Complaint = {
  reason: 'la columna tenía valores, y ahora no tiene ninguno',
  advice: 'revisá su encabezado y su lugar; si está bien, no hace falta nada',
  isRemembered: true,
};

/** Reports columns that had values in the last good data and have none now, until they have values again. */
function lostColumns(name: SourceName, { columns }: Reading, last: StoredSource | null): Problem[] {
  if (!last || shrinksByNature(name)) return [];
  const log = new ProblemLog(name);
  const reported = last.state.problems.filter(({ reason }) => reason === lostColumn.reason);
  const lost = new Set(reported.map(({ column }) => column));
  for (const [label, count] of last.reading?.columns ?? []) {
    if (count >= minValues) lost.add(label);
  }
  for (const label of lost) {
    if ((columns.get(label) ?? 0) === 0) log.reportField(1, label, '', lostColumn);
  }
  return log.problems;
}

/** Facts of the run about one source. */
interface ValidateOptions {
  now: Date;
  /** True if a person accepts that the source loses rows or is empty. */
  acceptShrink: boolean;
  /** Day on which the fixture was first seen with a result. Null if it has not been seen with one. */
  firstSeen: CalendarDate | null;
  /** True if `now` is not the run's own clock: then a start that was decided stays. */
  isClockOdd: boolean;
}

/**
 * Parses a source's text. Broken documents of a collection are replaced by their last good versions, and reported.
 * @throws SourceError if the text cannot be accepted.
 */
function readWithLastGood(name: SourceName, text: string, last: StoredSource | null) {
  const reading = readSource(name, text);
  const { broken } = reading;
  const lastDocuments = last?.reading && readDocuments(last.text);
  const documents = readDocuments(text);
  if (broken.size === 0 || !lastDocuments || !documents) return { text, reading, problems: [] };
  const wanted = broken.difference(last.reading.broken);
  const good = new Map(
    lastDocuments.filter(({ id }) => wanted.has(id)).map((document) => [document.id, document]),
  );
  const restoredProblems = reading.problems.filter(({ row }) => good.has(String(row)));
  const whole = canonicalDocuments(documents.map((document) => good.get(document.id) ?? document));
  return { text: whole, reading: readSource(name, whole), problems: restoredProblems };
}

/** First day of a fixture that has results; null for any other source. It stays through edits, unless it is impossible. */
function startOf(
  name: SourceName,
  reading: Reading,
  last: StoredSource | null,
  { now, firstSeen, isClockOdd }: ValidateOptions,
): CalendarDate | null {
  if (sheetOf(name)?.kind !== 'fixtures') return null;
  const rounds = itemsOf({ reading }, sheetKinds.fixtures);
  if (!rounds.some(hasResult)) return null;
  const today = calendarDate(now);
  const start =
    last?.state.starts &&
    startAfterEdit(rounds, {
      rounds: itemsOf(last, sheetKinds.fixtures),
      start: last.state.starts,
    });
  if (!start) return startSeenOn(rounds, today);
  const isPossible = isPossibleStart(rounds, start, { today, firstSeen: firstSeen ?? today });
  return isClockOdd || isPossible ? start : startSeenOn(rounds, today);
}

/** Keeps the last good data after a refusal. Without any that can be read, returns the refusal. */
function keep(
  last: StoredSource | null,
  because: string,
  { now }: ValidateOptions,
): StoredSource | Failed {
  if (!last?.reading) return { failure: because };
  const { text, state, reading } = last;
  const since = state.status === 'kept' ? state.since : now.toISOString();
  return { text, state: { ...state, status: 'kept', because, since }, reading };
}

/** Accepts a fetched text, or says why not. @param last Last good data of the same season. */
function accept(
  name: SourceName,
  fetched: Exclude<Fetched, Failed>,
  last: StoredSource | null,
  options: ValidateOptions,
): StoredSource | Failed {
  const read = readOr(
    () => readWithLastGood(name, fetched.text, last),
    ({ message }) => ({ failure: message }),
  );
  if ('failure' in read) return read;
  const { text, reading, problems: restoredProblems } = read;
  const isEmpty = lacksData(name, reading);
  // A person accepts an empty source once. It may then stay empty until it is filled.
  const mayBeEmpty = options.acceptShrink || last?.state.acceptedEmpty === true;
  if (isEmpty && !mayBeEmpty) return { failure: `${noData}; ${acceptance(name)}` };
  const hash = sha256(text);
  const acceptedBefore = last ? (last.state.accepted ?? [digestOf(last.state.sha256)]) : [];
  // Undoing is not refused: a content that was accepted before may come back, unless it is empty.
  const wasAccepted = acceptedBefore.includes(digestOf(hash));
  const mayShrink = options.acceptShrink || wasAccepted || shrinksByNature(name);
  // If the last good data can no longer be parsed, there is nothing to protect.
  if (last?.reading && !mayShrink) {
    const shrink = describeShrink(name, last, text, reading.rows);
    if (shrink !== null) return { failure: shrink };
  }
  const fetchedAt = options.now.toISOString();
  const state: PresentState = {
    status: 'fresh',
    fetchedAt,
    changedAt: last?.state.sha256 === hash ? last.state.changedAt : fetchedAt,
    sha256: hash,
    rows: reading.rows,
    problems: [
      ...(fetched.problems ?? []),
      ...restoredProblems,
      ...lostColumns(name, reading, last),
      ...reading.problems,
    ],
    accepted: mergeAccepted(acceptedBefore, [digestOf(hash)]),
  };
  if (isEmpty) state.acceptedEmpty = true;
  const season = editionOfSource(name);
  if (season !== null) state.season = season;
  const starts = startOf(name, reading, last, options);
  if (starts !== null) state.starts = starts;
  return { text, state, reading };
}

/**
 * Validates one source by itself: accepts what was fetched, or keeps the last good data and says why: it could not be
 * fetched or read or, unless a person accepts that, has no data or lost over 30 % of its rows, at least three.
 * @param lastGood Last good data; null if there is none. Data of another edition is never kept.
 * @returns The data to publish; or in `failure` the reason, in Spanish, why there is none.
 */
export function validate(
  name: SourceName,
  fetched: Fetched,
  lastGood: StoredSource | null,
  options: ValidateOptions,
): StoredSource | Failed {
  // Data of another season is never kept: a season begins whole or not at all.
  const last = lastGood && isOfCurrentEdition(name, lastGood.state) ? lastGood : null;
  const accepted = 'failure' in fetched ? fetched : accept(name, fetched, last, options);
  const source = 'failure' in accepted ? keep(last, accepted.failure, options) : accepted;
  const criteria = criteriaOfSource(name);
  if ('failure' in source || !criteria) return source;
  // The next publication compares its criteria with these.
  return { ...source, state: { ...source.state, criteria } };
}
