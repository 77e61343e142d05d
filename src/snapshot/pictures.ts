/**
 * Finds the pictures that documents name, in the fields that their collection's descriptor lists, and fetches each
 * once.
 */
import pLimit, { type LimitFunction } from 'p-limit';
import { ProblemLog, type Complaint, type Problem } from '../sources/problem.ts';
import { httpUrl } from '../lib/url.ts';
import { SourceFailure, endingIn, type RetryPolicy } from '../sources/fetch/retry-policy.ts';
import { fetchPicture } from '../sources/fetch/images.ts';
import { readDocuments, type SnapshotDocument } from '../sources/fetch/canonical.ts';
import { pictureFields, type SourceName } from '../sources/catalog/catalog.ts';
import { sha256 } from '../lib/files.ts';
import { mapTexts } from '../lib/validation.ts';

/** Replaces a picture's reference; null for one that cannot be shown. `slot` is its path in the document: `image.1`. */
type ReplacePicture = (reference: string, slot: string) => string | null;

/** A picture that the document with this id names, at the path `slot`. */
interface NamedPicture {
  id: string;
  slot: string;
  /** Address of the picture or, in a snapshot, its path there. */
  reference: string;
}

/** Copies a document: pictures become `replace(reference, slot)`, maybe null; a slot is `image.1`. Blanks stay. */
export function replacePictures(
  collection: SourceName,
  document: SnapshotDocument,
  replace: ReplacePicture,
): SnapshotDocument {
  const fields = pictureFields(collection);
  return mapTexts(document, (text, path) => {
    // An item of a list is in the field of its list.
    const field = path.findLast((key) => typeof key === 'string');
    const isPicture = field !== undefined && fields.includes(field) && text.trim() !== '';
    return isPicture ? replace(text, path.join('.')) : text;
  }) as SnapshotDocument;
}

/**
 * Lists the pictures in documents, in order, blank ones excepted: the document's `id`, the place there from 0 (`slot`:
 * `image.1`), and `reference`, an address or, in stored documents, a path in the snapshot.
 */
export function listPictures(
  collection: SourceName,
  documents: readonly SnapshotDocument[],
): NamedPicture[] {
  const found: NamedPicture[] = [];
  for (const document of documents) {
    replacePictures(collection, document, (reference, slot) => {
      found.push({ id: document.id, slot, reference });
      return reference;
    });
  }
  return found;
}

/**
 * Lists the pictures that a source's stored text names, in its order, with repetitions. Empty for sheets, and for a
 * collection that cannot be read, if only because one document has no id.
 */
export function picturesIn(name: SourceName, text: string): NamedPicture[] {
  if (pictureFields(name).length === 0) return [];
  return listPictures(name, readDocuments(text) ?? []);
}

/** Collects the references of all pictures that these texts of sources name: in a snapshot, paths in its directory. */
export function referencesIn(sources: ReadonlyMap<SourceName, string>): Set<string> {
  const references = new Set<string>();
  for (const [name, text] of sources) {
    for (const { reference } of picturesIn(name, text)) references.add(reference);
  }
  return references;
}

const maxConcurrentPerHost = 4;
/** Tighter limits for pictures: the next run can fetch those that fail. */
const pictureLimits = { timeoutMs: 10_000, totalMs: 15_000, attempts: 2 };
const maxTotalMs = 60_000;

/** Reason in Spanish, with the host if the failure concerns all its pictures. */
interface PictureFailure {
  reason: string;
  host?: string;
}

/** Pictures known before a run, and those that the run fetched. */
export interface ImageCache {
  /** SHA-256 of the address → path in the snapshot. */
  known: Map<string, string>;
  /** Path in the snapshot → bytes of a picture that this run fetched. */
  fetched: ReadonlyMap<string, Uint8Array>;
  /** Fetches a picture, at most once a run. Resolves to null, or to the failure. */
  request: (address: string) => Promise<PictureFailure | null>;
}

/** Statuses that concern a whole store of pictures, such as a bucket of Firebase Storage: quota, permissions. */
const storeStatuses = [402, 412];

/** True if the host's other pictures would fail, too: it is down, busy or out of quota. A 500 is about one file. */
const isHostFailure = ({ isTransient, status }: SourceFailure): boolean =>
  isTransient ? status !== 500 : status !== undefined && storeStatuses.includes(status);

