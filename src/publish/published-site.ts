/** Reading the site that is published now: what it was made from, and its files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../config/schemas/validation.ts';
import { SourceFailure } from '../sources/failure.ts';
import { fetchFile } from '../sources/http.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../sources/retry-policy.ts';
import { publicationFile, publicationSchema, type Publication } from './publication.ts';

/**
 * A site: its file at a path; null when it is not there. Rejects with a SourceFailure while the site does
 * not answer: that is not to say it has nothing.
 */
export type PublishedSite = (path: string) => Promise<Uint8Array | null>;

const siteRetryPolicy: RetryPolicy = { ...defaultRetryPolicy, timeoutMs: 15_000 };
const maxBytes = 20 * 2 ** 20;

/** What a site was made from; null when it does not say so, or there is none. */
export async function readPublication(site: PublishedSite): Promise<Publication | null> {
  const content = await site(publicationFile);
  return readJson(publicationSchema, Buffer.from(content ?? '').toString());
}

/** The site at an address, without a trailing slash. */
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

/** The site in a directory of this machine. */
export const siteIn =
  (directory: string): PublishedSite =>
  (path) =>
    readFile(join(directory, path)).catch(() => null);
