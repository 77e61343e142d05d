/** Finds faulty links that organisers wrote. Each is reported once, with the file or source that contains it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { textFilesIn } from '../../src/config/community.ts';
import type { Environment } from '../../src/config/environment.ts';
import { parseCsv } from '../../src/sources/sheets/csv.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import { isCollection, sourceTitle } from '../../src/sources/catalog/catalog.ts';
import type { SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { decode } from './links.ts';

type Site = Pick<BuiltSite, 'address' | 'files'>;

/** Directories whose texts the pages are made from. */
export type Origins = Pick<Environment, 'communityDirectory'> &
  Partial<Pick<Environment, 'snapshotDirectory'>>;

/**
 * True for an absolute link to this site that leads to none of its pages or files. Such a link may still work: the host
 * may redirect `/wsp` by a rule of its own. Links that our code writes are paths, which `linkChecker` checks.
 */
function isDead(link: string, { address, files }: Site): boolean {
  if (!link.startsWith(`${address}/`)) return false;
  const path = decode(link.slice(address.length + 1).replace(/[?#].*$/, ''));
  return path !== '' && !files.has(path) && !files.has(`${path}.html`);
}

/** Says what is wrong with a faulty link, and what to do in `place`, which contains it. */
const complaintOf = (link: string, site: Site, place: string): string =>
  isDead(link, site)
    ? `el enlace ${link} lleva a una dirección del sitio que no es una página armada: fijate si tu servidor la tiene, o corregilo en ${place}`
    : `el enlace ${link} no es https: corregilo en ${place}, si ese sitio lo tiene`;

/** File and line of the community's folder that contain a text; null if no file does. */
function placeInCommunity(directory: string, text: string): string | null {
  for (const path of textFilesIn(directory)) {
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((content) => content.includes(text));
    if (line >= 0) return `${relative(process.cwd(), path)}, renglón ${line + 1}`;
  }
  return null;
}

/** Source and document or row of a snapshot that contain a text; null if none does. */
async function placeInSnapshot(directory: string, text: string): Promise<string | null> {
  const { sources } = await openSnapshot(directory);
  for (const [name, content] of sources) {
    if (!content.includes(text)) continue;
    if (isCollection(name)) {
      const documents = JSON.parse(content) as SnapshotDocument[];
      const document = documents.find((fields) => JSON.stringify(fields).includes(text));
      return `${sourceTitle(name)}, documento ${document?.id}`;
    }
    const row = parseCsv(content).findIndex((cells) => cells.join().includes(text));
    return `${sourceTitle(name)}, fila ${row + 1}`;
  }
  return null;
}

/**
 * Checks links that organisers wrote: pass each page to `see`, then `faults` returns a line for each faulty link.
 * @param keep Copies a text of a page (`textKeeper`).
 */
export function dataLinkChecker(site: Site, keep: (text: string) => string) {
  /** For each faulty link, the first page with it and the number of pages. */
  const found = new Map<string, { file: string; pages: number }>();
  return {
    see: ({ $, file }: BuiltPage): void => {
      const links = new Set(
        $('a[href]')
          .toArray()
          .map(({ attribs }) => attribs['href'] ?? ''),
      );
      for (const link of links) {
        if (!link.startsWith('http:') && !isDead(link, site)) continue;
        const earlier = found.get(link);
        if (earlier) earlier.pages += 1;
        else found.set(keep(link), { file, pages: 1 });
      }
    },
    faults: async ({ communityDirectory, snapshotDirectory }: Origins): Promise<string[]> => {
      const lines: string[] = [];
      for (const [link, { file, pages }] of found) {
        let place = placeInCommunity(communityDirectory, link);
        if (place === null && snapshotDirectory !== undefined) {
          place = await placeInSnapshot(snapshotDirectory, link);
        }
        const others = pages > 1 ? ` (y ${pages - 1} más)` : '';
        lines.push(`${file}${others}: ${complaintOf(link, site, place ?? 'su documento u hoja')}`);
      }
      return lines;
    },
  };
}
