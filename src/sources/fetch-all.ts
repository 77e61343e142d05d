/** Fetching every configured source, a few at a time. */
import pLimit from 'p-limit';
import type { Sources } from '../config/sources.ts';
import { canonicalDocuments } from './canonical.ts';
import {
  collectionNames,
  sheetsByName,
  type Sheet,
  type SheetName,
  type SourceName,
} from './catalog.ts';
import { SourceFailure } from './failure.ts';
import { connectFirestore } from './firestore.ts';
import type { Patience } from './patience.ts';
import { fetchSheet } from './sheets.ts';

/** A source's text, or why it could not be had. */
export type FetchedText = { text: string } | { failure: string };

/** Sheets answers 429 to whoever asks for all at once. */
const atATime = 4;

/** The address of each sheet that is played for; null where it is not published. */
export function sheetAddresses({ sheets }: Sources): ReadonlyMap<SheetName, string | null> {
  const addressOf = ({ kind, key }: Sheet): string | null =>
    kind === 'ranking' ? sheets.ranking : (sheets[kind][key] ?? null);
  return new Map([...sheetsByName].map(([name, sheet]) => [name, addressOf(sheet)]));
}

async function orFailure(fetchText: () => Promise<string>): Promise<FetchedText> {
  try {
    return { text: await fetchText() };
  } catch (error) {
    if (error instanceof SourceFailure) return { failure: error.message };
    throw error;
  }
}

export interface FetchOptions {
  patience: Patience;
  /** `host:port` of a Firestore emulator. */
  emulatorHost?: string | undefined;
  /** Called as each source is done. */
  onFetched?: (name: SourceName) => void;
}

/** Fetches all configured sources; what is not configured is not in the answer. */
export async function fetchAll(
  sources: Sources,
  { patience, emulatorHost, onFetched }: FetchOptions,
): Promise<Map<SourceName, FetchedText>> {
  const limit = pLimit(atATime);
  const fetched = new Map<SourceName, FetchedText>();
  const fetchOne = (name: SourceName, fetchText: () => Promise<string>): Promise<void> =>
    limit(async () => {
      fetched.set(name, await orFailure(fetchText));
      onFetched?.(name);
    });

  const firestore = sources.firestore && connectFirestore(sources.firestore, emulatorHost);
  const collections = firestore
    ? collectionNames.map((name) =>
        fetchOne(name, async () =>
          canonicalDocuments(await firestore.fetchCollection(name, patience)),
        ),
      )
    : [];
  const sheets = [...sheetAddresses(sources)].map(([name, url]) =>
    url === null ? undefined : fetchOne(name, () => fetchSheet(url, patience)),
  );
  try {
    await Promise.all([...collections, ...sheets]);
  } finally {
    await firestore?.close();
  }
  return fetched;
}
