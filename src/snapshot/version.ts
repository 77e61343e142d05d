/** The sources that a snapshot stores. */
import { readOr } from '../sources/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { readAccepted, type Source } from '../sources/catalog/read.ts';
import type { Reading } from '../sources/catalog/reading.ts';
import type { SnapshotFiles } from './files.ts';
import { stateOf, type Manifest, type PresentState } from './manifest.ts';

/** A source with its state in the manifest. */
export type StoredSource = Source<PresentState>;

/** Returns a stored source, which is parsed once, at the first access to `reading`. */
export function storedSource(name: SourceName, text: string, state: PresentState): StoredSource {
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

/** All sources that have data, in the catalogue's order. */
export const storedSources = (
  { sources }: SnapshotFiles,
  manifest: Manifest,
): Map<SourceName, StoredSource> =>
  new Map(
    sourceNames.flatMap((name): [SourceName, StoredSource][] => {
      const [state, text] = [stateOf(manifest, name), sources.get(name)];
      if (state.status === 'absent' || text === undefined) return [];
      return [[name, storedSource(name, text, state)]];
    }),
  );
