/** The sources of a snapshot, one by one. */
import { readOr } from '../domain/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog.ts';
import { readAccepted } from '../sources/read.ts';
import type { Reading } from '../sources/reading.ts';
import type { SnapshotFiles } from './files.ts';
import { stateOf, type Manifest, type PresentState } from './manifest.ts';

/** A source's text with what is known of it, from the moment it is accepted until pages are made of it. */
export interface SourceVersion {
  text: string;
  /** The source's entry in the manifest. */
  state: PresentState;
  /** What the text says; null if it can no longer be read, as when its competition's file had another layout. */
  readonly reading: Reading | null;
}

/** A version that was stored. It is read when its reading is asked for, and once. */
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

/** The sources of a snapshot that have data, in the catalogue's order. */
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
