/** What a publication says of its data: how each source is, and what changed last. */
import { sheetDigest } from '../sources/tabs.ts';
import { isCollection, sourceNames, type SourceName } from '../sources/catalog.ts';
import type { SnapshotFiles } from '../snapshot/files.ts';
import { readManifest } from '../snapshot/manifest.ts';
import type { PastPublication } from '../snapshot/publications.ts';
import { sourceTitle } from '../snapshot/titles.ts';
import type { Hold } from './hold.ts';
import type { Account, PublishedSource } from './publication.ts';

/** The spreadsheet's tab that a sheet comes from; null when its address names none. */
export type TabOf = (name: SourceName) => string | null;

function publishedSources(files: SnapshotFiles, tabOf: TabOf): PublishedSource[] {
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

/** The account of a publication that is made now of these files. */
export function accountOf(
  files: SnapshotFiles,
  {
    tabOf,
    now,
    hold,
    publications,
  }: {
    tabOf: TabOf;
    now: Date;
    hold: Hold | null;
    publications: PastPublication[];
  },
): Account {
  return { at: now.toISOString(), hold, sources: publishedSources(files, tabOf), publications };
}
