/** Fetches all configured sources, a few at a time. */
import pLimit from 'p-limit';
import type { Sources } from '../../config/sources.ts';
import type { Problem } from '../problem.ts';
import { canonicalDocuments } from './canonical.ts';
import { collectionNames, sheetAddress, sheetNames, type SourceName } from '../catalog/catalog.ts';
import { endingIn, SourceFailure, type RetryPolicy } from './retry-policy.ts';
import { connectFirestore } from './firestore.ts';
import { fetchSheet } from './http.ts';

/** A source without a usable text. */
export interface Failed {
  /** The reason in Spanish. */
  failure: string;
}

/** The answer of an upstream: a text with problems met while fetching, or the reason why there is none. */
export type Fetched = { text: string; problems?: Problem[] } | Failed;

/** Google Sheets answers 429 to many simultaneous requests. */
const maxConcurrent = 4;
/** Time limit for all sources together. Sources that are late keep their last good data. */
const maxTotalMs = 90_000;

/**
 * Fetches all configured sources, not parsed: by name `{ text }`, CSV of sheets or JSON of collections, in the order of
 * arrival. One that cannot be fetched within 90 seconds of the call has `{ failure }`, in Spanish, and throws nothing.
 * One without an address has no entry. @param sourcePolicy Limits for each source.
 * @param emulatorHost Address of a Firestore emulator, `host:port`. Undefined or empty for Google's servers.
 */
export async function fetchAll(
  sources: Sources,
  sourcePolicy: RetryPolicy,
  emulatorHost?: string,
): Promise<Map<SourceName, Fetched>> {
  const retryPolicy = endingIn(maxTotalMs, sourcePolicy);
  // Separate limits, so that a slow upstream does not hold up the other one.
  const limits = { firestore: pLimit(maxConcurrent), sheets: pLimit(maxConcurrent) };
  const fetched = new Map<SourceName, Fetched>();
  const keepText = async (name: SourceName, fetching: Promise<string>): Promise<void> => {
    try {
      fetched.set(name, { text: await fetching });
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      fetched.set(name, { failure: error.message });
    }
  };

  const firestore = sources.firestore && connectFirestore(sources.firestore, emulatorHost);
  const tasks: Promise<void>[] = [];
  if (firestore) {
    for (const name of collectionNames) {
      const fetching = limits.firestore(() => firestore.fetchCollection(name, retryPolicy));
      tasks.push(keepText(name, fetching.then(canonicalDocuments)));
    }
  }
  for (const name of sheetNames) {
    const url = sheetAddress(name, sources);
    if (url === null) continue;
    const fetching = limits.sheets(() => fetchSheet(url, retryPolicy));
    tasks.push(keepText(name, fetching));
  }
  try {
    await Promise.all(tasks);
  } finally {
    await firestore?.close();
  }
  return fetched;
}
