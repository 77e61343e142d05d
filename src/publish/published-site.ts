/** Reads files of the published site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrDefault } from '../lib/file-error.ts';
import { readJson } from '../lib/validation.ts';
import { SourceFailure } from '../sources/fetch/failure.ts';
import { fetchFile } from '../sources/fetch/http.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../sources/fetch/retry-policy.ts';
import { publicationFile, publicationSchema, type Publication } from './publication.ts';

/** Reads the file at a path of a site; null if there is none. Rejects with SourceFailure if no site answers. */
export type PublishedSite = (path: string) => Promise<Uint8Array | null>;

const siteRetryPolicy: RetryPolicy = { ...defaultRetryPolicy, timeoutMs: 15_000 };
const maxBytes = 20 * 2 ** 20;

/** Reads what a site was made from. Null without a valid publicacion.json. @throws SourceFailure without an answer. */
export async function readPublication(site: PublishedSite): Promise<Publication | null> {
  const content = await site(publicationFile);
  return content === null ? null : readJson(publicationSchema, Buffer.from(content).toString());
}

/** Reader of the site at an address without trailing slash. Gives null for a 404, and rejects with SourceFailure else. */
export function siteAt(address: string, retryPolicy = siteRetryPolicy): PublishedSite {
  return async (path) => {
    try {
      return (await fetchFile(`${address}/${path}`, maxBytes, retryPolicy)).bytes;
    } catch (error) {
      if (error instanceof SourceFailure && error.status === 404) return null;
      throw error;
    }
  };
}

/** Reader of the site in a directory of this machine. Resolves to null for a missing file. */
export const siteIn =
  (directory: string): PublishedSite =>
  (path) =>
    readOrDefault(readFile(join(directory, path)), null);
