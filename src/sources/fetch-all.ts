/** Fetching every configured source, a few at a time. */
import pLimit from 'p-limit';
import type { Sources } from '../config/sources.ts';
import type { Problem } from '../domain/problem.ts';
import { canonicalDocuments } from './canonical.ts';
import {
  collectionNames,
  isCollection,
  sheetAddress,
  sheetNames,
  type SourceName,
} from './catalog.ts';
import { SourceFailure } from './failure.ts';
import { connectFirestore } from './firestore.ts';
import { endingIn, type RetryPolicy } from './retry-policy.ts';
import { fetchSheet } from './sheets.ts';

/** A source's text with what was amiss in getting it, or why it could not be had. */
export type FetchedText = { text: string; problems?: Problem[] } | { failure: string };

/** Sheets answers 429 to whoever asks for all at once. */
const atATime = 4;
/** All sources together, in milliseconds: those that are not there by then keep what they had. */
const allMs = 90_000;

export interface FetchOptions {
  retryPolicy: RetryPolicy;
  /** `host:port` of a Firestore emulator. */
  emulatorHost?: string | undefined;
}

/** Fetches all configured sources; what is not configured is not in the answer. */
export async function fetchAll(
  sources: Sources,
  options: FetchOptions,
): Promise<Map<SourceName, FetchedText>> {
  const retryPolicy = endingIn(allMs, options.retryPolicy);
  // One upstream that is slow does not hold up the other.
  const limits = { firestore: pLimit(atATime), sheets: pLimit(atATime) };
  const fetched = new Map<SourceName, FetchedText>();
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
