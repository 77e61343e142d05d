/**
 * Whether what came from a source is accepted, or its last good data stays (docs/product.md, «Reading a
 * sheet»).
 */
import { asItWas } from '../domain/documents.ts';
import { ProblemLog, SourceError, type Problem } from '../domain/problem.ts';
import { shrinksByNature, type SourceName } from '../sources/catalog.ts';
import { canonicalDocuments, type SnapshotDocument } from '../sources/canonical.ts';
import { goneDuels, tellsGoneDuels } from './gone-duels.ts';
import { seasonOf } from './layout.ts';
import { sha256, type PresentState } from './manifest.ts';
import { readAccepted, readSource, type Reading } from './parse.ts';

/** A source's data with what the manifest says of it. */
export interface SourceVersion {
  text: string;
  state: PresentState;
}

/** A source's data as this run publishes it: new, or the last good with why it stays. */
export interface Judged extends SourceVersion {
  reading: Reading;
}

/** What came from a source this time: its text, or why there is none. */
export type Fetched = { text: string; problems?: Problem[] } | { failure: string };

/** A source may lose this share of its rows, or so few, between two snapshots; more needs a person's word. */
const shrinkLimit = 0.3;
const fewRows = 2;

/** How a person gives that word: organisers by the button of publish.yml, under its label there. */
const acceptance = (name: SourceName): string =>
  `si está bien, publicá a mano y escribí ${name} en «Aceptar menos filas» (en la terminal, «npm run rebuild -- --accept-shrink ${name}»)`;

/** What a run knows of a source besides what came. */
export interface JudgeOptions {
  now: Date;
  /** Whether a person lets it lose its rows. */
  acceptShrink: boolean;
  /** Where it is, as layout.ts says; without it, where the last good data was. */
  place?: string | undefined;
}

export interface Judgement {
  /** Fresh, kept, or null when there is neither new nor last good data. */
  judged: Judged | null;
  /** Why the new data was refused; null when it was accepted. */
  refusal: string | null;
}

/** The last good data once more: since when it stays is told from the first run that kept it. */
function keep(name: SourceName, last: SourceVersion, because: string, now: Date): Judged | null {
  const reading = readAgain(name, last);
  if (reading === null) return null;
  const since = last.state.status === 'kept' ? last.state.since : now.toISOString();
  return { text: last.text, state: { ...last.state, status: 'kept', because, since }, reading };
}

/** Null when it cannot be read any more: league.yaml may have had another layout when it was accepted. */
function readAgain(name: SourceName, { text, state }: SourceVersion): Reading | null {
  try {
    return readAccepted(name, text, state);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/**
 * A collection with its broken documents replaced by their last good versions, where there are any; and
 * the problem of each.
 */
function withLastGood(
  name: SourceName,
  text: string,
  { broken }: Reading,
  last: SourceVersion | null,
): { text: string; problems: Problem[] } {
  if (broken.length === 0 || last === null) return { text, problems: [] };
  const idsOf = (documents: readonly { id: string }[]): Set<string> =>
    new Set(documents.map(({ id }) => id));
  const wanted = idsOf(broken).difference(idsOf(readSource(name, last.text).broken));
  const restored = new Map(
    (JSON.parse(last.text) as SnapshotDocument[])
      .filter(({ id }) => wanted.has(id))
      .map((document) => [document.id, document]),
  );
  const documents = (JSON.parse(text) as SnapshotDocument[]).map(
    (document) => restored.get(document.id) ?? document,
  );
  const log = new ProblemLog(name);
  for (const { id, field, value, reason } of broken) {
    if (restored.has(id)) log.field(id, field, value, asItWas(reason));
  }
  return { text: canonicalDocuments(documents), problems: log.problems };
}

/** What is gone since the last good data; nothing where that cannot be read any more. */
function goneSince(name: SourceName, { value }: Reading, last: SourceVersion | null): Problem[] {
  if (!last || !tellsGoneDuels(name)) return [];
  const before = readAgain(name, last);
  return before ? goneDuels(name, value, before.value, last.state.problems) : [];
}

/** What was wrong with a text as a whole. */
const refusalOf = ({ place, reason }: SourceError): string =>
  [place, reason].filter(Boolean).join(': ');

/**
 * Judges one source; it knows nothing of the others. The last good data is read only where it may stay.
 * @param last The last good data, null when there is none.
 */
export function judge(
  name: SourceName,
  fetched: Fetched,
  lastGood: SourceVersion | null,
  { now, acceptShrink, place = lastGood?.state.place }: JudgeOptions,
): Judgement {
  // A season begins whole or not at all: another one's tables are never shown as its own.
  const season = seasonOf(name);
  const isOther = lastGood?.state.season !== undefined && lastGood.state.season !== season;
  const last = isOther ? null : lastGood;
  const refuse = (refusal: string): Judgement => ({
    judged: last && keep(name, last, refusal, now),
    refusal,
  });
  if ('failure' in fetched) return refuse(fetched.failure);

  let text: string;
  let reading: Reading;
  let restored: readonly Problem[];
  try {
    const first = readSource(name, fetched.text);
    ({ text, problems: restored } = withLastGood(name, fetched.text, first, last));
    reading = restored.length > 0 ? readSource(name, text) : first;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return refuse(refusalOf(error));
  }
  const { rows, lack } = reading;
  const problems = [...restored, ...reading.problems];
  // A person accepts it once: it may stay empty until it is filled.
  const mayBeEmpty = acceptShrink || last?.state.acceptedEmpty === true;
  if (lack !== null && !mayBeEmpty) return refuse(`${lack}; ${acceptance(name)}`);
  const before = last?.state.rows ?? 0;
  const isElsewhere = last?.state.place !== undefined && last.state.place !== place;
  const mayShrink = acceptShrink || isElsewhere || shrinksByNature(name);
  const lost = before - rows;
  if (!mayShrink && lost > fewRows && lost > before * shrinkLimit) {
    const refused = refuse(`llegaron ${rows} filas y antes había ${before}; ${acceptance(name)}`);
    // Where the last good data can no longer be read, there is nothing to lose.
    if (refused.judged) return refused;
  }
  const fetchedAt = now.toISOString();
  const hash = sha256(text);
  const state: PresentState = {
    status: 'fresh',
    fetchedAt,
    changedAt: last?.state.sha256 === hash ? last.state.changedAt : fetchedAt,
    sha256: hash,
    rows,
    problems: [...(fetched.problems ?? []), ...problems, ...goneSince(name, reading, last)],
    ...(lack !== null && { acceptedEmpty: true }),
    ...(season !== null && { season }),
    ...(place !== undefined && { place }),
  };
  return { judged: { text, state, reading }, refusal: null };
}
