/** The pictures a collection's documents name: fetched once each, kept under their hash. */
import pLimit, { type LimitFunction } from 'p-limit';
import type { Complaint, Problem } from '../domain/problem.ts';
import { hideCredentials, httpUrl } from '../domain/url.ts';
import { SourceFailure } from '../sources/failure.ts';
import { fetchPicture } from '../sources/images.ts';
import { endingIn, type RetryPolicy } from '../sources/retry-policy.ts';
import type { SnapshotDocument } from '../sources/canonical.ts';
import type { SourceName } from '../sources/catalog.ts';
import { sha256 } from '../files/hash.ts';
import { listPictures, replacePictures, type NamedPicture } from './pictures.ts';

const atATimeOfAHost = 4;
/** Limits of one picture, in milliseconds: the next run can fetch it, too. */
const hasty = { timeoutMs: 10_000, totalMs: 15_000, attempts: 2 };
/** Milliseconds for all pictures of a run. */
const allMs = 60_000;

/** Why a picture cannot be had; with its host where that is the host's fault. */
interface PictureFailure {
  reason: string;
  host?: string;
}

/** Pictures of a run: known before it, and fetched in it. */
export interface ImageCache {
  /** SHA-256 of the address → path in the snapshot. */
  known: Map<string, string>;
  /** Path in the snapshot → bytes of a picture that was fetched now. */
  fetched: ReadonlyMap<string, Uint8Array>;
  /** Fetches a picture, once however often it is asked for; null, or why the picture cannot be had. */
  request: (address: string) => Promise<PictureFailure | null>;
}

/** Answers about a whole store of pictures, such as Firebase Storage's: its quota, and its permissions. */
const storeStatuses = [402, 412];

/** No answer, or one that would be the same for the host's other pictures: it is down, busy or out of quota. */
const isOfHost = ({ isTransient, status }: SourceFailure): boolean =>
  isTransient ? status !== 500 : storeStatuses.includes(status ?? 0);

/**
 * A cache for one run. Hosts are asked side by side, and one that failed is not asked again: waiting for
 * each of its pictures would hold up the run.
 */
export function imageCache(
  before: ReadonlyMap<string, string>,
  retryPolicy: RetryPolicy,
): ImageCache {
  const policy = endingIn(allMs, { ...retryPolicy, ...hasty });
  const known = new Map(before);
  const fetched = new Map<string, Uint8Array>();
  const requests = new Map<string, Promise<PictureFailure | null>>();
  const hosts = new Map<string, { limit: LimitFunction; failure?: PictureFailure }>();

  async function ask(address: string): Promise<PictureFailure | null> {
    if (known.has(sha256(address))) return null;
    const url = httpUrl(address);
    if (url === null) return { reason: 'no es una dirección http(s)' };
    const { host } = new URL(url);
    const state = hosts.get(host) ?? { limit: pLimit(atATimeOfAHost) };
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
        if (!isOfHost(error)) return { reason: error.message };
        return (state.failure ??= { reason: error.message, host });
      }
    });
  }

  return {
    known,
    fetched,
    request: (address) => {
      const request = requests.get(address) ?? ask(address);
      requests.set(address, request);
      return request;
    },
  };
}

const complaint = ({ reason, host }: PictureFailure, isKept: boolean): Complaint =>
  host === undefined
    ? {
        reason: `la imagen no se pudo usar: ${reason}; se muestra la ${isKept ? 'que estaba' : 'de relleno'}`,
        advice: 'volvé a subir la imagen, o corregí su dirección',
      }
    : {
        reason: `la imagen no se pudo bajar, ni las demás nuevas de ${host}: ${reason}; se muestran las que estaban o, si no había, las de relleno`,
        advice: 'la próxima corrida las vuelve a pedir; si sigue así, subilas a otro lado',
      };

const slotKey = ({ id, slot }: Omit<NamedPicture, 'reference'>): string => `${id}\n${slot}`;

/**
 * Replaces the addresses in documents by paths in the snapshot. A picture that cannot be had is
 * reported, a host that failed once; it is never fatal. Its place keeps the picture that it had, unless the document
 * shows that one elsewhere, or becomes null, for which pages show a picture of ours.
 * @param last The pictures of the last good documents, by their paths.
 */
export async function fetchPictures(
  collection: SourceName,
  documents: readonly SnapshotDocument[],
  cache: ImageCache,
  last: readonly NamedPicture[] = [],
): Promise<{ documents: SnapshotDocument[]; problems: Problem[] }> {
  const named = listPictures(collection, documents);
  const failures = await Promise.all(named.map(({ reference }) => cache.request(reference)));
  const before = new Map(last.map((picture) => [slotKey(picture), picture.reference]));
  const pathOf = (address: string): string | null => cache.known.get(sha256(address)) ?? null;
  const kept = new Set<string>();
  const replaced = documents.map((document) => {
    const { id } = document;
    const shown = new Set(
      listPictures(collection, [document]).map(({ reference }) => pathOf(reference)),
    );
    return replacePictures(collection, document, (address, slot) => {
      const key = slotKey({ id, slot });
      const good = before.get(key);
      if (pathOf(address) !== null || good === undefined || shown.has(good)) return pathOf(address);
      kept.add(key);
      return good;
    });
  });
  const told = new Set<string>();
  const problems: Problem[] = [];
  named.forEach((picture, index) => {
    const failure = failures[index];
    if (!failure || (failure.host !== undefined && told.has(failure.host))) return;
    if (failure.host !== undefined) told.add(failure.host);
    const { id, slot, reference } = picture;
    const place = { source: collection, row: id, column: slot, value: hideCredentials(reference) };
    const said = complaint(failure, kept.has(slotKey(picture)));
    problems.push({ ...place, ...said, isRemembered: true });
  });
  return { documents: replaced, problems };
}