/**
 * Creates the cache of one run: `request(address)` fetches a picture once, if `known` lacks it, and resolves to null,
 * or to a failure with the Spanish `reason`. `known` leads from SHA-256 of addresses to paths, `fetched` from new paths
 * to bytes. Hosts are requested in parallel. A host that is down, busy or out of quota is not requested again, since
 * waiting for each picture would hold up the run.
 * @param before Pictures of the last snapshot: SHA-256 of the address → path. Stays as it is.
 */
export function imageCache(
  before: ReadonlyMap<string, string>,
  retryPolicy: RetryPolicy,
): ImageCache {
  const policy = endingIn(maxTotalMs, { ...retryPolicy, ...pictureLimits });
  const known = new Map(before);
  const fetched = new Map<string, Uint8Array>();
  const requests = new Map<string, Promise<PictureFailure | null>>();
  const hosts = new Map<string, { limit: LimitFunction; failure?: PictureFailure }>();

  async function fetchOnce(address: string): Promise<PictureFailure | null> {
    if (known.has(sha256(address))) return null;
    const url = httpUrl(address);
    if (url === null) return { reason: 'no es una dirección http(s)' };
    const { host } = new URL(url);
    const state = hosts.get(host) ?? { limit: pLimit(maxConcurrentPerHost) };
    hosts.set(host, state);
    return state.limit(async () => {
      if (state.failure) return state.failure;
      try {
        const { bytes, extension } = await fetchPicture(url, policy);
        const path = `images/${sha256(bytes)}.${extension}`;
        fetched.set(path, bytes);
        known.set(sha256(address), path);
        return null;
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        const reason = error.message;
        if (!isHostFailure(error)) return { reason };
        state.failure ??= { reason, host };
        return state.failure;
      }
    });
  }

  return {
    known,
    fetched,
    request: (address) => {
      const request = requests.get(address) ?? fetchOnce(address);
      requests.set(address, request);
      return request;
    },
  };
}

/** @param shown What is shown instead, in Spanish: `la que estaba`. */
function complaintAbout({ reason, host }: PictureFailure, shown: string): Complaint {
  if (host === undefined) {
    return {
      reason: `la imagen no se pudo usar: ${reason}; se muestra ${shown}`,
      advice: 'volvé a subir la imagen, o corregí su dirección',
    };
  }
  return {
    reason: `la imagen no se pudo bajar, ni las demás nuevas de ${host}: ${reason}; se muestran las que estaban o, si no había, las de relleno`,
    advice: 'la próxima corrida las vuelve a pedir; si sigue así, subilas a otro lado',
  };
}

const slotKey = ({ id, slot }: Omit<NamedPicture, 'reference'>): string => `${id}\n${slot}`;

/**
 * Returns copies of documents with paths in the snapshot in place of addresses of pictures. A picture that cannot be
 * fetched is reported in `problems` (a failing host once) and never fatal. Its place keeps its last picture, or becomes
 * null, and pages show a drawing.
 * @param last Pictures of the last good documents, with their paths as references.
 */
export async function fetchPictures(
  collection: SourceName,
  documents: readonly SnapshotDocument[],
  cache: ImageCache,
  last: readonly NamedPicture[] = [],
): Promise<{ documents: SnapshotDocument[]; problems: Problem[] }> {
  const pictures = listPictures(collection, documents);
  const failures = await Promise.all(pictures.map(({ reference }) => cache.request(reference)));
  const before = new Map(last.map((picture) => [slotKey(picture), picture.reference]));
  const pathOf = (address: string): string | null => cache.known.get(sha256(address)) ?? null;
  const replaced = documents.map((document) =>
    replacePictures(
      collection,
      document,
      (address, slot) => pathOf(address) ?? before.get(slotKey({ id: document.id, slot })) ?? null,
    ),
  );
  const reportedHosts = new Set<string>();
  const log = new ProblemLog(collection);
  for (const [index, picture] of pictures.entries()) {
    const failure = failures[index];
    if (!failure || (failure.host !== undefined && reportedHosts.has(failure.host))) continue;
    if (failure.host !== undefined) reportedHosts.add(failure.host);
    const { id, slot, reference } = picture;
    const shown = before.has(slotKey(picture)) ? 'la que estaba' : 'la de relleno';
    const complaint = complaintAbout(failure, shown);
    log.reportField(id, slot, reference, { ...complaint, isRemembered: true });
  }
  return { documents: replaced, problems: log.problems };
}
