/** Links that organisers wrote and somebody should mend: each is told once, with the file or source that has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { parseCsv } from '../../src/domain/csv.ts';
import { readSnapshotFiles } from '../../src/snapshot/files.ts';
import { isCollection } from '../../src/sources/catalog.ts';
import type { SnapshotDocument } from '../../src/sources/canonical.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { decode } from './links.ts';

type Site = Pick<BuiltSite, 'address' | 'files'>;

/** Directories with the texts that pages are made from. */
type Origins = Pick<Environment, 'communityDirectory'> &
  Partial<Pick<Environment, 'snapshotDirectory'>>;

/**
 * True for a link to an address of this site that is no page or file of it: `/wsp` may still be there, by
 * its host's own rules. Links of our own are paths (`linkChecker`).
 */
function isDead(link: string, { address, files }: Site): boolean {
  if (!link.startsWith(`${address}/`)) return false;
  const path = decode(link.slice(address.length + 1).replace(/[?#].*$/, ''));
  return path !== '' && !files.has(path) && !files.has(`${path}.html`);
}

/** What is wrong with a link, and what to do at the place that has it; null where nothing is. */
function complaintOf(link: string, site: Site, place: string): string | null {
  if (isDead(link, site)) {
    return `el enlace ${link} lleva a una dirección del sitio que no es una página armada: fijate si tu servidor la tiene, o corregilo en ${place}`;
  }
  if (!link.startsWith('http:')) return null;
  return `el enlace ${link} no es https: corregilo en ${place}, si ese sitio lo tiene`;
}

/** The line of a community's file that has a text; null where none has. */
function placeInCommunity(directory: string, text: string): string | null {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => /\.(yaml|md)$/.test(path)).toSorted()) {
    const path = join(directory, name);
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes(text));
    if (line >= 0) return `${relative(process.cwd(), path)}, renglón ${line + 1}`;
  }
  return null;
}

/** The document or row of a snapshot that has a text; null where none has. */
async function placeInSnapshot(directory: string, text: string): Promise<string | null> {
  const { sources } = await readSnapshotFiles(directory);
  for (const [name, content] of sources) {
    if (!content.includes(text)) continue;
    if (isCollection(name)) {
      const documents = JSON.parse(content) as SnapshotDocument[];
      const document = documents.find((one) => JSON.stringify(one).includes(text));
      return `${name}, documento ${document?.id}`;
    }
    const row = parseCsv(name, content).findIndex((cells) => cells.join().includes(text));
    return `${name}, fila ${row + 1}`;
  }
  return null;
}

/**
 * Looks at pages one by one; once all have been seen, tells one line for each link to be mended.
 * @param keep What to keep of a text of a page.
 */
export function dataLinkChecker(site: Site, keep: (text: string) => string) {
  /** The first page with each link, and how many have it. */
  const found = new Map<string, { file: string; pages: number }>();
  return {
    see: ({ $, file }: BuiltPage): void => {
      const links = $('a[href]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
        .filter((link) => complaintOf(link, site, '') !== null);
      for (const link of new Set(links)) {
        const known = found.get(link);
        if (known) known.pages += 1;
        else found.set(keep(link), { file, pages: 1 });
      }
    },
    faults: (origins: Origins): Promise<string[]> =>
      Promise.all(
        [...found].map(async ([link, { file, pages }]) => {
          const { communityDirectory, snapshotDirectory } = origins;
          const place =
            placeInCommunity(communityDirectory, link) ??
            (snapshotDirectory ? await placeInSnapshot(snapshotDirectory, link) : null);
          const others = pages > 1 ? ` (y ${pages - 1} más)` : '';
          return `${file}${others}: ${complaintOf(link, site, place ?? 'su documento u hoja')}`;
        }),
      ),
  };
}
