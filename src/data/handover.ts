/**
 * The data that a build has read already, for its collections: reading and validating it again costs
 * as much as the first time. The collections are bundled by Vite and the build's script is not, so
 * they meet in the process's global object.
 */
import type { Season } from '../domain/season.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** All that a site is built from. */
export interface SiteData {
  snapshot: Snapshot;
  /** Finished ones, newest first. */
  seasons: readonly Season[];
}

declare global {
  var dataOfBuild: SiteData | undefined;
}

/** Leaves the data for the collections of this process. */
export function handOver(data: SiteData): void {
  globalThis.dataOfBuild = data;
}

/** The data that was left, once: who reads it again wants it as it is by then. */
export function takeOver(): SiteData | undefined {
  const data = globalThis.dataOfBuild;
  globalThis.dataOfBuild = undefined;
  return data;
}
