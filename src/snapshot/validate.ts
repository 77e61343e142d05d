/**
 * Whether what came from a source is accepted, or its last good data stays (docs/product.md, «Reading a
 * sheet»).
 */
import { asItWas } from '../domain/documents.ts';
import { ProblemLog, readOr, type Problem } from '../domain/problem.ts';
import { calendarDate, type CalendarDate } from '../domain/time.ts';
import { hasResult, isPossibleStart, startAfterEdit, startSeenOn } from '../season/years.ts';
import { isCollection, sheetOf, shrinksByNature, type SourceName } from '../sources/catalog.ts';
import { canonicalDocuments, type SnapshotDocument } from '../sources/canonical.ts';
import type { FetchedText } from '../sources/fetch-all.ts';
import { isOfNow, seasonOf } from './layout.ts';
import { sha256 } from '../files/hash.ts';
import { mergeAccepted, type PresentState } from './manifest.ts';
import { itemsOf, readSource } from '../sources/read.ts';
import type { Reading } from '../sources/reading.ts';
import { sheetKinds } from '../sources/sheet-kinds.ts';
import type { SourceVersion } from './version.ts';

/** A source may lose this share of its rows, or so few, between two snapshots; more needs a person's word. */
const shrinkLimit = 0.3;
const fewRows = 2;

/** A sheet that grows by this factor, and by more rows than these, may have been pasted twice. */
const growth = { factor: 1.5, rows: 10 };
/** How long sudden growth is told, and may be undone: after it, the rows are taken for meant. */
const growthMs = 14 * 86_400_000;

/** A content as the list of accepted ones has it: short, since the manifest is written with each run. */
const digestOf = (hash: string): string => hash.slice(0, 16);

/** How a person gives that word: organisers by the button of publish.yml, under its label there. */
const acceptance = (name: SourceName): string =>
  `si está bien, publicá a mano y escribí ${name} en «Aceptar menos filas» (en la terminal, «npm run rebuild -- --accept-shrink ${name}»)`;

/** Sudden growth of a sheet that is not yet undone or old; none where rows come and go. */
function growthAfter(name: SourceName, last: PresentState, rows: number, now: Date) {
  const { grown = { from: last.rows, to: rows, at: now.toISOString() } } = last;
  const isSudden = rows > grown.from * growth.factor && rows - grown.from > growth.rows;
  const isRecent = Math.abs(now.getTime() - Date.parse(grown.at)) <= growthMs;
  const mayGrow = isCollection(name) || shrinksByNature(name) || last.acceptedEmpty === true;
  return isSudden && isRecent && !mayGrow ? grown : undefined;
}

/** The remark of a sheet that grew suddenly, if it did. */
export function growthProblems(name: SourceName, { grown }: PresentState): Problem[] {
  if (!grown) return [];
  const counts = `${grown.from} → ${grown.to} filas`;
  return [
    {
      ...{ source: name, row: 1, column: 'A', value: counts },
      reason: `la hoja creció de golpe, ${counts}: ¿se pegó dos veces?`,
      advice: 'si sobran filas, borralas; si está bien, no hace falta nada',
    },
  ];
}

/** What a run knows of a source besides what came. */
export interface ValidateOptions {
  now: Date;
  /** Whether a person lets it lose its rows. */
  acceptShrink: boolean;
  /** Where it is, as layout.ts says; without it, where the last good data was. */
  place?: string | undefined;
}

export interface Validation {
  /** Fresh, kept, or null when there is neither new nor last good data. */
  validated: SourceVersion | null;
  /** Why the new data was refused; null when it was accepted. */
  refusal: string | null;
}

/**
 * A source's text as it is read, a collection's broken documents replaced by their last good versions where there
 * are any; and the problem of each.
 * @throws SourceError when it cannot be accepted.
 */
function readWithLastGood(name: SourceName, text: string, last: SourceVersion | null) {
  const reading = readSource(name, text);
  const { broken } = reading;
  if (broken.length === 0 || last === null) return { text, reading, restored: [] };
  const idsOf = (documents: readonly { id: string }[]): Set<string> =>
    new Set(documents.map(({ id }) => id));
  const wanted = idsOf(broken).difference(idsOf(readSource(name, last.text).broken));
  const good = new Map(
    (JSON.parse(last.text) as SnapshotDocument[])
      .filter(({ id }) => wanted.has(id))
      .map((document) => [document.id, document]),
  );
  const documents = (JSON.parse(text) as SnapshotDocument[]).map(
    (document) => good.get(document.id) ?? document,
  );
  const log = new ProblemLog(name);
  for (const { id, field, value, reason } of broken) {
    if (good.has(id)) log.field(id, field, value, asItWas(reason));
  }
  const whole = canonicalDocuments(documents);
  return { text: whole, reading: readSource(name, whole), restored: log.problems };
}

