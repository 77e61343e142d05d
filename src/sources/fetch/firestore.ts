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
import { connectionMessage, SourceFailure, withRetries, type RetryPolicy } from './retry-policy.ts';

/** Web configuration of a Firebase project. It is public by design; security rules protect the data. */
export type FirestoreProject = NonNullable<Sources['firestore']>;

export interface FirestoreConnection {
  database: Firestore;
  /** Reads all documents of a collection, by id. @throws SourceFailure, also for a collection above the limits. */
  fetchCollection: (name: string, retryPolicy: RetryPolicy) => Promise<SnapshotDocument[]>;
  close: () => Promise<void>;
}

const pageSize = 300;
/** No real collection comes near these limits: one that does is broken, or its server is. */
const maxSize = { documents: 50_000, megabytes: 40 };

// The SDK logs every failed attempt. We report a failure once, in Spanish.
setLogLevel('silent');

/** Connects to a project, or an emulator at `host:port`. Call `close` at the end. @param limits Of one collection. */
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

/** Explains error codes of the SDK, which stand for HTTP statuses, to whoever owns the project. */
const refusals: Readonly<Record<string, string>> = {
  'failed-precondition': refused,
  'invalid-argument': refused,
  unauthenticated: 'no acepta la clave; revisá «apiKey» en sources.yaml',
  'permission-denied': 'no da permiso; revisá sus reglas y las restricciones de la clave',
  'not-found': 'no tiene esa base de datos; revisá «projectId» en sources.yaml',
} satisfies Partial<Record<FirestoreErrorCode, string>>;

/** Explains the codes after which a retry may help. */
const passingTroubles: Readonly<Record<string, string>> = {
  'resource-exhausted': 'llegó a su cuota; revisá el consumo del proyecto',
  internal: busy,
  unavailable: busy,
  'deadline-exceeded': busy,
  // The SDK gives this one code to a failed connection, an invalid response and a status 500.
  unknown: `${connectionMessage} o ${busy}`,
} satisfies Partial<Record<FirestoreErrorCode, string>>;

/** Makes the failure of an error of the SDK. All are of class `FirebaseError`: its constructor hides the subclass. */
function failureOf(error: unknown): SourceFailure {
  if (!(error instanceof FirebaseError)) {
    return new SourceFailure(connectionMessage, { isTransient: true });
  }
  const trouble = passingTroubles[error.code];
  const meaning = trouble ?? refusals[error.code] ?? `respondió «${error.code}»`;
  return new SourceFailure(`Firestore: ${meaning}`, { isTransient: trouble !== undefined });
}

/** Makes one request. The SDK cannot cancel it; after an abort, no further request starts. */
async function request<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    return await send();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Converts Firestore values to JSON: timestamps to ISO 8601 in UTC, references to paths. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

const toSnapshotDocument = (document: QueryDocumentSnapshot): SnapshotDocument =>
  Object.assign({}, toJson(document.data()), { id: document.id });

/** Reads a collection. A response that disagrees with the server's count must not become an empty site. */
async function fetchOnce(
  database: Firestore,
  name: string,
  limits: typeof maxSize,
  signal: AbortSignal,
): Promise<SnapshotDocument[]> {
  const all = collection(database, name);
  const documents: SnapshotDocument[] = [];
  let bytes = 0;
  let isLastPage = false;
  while (!isLastPage) {
    const last = documents.at(-1);
    const after = last ? [startAfter(last.id)] : [];
    const next = query(all, orderBy(documentId()), ...after, limit(pageSize));
    const { docs } = await request(signal, () => getDocs(next));
    const page = docs.map(toSnapshotDocument);
    documents.push(...page);
    bytes += Buffer.byteLength(JSON.stringify(page));
    if (documents.length > limits.documents || bytes > limits.megabytes * 2 ** 20) {
      throw new SourceFailure(
        `tiene más de ${limits.documents} documentos o pesa más de ${limits.megabytes} MB; revisá qué se está guardando ahí`,
      );
    }
    isLastPage = page.length < pageSize;
  }

  const count = await request(signal, async () => (await getCount(all)).data().count);
  if (count !== documents.length) {
    throw new SourceFailure(
      `llegaron ${documents.length} documentos y el servidor cuenta ${count}`,
      { isTransient: true },
    );
  }
  return documents;
}
