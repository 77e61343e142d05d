/** The state of every source, for whoever maintains them. */
import { sourceNames, type SourceName } from '../sources/catalog.ts';
import { stateOf, type SourceState } from '../snapshot/manifest.ts';
import { snapshot } from './snapshot.ts';

/** All sources, in the catalogue's order. */
export async function sourceStates(): Promise<{ name: SourceName; state: SourceState }[]> {
  const { manifest } = await snapshot();
  return sourceNames.map((name) => ({ name, state: stateOf(manifest, name) }));
}
