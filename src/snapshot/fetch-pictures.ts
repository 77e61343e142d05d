/** The pictures a collection's documents name: fetched once each, kept under their hash. */
import pLimit from 'p-limit';
import type { Complaint, Problem } from '../domain/problem.ts';
import { httpUrl } from '../domain/url.ts';
import { SourceFailure, SourceTimeout } from '../sources/failure.ts';
import { fetchPicture } from '../sources/images.ts';
import type { RetryPolicy } from '../sources/retry-policy.ts';
import type { SnapshotDocument } from '../sources/canonical.ts';
import type { CollectionName } from '../sources/catalog.ts';
import { sha256 } from './manifest.ts';
import { listPictures, replacePictures } from './pictures.ts';

const atATime = 4;

/** Pictures of a run: known before it, and fetched in it. */
export interface PictureShelf {
  /** SHA-256 of the address → path in the snapshot. */
  known: Map<string, string>;
  /** Path in the snapshot → bytes, of what was fetched now. */
  fetched: Map<string, Uint8Array>;
  /** Hosts that did not answer in time: waiting for each of their pictures would hold up the run. */
  silentHosts: Set<string>;
}

const complaint = (reason: string): Complaint => ({
  reason: `la imagen no se pudo usar: ${reason}; se muestra la de relleno`,
  advice: 'volvé a subir la imagen, o corregí su dirección',
  isOfPicture: true,
});

/** Puts a picture on the shelf, unless it is there; says why when it cannot. */
async function shelve(
  address: string,
  shelf: PictureShelf,
  retryPolicy: RetryPolicy,
): Promise<string | null> {
  const key = sha256(address);
  if (shelf.known.has(key)) return null;
  const url = httpUrl(address);
  if (url === null) return 'no es una dirección http(s)';
  const { host } = new URL(url);
  if (shelf.silentHosts.has(host)) return `no se pidió, porque ${host} no está respondiendo`;
  try {
    const { bytes, extension } = await fetchPicture(url, retryPolicy);
    const path = `images/${sha256(bytes)}.${extension}`;
    shelf.fetched.set(path, bytes);
    shelf.known.set(key, path);
    return null;
  } catch (error) {
    if (error instanceof SourceTimeout) shelf.silentHosts.add(host);
    if (error instanceof SourceFailure) return error.message;
    throw error;
  }
}

/**
 * Replaces the addresses in documents by paths in the snapshot. A picture that cannot be had is
 * reported and becomes null, for which pages show a picture of ours; it is never fatal.
 */
export async function fetchPictures(
  collection: CollectionName,
  documents: readonly SnapshotDocument[],
  shelf: PictureShelf,
  retryPolicy: RetryPolicy,
): Promise<{ documents: SnapshotDocument[]; problems: Problem[] }> {
  const limit = pLimit(atATime);
  const named = documents.flatMap((document) =>
    listPictures(document).map((picture) => ({ ...picture, id: document.id })),
  );
  const addresses = [...new Set(named.map(({ reference }) => reference))];
  const failures = new Map<string, string>();
  await Promise.all(
    addresses.map((address) =>
      limit(async () => {
        const failure = await shelve(address, shelf, retryPolicy);
        if (failure !== null) failures.set(address, failure);
      }),
    ),
  );
  return {
    documents: documents.map((document) =>
      replacePictures(document, (address) => shelf.known.get(sha256(address)) ?? null),
    ),
    problems: named.flatMap(({ id, slot, reference }) => {
      const failure = failures.get(reference);
      if (failure === undefined) return [];
      const place = { source: collection, row: id, column: slot, value: reference };
      return [{ ...place, ...complaint(failure) }];
    }),
  };
}
