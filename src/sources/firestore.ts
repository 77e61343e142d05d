/** Firestore collections, read whole: paged by document id and counted by the server. */
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  documentId,
  DocumentReference,
  getCount,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  startAfter,
  Timestamp,
  type Firestore,
  type FirestoreErrorCode,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Sources } from '../config/sources.ts';
import type { SnapshotDocument } from './canonical.ts';
import { connectionMessage, SourceFailure } from './failure.ts';
import { withRetries, type RetryPolicy } from './retry-policy.ts';

/** The web configuration of a Firebase project: public by design, rules guard the data. */
export type FirestoreProject = NonNullable<Sources['firestore']>;

export interface FirestoreConnection {
  database: Firestore;
  /** Reads a collection whole. @throws SourceFailure */
  fetchCollection: (name: string, retryPolicy: RetryPolicy) => Promise<SnapshotDocument[]>;
  close: () => Promise<void>;
}

const pageSize = 300;
/** No collection comes near these: one that does is broken, or its server is. */
const maxSize = { documents: 50_000, megabytes: 40 };

// The SDK prints every failed try; ours are reported once, in words.
setLogLevel('silent');

/**
 * Connects to a project, or to the emulator at `emulatorHost` (`host:port`), which the web SDK
 * does not look for by itself. Close it when done.
 * @param limits Size of the largest collection that is read.
 */
export function connectFirestore(
  project: FirestoreProject,
  emulatorHost?: string,
  limits = maxSize,
): FirestoreConnection {
  const app = initializeApp(project, crypto.randomUUID());
  const database = getFirestore(app);
  if (emulatorHost) {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return {
    database,
    fetchCollection: (name, retryPolicy) =>
      withRetries(retryPolicy, (signal) => fetchOnce(database, name, limits, signal)),
    close: () => deleteApp(app),
  };
}

const busy = 'el servidor está fallando';
const refused = 'rechazó el pedido; revisá «apiKey» y «projectId» en sources.yaml';

/** What the SDK's codes, which stand for HTTP statuses, mean to whoever owns the project. */
const meanings: Partial<Record<FirestoreErrorCode, [message: string, again?: 'transient']>> = {
  'failed-precondition': [refused],
  'invalid-argument': [refused],
  unauthenticated: ['no acepta la clave; revisá «apiKey» en sources.yaml'],
  'permission-denied': ['no da permiso; revisá sus reglas y las restricciones de la clave'],
  'not-found': ['no tiene esa base de datos; revisá «projectId» en sources.yaml'],
  'resource-exhausted': ['llegó a su cuota; revisá el consumo del proyecto', 'transient'],
  internal: [busy, 'transient'],
  unavailable: [busy, 'transient'],
  'deadline-exceeded': [busy, 'transient'],
  // A connection that failed, an answer that is none, a status 500: the SDK tells them no further.
  unknown: [`${connectionMessage} o ${busy}`, 'transient'],
};

/** All errors are `FirebaseError`s: its constructor takes the SDK's own class from them. */
function explain(error: unknown): SourceFailure {
  if (error instanceof FirebaseError) {
    const [message, again] = meanings[error.code as FirestoreErrorCode] ?? [
      `respondió «${error.code}»`,
    ];
    return new SourceFailure(`Firestore: ${message}`, { transient: again === 'transient' });
  }
  return new SourceFailure(connectionMessage, { transient: true });
}

/** One request of the SDK; it cannot be stopped, but no other one follows. */
async function ask<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    return await request();
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Reads a collection and compares it with the server's own count: a broken answer that reads as
 * empty, or a page that went missing, is a failure and not an empty site.
 */
async function fetchOnce(
  database: Firestore,
  name: string,
  limits: typeof maxSize,
  signal: AbortSignal,
): Promise<SnapshotDocument[]> {
  const all = collection(database, name);
  const documents: SnapshotDocument[] = [];
  let page: QueryDocumentSnapshot[];
  let size = 0;
  do {
    const last = documents.at(-1);
    const after = last ? [startAfter(last.id)] : [];
    const next = query(all, orderBy(documentId()), ...after, limit(pageSize));
    ({ docs: page } = await ask(signal, () => getDocs(next)));
    const read = page.map((document) => ({
      ...(plain(document.data()) as Record<string, unknown>),
      id: document.id,
    }));
    documents.push(...read);
    size += JSON.stringify(read).length;
    if (documents.length > limits.documents || size > limits.megabytes * 2 ** 20) {
      throw new SourceFailure(
        `tiene más de ${limits.documents} documentos o pesa más de ${limits.megabytes} MB; revisá qué se está guardando ahí`,
      );
    }
  } while (page.length === pageSize);

  const count = await ask(signal, async () => (await getCount(all)).data().count);
  if (count !== documents.length) {
    throw new SourceFailure(
      `llegaron ${documents.length} documentos y el servidor cuenta ${count}`,
      { transient: true },
    );
  }
  return documents;
}

/** Firestore's values as JSON: timestamps in ISO 8601 UTC, references as paths. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
