/** The snapshot that this build publishes. */
import { newsListPath, provincePath } from '../config/addresses.ts';
import { provinceSlug } from '../sources/documents/province.ts';
import { sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { stateOf, type SourceState } from '../snapshot/manifest.ts';
import { lastChange, readSnapshot } from '../snapshot/snapshot.ts';
import { environment, once } from './this-build.ts';

/** True if the site is built without the item that has this page. @param page Decoded path, without base. */
export const isOmitted = (page: string): boolean => Object.hasOwn(environment.omitted, page);

/** The snapshot without omitted items. @throws SnapshotError that names file, place and reason. */
export const snapshot = once(async () => {
  const whole = await readSnapshot(environment);
  return {
    ...whole,
    news: whole.news.filter(({ id }) => !isOmitted(`${newsListPath}/${id}`)),
    qualifiers: whole.qualifiers.filter(
      ({ province }) => !province || !isOmitted(provincePath(provinceSlug(province))),
    ),
  };
});

/** `isDemo` if the site shows demo data; `changedAt` is when any data last changed, null without data. */
export async function freshness(): Promise<{ isDemo: boolean; changedAt: Date | null }> {
  const { manifest } = await snapshot();
  return { isDemo: environment.data === 'demo', changedAt: lastChange(manifest) };
}

/** States of all sources, in the catalogue's order. */
export async function sourceStates(): Promise<{ name: SourceName; state: SourceState }[]> {
  const { manifest } = await snapshot();
  return sourceNames.map((name) => ({ name, state: stateOf(manifest, name) }));
}
