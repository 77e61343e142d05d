/** Fetches all configured sources, a few at a time. */
import pLimit from 'p-limit';
import type { Sources } from '../../config/sources.ts';
import type { Problem } from '../problem.ts';
import { canonicalDocuments } from './canonical.ts';
import {
  collectionNames,
  isCollection,
  sheetAddress,
  sheetNames,
  type SourceName,
} from '../catalog/catalog.ts';
import { SourceFailure } from './failure.ts';
import { connectFirestore } from './firestore.ts';
import { endingIn, type RetryPolicy } from './retry-policy.ts';
import { fetchSheet } from './http.ts';

/** The Spanish reason why a source has no usable text. */
export interface Failed {
  failure: string;
}

/** The answer of an upstream: a text with problems met while fetching, or the reason why there is none. */
export type Fetched = { text: string; problems?: Problem[] } | Failed;

/** Google Sheets answers 429 to many simultaneous requests. */
const maxConcurrent = 4;
/** Time limit for all sources together. Sources that are late keep their last good data. */
const maxTotalMs = 90_000;

export interface FetchOptions {
  retryPolicy: RetryPolicy;
  /** Address of a Firestore emulator, `host:port`. */
  emulatorHost?: string | undefined;
}

/** Fetches all configured sources; others are left out. A failed source does not throw: its result is the `failure`. */
export async function fetchAll(
  sources: Sources,
  options: FetchOptions,
): Promise<Map<SourceName, Fetched>> {
  const retryPolicy = endingIn(maxTotalMs, options.retryPolicy);
  // Separate limits, so that a slow upstream does not hold up the other one.
  const limits = { firestore: pLimit(maxConcurrent), sheets: pLimit(maxConcurrent) };
  const fetched = new Map<SourceName, Fetched>();
  const fetchOne = (name: SourceName, fetchText: () => Promise<string>): Promise<void> =>
    limits[isCollection(name) ? 'firestore' : 'sheets'](async () => {
      try {
        fetched.set(name, { text: await fetchText() });
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        fetched.set(name, { failure: error.message });
      }
    });

  const firestore = sources.firestore && connectFirestore(sources.firestore, options.emulatorHost);
  const collections = firestore
    ? collectionNames.map((name) =>
        fetchOne(name, async () =>
          canonicalDocuments(await firestore.fetchCollection(name, retryPolicy)),
        ),
      )
    : [];
  const sheets = sheetNames.map((name) => {
    const url = sheetAddress(name, sources);
    return url === null ? undefined : fetchOne(name, () => fetchSheet(url, retryPolicy));
  });
  try {
    await Promise.all([...collections, ...sheets]);
  } finally {
    await firestore?.close();
  }
  return fetched;
}
