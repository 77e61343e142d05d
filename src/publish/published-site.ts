/** Reading the site that is published now: what it was made from, and its files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicationFile, publicationSchema, type Publication } from './publication.ts';

export interface PublishedSite {
  /** Null when there is none, or it does not answer. */
  publication: () => Promise<Publication | null>;
  /** A file by its path inside the site; null when it cannot be had. */
  file: (path: string) => Promise<Uint8Array | null>;
}

const timeoutMs = 15_000;

function siteOf(file: PublishedSite['file']): PublishedSite {
  return {
    file,
    publication: async () => {
      const content = await file(publicationFile);
      if (!content) return null;
      try {
        const parsed = JSON.parse(Buffer.from(content).toString()) as unknown;
        return publicationSchema.safeParse(parsed).data ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** The site at an address, without a trailing slash. */
export function siteAt(address: string): PublishedSite {
  return siteOf(async (path) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${address}/${path}`, { signal, cache: 'no-store' });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
      return null;
    }
  });
}

/** The site in a directory of this machine. */
export function siteIn(directory: string): PublishedSite {
  return siteOf((path) => readFile(join(directory, path)).catch(() => null));
}
