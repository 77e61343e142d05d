/** Whether what came from a source is accepted, or its last good data stays (DESIGN.md §3). */
import { SourceError, type Problem } from '../domain/problem.ts';
import { shrinksByNature, type SourceName } from '../sources/catalog.ts';
import { sha256, type PresentState } from './manifest.ts';
import { readAccepted, readSource, type Reading, type SourceData } from './parse.ts';

/** A source's data with what the manifest says of it. */
export interface SourceVersion {
  text: string;
  state: PresentState;
}

/** A source's data as this run publishes it: new, or the last good with why it stays. */
export interface Judged extends SourceVersion {
  reading: Reading<SourceData[SourceName]>;
}

/** What came from a source this time: its text, or why there is none. */
export type Fetched = { text: string; problems?: Problem[] } | { failure: string };

/** A source may lose this share of its rows between two snapshots; more needs a person's word. */
const shrinkLimit = 0.3;

/** How a person gives that word: organisers by the button of publish.yml, under its label there. */
const acceptance =
  'si está bien, publicá a mano con la opción «Aceptar hojas que perdieron más de un 30 % de sus filas» (en la terminal, «npm run snapshot -- --accept-shrink»)';

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

/** What was accepted once may be of a layout that league.yaml no longer has: null then. */
function readAgain(name: SourceName, { text, state }: SourceVersion): Judged['reading'] | null {
  try {
    return readAccepted(name, text, state);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
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
  last: SourceVersion | null,
  { now, acceptShrink }: { now: Date; acceptShrink: boolean },
): Judgement {
  const refuse = (refusal: string): Judgement => ({
    judged: last && keep(name, last, refusal, now),
    refusal,
  });
  if ('failure' in fetched) return refuse(fetched.failure);

  const { text } = fetched;
  let reading: Judged['reading'];
  try {
    reading = readSource(name, text);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return refuse(refusalOf(error));
  }
  const { rows, lack, problems } = reading;
  // Accepted once, it goes on being empty until it is filled.
  const mayBeEmpty = acceptShrink || last?.state.acceptedEmpty === true;
  if (lack !== null && !mayBeEmpty) return refuse(`${lack}; ${acceptance}`);
  const before = last?.state.rows ?? 0;
  const mayShrink = acceptShrink || shrinksByNature(name);
  if (!mayShrink && rows < before * (1 - shrinkLimit)) {
    const refused = refuse(`llegaron ${rows} filas y antes había ${before}; ${acceptance}`);
    // Rows are only lost from data that can still be read.
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
    problems: [...(fetched.problems ?? []), ...problems],
    ...(lack !== null && { acceptedEmpty: true }),
  };
  return { judged: { text, state, reading }, refusal: null };
}
