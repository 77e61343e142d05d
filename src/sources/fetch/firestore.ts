/** Reads whole Firestore collections: page by page, ordered by document id, checked against the server's count. */
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
import type { Sources } from '../../config/sources.ts';
import type { SnapshotDocument } from './canonical.ts';
import { connectionMessage, SourceFailure } from './failure.ts';
import { withRetries, type RetryPolicy } from './retry-policy.ts';

/** Web configuration of a Firebase project. It is public by design; security rules protect the data. */
export type FirestoreProject = NonNullable<Sources['firestore']>;

export interface FirestoreConnection {
  database: Firestore;
  /** Reads a whole collection. @throws SourceFailure */
  fetchCollection: (name: string, retryPolicy: RetryPolicy) => Promise<SnapshotDocument[]>;
  close: () => Promise<void>;
}

const pageSize = 300;
/** No real collection comes near these limits: one that does is broken, or its server is. */
const maxSize = { documents: 50_000, megabytes: 40 };

// The SDK logs every failed attempt. We report a failure once, in Spanish.
setLogLevel('silent');

/** Connects to a project, or to the emulator at `emulatorHost` (`host:port`). Close the connection when done. */
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

/** Explains the SDK's error codes, which stand for HTTP statuses, to whoever owns the project. */
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
  // The SDK gives this one code to a failed connection, an invalid response and a status 500.
  unknown: [`${connectionMessage} o ${busy}`, 'transient'],
};

/** All errors are of class `FirebaseError`: its constructor sets the prototype, so the SDK's own subclass is lost. */
function explain(error: unknown): SourceFailure {
  if (error instanceof FirebaseError) {
    const [message, again] = meanings[error.code as FirestoreErrorCode] ?? [
      `respondió «${error.code}»`,
    ];
    return new SourceFailure(`Firestore: ${message}`, { transient: again === 'transient' });
  }
  return new SourceFailure(connectionMessage, { transient: true });
}

/** Makes one request. The SDK cannot cancel it; after an abort, no further request starts. */
async function request<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    return await send();
  } catch (error) {
    throw explain(error);
  }
}

/** Reads a collection. A response that disagrees with the server's count must not become an empty site. */
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
    ({ docs: page } = await request(signal, () => getDocs(next)));
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

  const count = await request(signal, async () => (await getCount(all)).data().count);
  if (count !== documents.length) {
    throw new SourceFailure(
      `llegaron ${documents.length} documentos y el servidor cuenta ${count}`,
      { transient: true },
    );
  }
  return documents;
}

/** Converts Firestore values to JSON: timestamps to ISO 8601 in UTC, references to paths. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
