/** Whether what came from a source is accepted, or its last good data stays (DESIGN.md §3). */
import { SourceError, type Problem } from '../domain/problem.ts';
import { shrinksByNature, type SourceName } from '../sources/catalog.ts';
import { sha256, type PresentState } from './manifest.ts';
import { countRows, parseSource } from './parse.ts';

/** A source's data with what the manifest says of it. */
export interface SourceVersion {
  text: string;
  state: PresentState;
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
  version: SourceVersion | null;
  /** Why the new data was refused; null when it was accepted. */
  refusal: string | null;
}

/** A state whose data stays for another run: since when it does is told from the first one. */
function keep(last: PresentState, because: string, now: Date): PresentState {
  const since = last.status === 'kept' ? last.since : now.toISOString();
  return { ...last, status: 'kept', because, since };
}

/**
 * Judges one source; it knows nothing of the others.
 * @param last The last good data, null when there is none.
 */
export function judge(
  name: SourceName,
  fetched: Fetched,
  last: SourceVersion | null,
  { now, acceptShrink }: { now: Date; acceptShrink: boolean },
): Judgement {
  const refuse = (because: string): Judgement => ({
    version: last && { text: last.text, state: keep(last.state, because, now) },
    refusal: because,
  });
  if ('failure' in fetched) return refuse(fetched.failure);

  const { text } = fetched;
  let problems: Problem[];
  let lack: string | null;
  let rows: number;
  try {
    ({ problems, lack } = parseSource(name, text));
    rows = countRows(name, text);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return refuse([error.place, error.reason].filter(Boolean).join(': '));
  }
  // Accepted once, it goes on being empty until it is filled.
  const mayBeEmpty = acceptShrink || last?.state.acceptedEmpty === true;
  if (lack !== null && !mayBeEmpty) return refuse(`${lack}; ${acceptance}`);
  const before = last?.state.rows ?? 0;
  const mayShrink = acceptShrink || shrinksByNature(name);
  if (!mayShrink && rows < before * (1 - shrinkLimit)) {
    return refuse(`llegaron ${rows} filas y antes había ${before}; ${acceptance}`);
  }
  const fetchedAt = now.toISOString();
  const hash = sha256(text);
  return {
    version: {
      text,
      state: {
        status: 'fresh',
        fetchedAt,
        changedAt: last?.state.sha256 === hash ? last.state.changedAt : fetchedAt,
        sha256: hash,
        rows,
        problems: [...(fetched.problems ?? []), ...problems],
        ...(lack !== null && { acceptedEmpty: true }),
      },
    },
    refusal: null,
  };
}