/**
 * Returns the day on which a fixture with results starts; null for anything else. Once decided, it follows the
 * sheet's edits, unless most results would be to come.
 */
function startOf(
  name: SourceName,
  reading: Reading,
  last: SourceVersion | null,
  today: CalendarDate,
): CalendarDate | null {
  if (sheetOf(name)?.kind !== 'fixtures') return null;
  const rounds = itemsOf({ reading }, sheetKinds.fixtures);
  if (!rounds.some(hasResult)) return null;
  const start =
    last?.state.starts &&
    startAfterEdit(rounds, {
      rounds: itemsOf(last, sheetKinds.fixtures),
      start: last.state.starts,
    });
  return start && isPossibleStart(rounds, start, today) ? start : startSeenOn(rounds, today);
}

/**
 * Validates one source; it knows nothing of the others. The last good data is read only where it may stay.
 * @param last The last good data, null when there is none.
 */
export function validate(
  name: SourceName,
  fetched: FetchedText,
  lastGood: SourceVersion | null,
  { now, acceptShrink, place = lastGood?.state.place }: ValidateOptions,
): Validation {
  // A season begins whole or not at all: another one's tables are never shown as its own.
  const season = seasonOf(name);
  const last = lastGood && isOfNow(name, lastGood.state) ? lastGood : null;
  const fetchedAt = now.toISOString();
  const refuse = (refusal: string): Validation => {
    if (!last?.reading) return { validated: null, refusal };
    // Since when it stays is told from the first run that kept it.
    const since = last.state.status === 'kept' ? last.state.since : fetchedAt;
    const state = { ...last.state, status: 'kept', because: refusal, since } as const;
    return { validated: { text: last.text, state, reading: last.reading }, refusal };
  };
  if ('failure' in fetched) return refuse(fetched.failure);

  const read = readOr(
    () => readWithLastGood(name, fetched.text, last),
    ({ place: where, reason }) => [where, reason].filter(Boolean).join(': '),
  );
  if (typeof read === 'string') return refuse(read);
  const { text, reading, restored } = read;
  const { rows, lack } = reading;
  // A person accepts it once: it may stay empty until it is filled.
  const mayBeEmpty = acceptShrink || last?.state.acceptedEmpty === true;
  if (lack !== null && !mayBeEmpty) return refuse(`${lack}; ${acceptance(name)}`);
  const hash = sha256(text);
  const isElsewhere = last?.state.place !== undefined && last.state.place !== place;
  // Undoing is never refused: neither to a content that was published, nor of sudden growth.
  const before = Math.min(last?.state.rows ?? 0, last?.state.grown?.from ?? Infinity);
  const acceptedBefore = last ? (last.state.accepted ?? [digestOf(last.state.sha256)]) : [];
  const wasAccepted = acceptedBefore.includes(digestOf(hash));
  const mayShrink = acceptShrink || isElsewhere || wasAccepted || shrinksByNature(name);
  const lost = before - rows;
  if (!mayShrink && lost > fewRows && lost > before * shrinkLimit) {
    const refused = refuse(`llegaron ${rows} filas y antes había ${before}; ${acceptance(name)}`);
    // Where the last good data can no longer be read, there is nothing to lose.
    if (refused.validated) return refused;
  }
  const starts = startOf(name, reading, last, calendarDate(now));
  const grown = last && !isElsewhere ? growthAfter(name, last.state, rows, now) : undefined;
  const state: PresentState = {
    status: 'fresh',
    fetchedAt,
    changedAt: last?.state.sha256 === hash ? last.state.changedAt : fetchedAt,
    sha256: hash,
    rows,
    problems: [...(fetched.problems ?? []), ...restored, ...reading.problems],
    ...(lack !== null && { acceptedEmpty: true }),
    ...(season !== null && { season }),
    ...(place !== undefined && { place }),
    ...(starts !== null && { starts }),
    accepted: mergeAccepted(acceptedBefore, [digestOf(hash)]),
    ...(grown && { grown }),
  };
  return { validated: { text, state, reading }, refusal: null };
}
