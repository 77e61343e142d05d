/** Reads the last good data, with which a run compares what it fetches. */
import type { SourceName } from '../sources/catalog/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { damageOf, storedSources, type StoredSource } from './version.ts';

/** The last snapshot, without what is damaged. */
export interface LastSnapshot {
  /** Null if it is missing or damaged. */
  manifest: Manifest | null;
  /** Last good data of each source. */
  sources: Map<SourceName, StoredSource>;
  /** Names of sources that had data, even if a file of theirs is damaged or lost now. */
  names: Set<string>;
  /** Pictures that are there: SHA-256 of the address → path. */
  pictures: Map<string, string>;
}

/** Reads the last snapshot. Without a valid manifest it has neither sources nor pictures. */
export function readLastGood(files: SnapshotFiles): LastSnapshot {
  const manifest = readManifest(files.manifest);
  const last: LastSnapshot = {
    manifest,
    sources: new Map(),
    names: new Set(files.sources.keys()),
    pictures: new Map(),
  };
  if (!manifest) return last;
  for (const [name, { status }] of Object.entries(manifest.sources)) {
    if (status !== 'absent') last.names.add(name);
  }
  for (const [name, source] of storedSources(files, manifest)) {
    if (damageOf(name, source, files.pictures) === null) last.sources.set(name, source);
  }
  for (const [address, path] of Object.entries(manifest.pictures)) {
    if (files.pictures.has(path)) last.pictures.set(address, path);
  }
  return last;
}
