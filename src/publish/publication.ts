/**
 * What a published site was made from, said by the site itself (`publicacion.json`). Asking what is
 * online, rather than keeping a record, makes a deploy that failed or was killed mend itself: the
 * next run finds the old answer and publishes again.
 */
import type { CalendarDate } from '../domain/time.ts';
import { z } from '../config/schemas/validation.ts';
import type { SnapshotFiles } from '../snapshot/files.ts';
import { readManifest } from '../snapshot/manifest.ts';
import { pastPublicationSchema } from '../snapshot/publications.ts';
import { sourceTitle } from '../snapshot/titles.ts';
import { isCollection, sourceNames, type SourceName } from '../sources/catalog.ts';
import { sheetDigest } from '../sources/tabs.ts';

export const publicationFile = 'publicacion.json';

/** Where a site's files with a hash in their name are: chunks and pictures, cards, the search's index. */
export const hashedFolders = ['_astro', 'tarjetas', 'busqueda'] as const;

const hashedPath = z.string().regex(new RegExp(`^(${hashedFolders.join('|')})/[\\w.@~-]+$`));

/** A source as the published site has it, for who watches over it from outside. */
const publishedSourceSchema = z.object({
  name: z.string(),
  /** In Spanish. */
  title: z.string(),
  /** The tab of a Google spreadsheet that it comes from, and the digest of what is published of it. */
  tab: z.object({ gid: z.string(), digest: z.string() }).nullable(),
  /** Why and since when its last good data stays in place of what came. */
  kept: z.object({ since: z.iso.datetime(), because: z.string() }).nullable(),
});

export const publicationSchema = z.object({
  /** Fingerprint of the snapshot. */
  data: z.string(),
  /** Commit of the code. */
  code: z.string(),
  /** Day of the publication in the community's calendar. */
  day: z.string(),
  /** Moment of the publication; a site of before said only its day. */
  at: z.iso.datetime().optional(),
  /** Why the data is held; null when it is not. */
  hold: z.string().nullable().default(null),
  sources: z.array(publishedSourceSchema).default([]),
  /** The last changes of the data, newest first. */
  publications: z.array(pastPublicationSchema).default([]),
  /** Its own files with a hash in their name: `_astro/….js`. */
  assets: z.array(hashedPath),
  /** Those of sites before it that it still has, with the last day they were a site's own. */
  kept: z.record(hashedPath, z.string()),
});

export type Publication = z.output<typeof publicationSchema>;

/** What the next publication would be made from. */
export interface Ingredients {
  data: string;
  code: string;
  day: CalendarDate;
}

/** What a publication says of itself besides, for who watches over it. */
export type Account = Required<Pick<Publication, 'at' | 'hold' | 'sources' | 'publications'>>;

/** Why a site made from these would be another one, in Spanish; empty when it would be the same. */
export function reasonsToPublish(next: Ingredients, online: Ingredients | null): string[] {
  if (!online) return ['no hay un sitio publicado que se pueda leer'];
  return [
    ...(online.data === next.data ? [] : ['cambiaron los datos']),
    ...(online.code === next.code ? [] : ['cambió el código del sitio']),
    ...(online.day === next.day ? [] : ['es la primera publicación del día']),
  ];
}

/** The spreadsheet's tab that a sheet comes from; null when its address names none. */
export type TabOf = (name: SourceName) => string | null;

/** How each source is in a snapshot that is published. */
export function publishedSources(files: SnapshotFiles, tabOf: TabOf): Publication['sources'] {
  const manifest = readManifest(files.manifest);
  return sourceNames.flatMap((name) => {
    const state = manifest?.sources[name];
    const text = files.sources.get(name);
    if (!state || state.status === 'absent' || text === undefined) return [];
    const gid = isCollection(name) ? null : tabOf(name);
    const tab = gid === null ? null : { gid, digest: sheetDigest(text) };
    const kept = state.status === 'kept' ? { since: state.since, because: state.because } : null;
    return [{ name, title: sourceTitle(name), tab, kept }];
  });
}
