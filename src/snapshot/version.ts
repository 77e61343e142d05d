/** The versions of sources that a snapshot stores. */
import { readOr } from '../sources/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { readAccepted } from '../sources/catalog/read.ts';
import type { Reading } from '../sources/catalog/reading.ts';
import type { SnapshotFiles } from './files.ts';
import { stateOf, type Manifest, type PresentState } from './manifest.ts';

/** Text of a source with its state, from its acceptance until pages are built from it. */
export interface SourceVersion {
  text: string;
  state: PresentState;
  /** The parsed text. Null if it can no longer be parsed, as when its competition's file had another layout. */
  readonly reading: Reading | null;
}

/** Returns a stored version, which is parsed once, at the first access to `reading`. Null if it cannot be parsed. */
export function storedVersion(name: SourceName, text: string, state: PresentState): SourceVersion {
  let reading: Reading | null | undefined;
  return {
    text,
    state,
    get reading() {
      if (reading === undefined) {
        reading = readOr(
          () => readAccepted(name, text, state),
          () => null,
        );
      }
      return reading;
    },
  };
}

/** Versions of all sources that have data, in the catalogue's order. */
export const storedVersions = (
  { sources }: SnapshotFiles,
  manifest: Manifest,
): Map<SourceName, SourceVersion> =>
  new Map(
    sourceNames.flatMap((name): [SourceName, SourceVersion][] => {
      const [state, text] = [stateOf(manifest, name), sources.get(name)];
      if (state.status === 'absent' || text === undefined) return [];
      return [[name, storedVersion(name, text, state)]];
    }),
  );
