/** The snapshot that this build publishes: its documents, and the state of its sources. */
import { newsListPath, provincePath } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { compareNames } from '../lib/text.ts';
import { yearOf } from '../lib/time.ts';
import type { Community } from '../sources/documents/communities.ts';
import { newestNewsFirst, type NewsItem } from '../sources/documents/news.ts';
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

/** All news, newest first. */
export const allNews = once(async (): Promise<readonly NewsItem[]> =>
  newestNewsFirst((await snapshot()).news),
);

/** Pages of the list on which each year with news begins, newest year first. Pages are counted from 1. */
export async function newsYears(): Promise<{ year: number; page: number }[]> {
  const years = (await allNews()).map(({ publishedAt }) => yearOf(publishedAt));
  return [...new Set(years)].map((year) => ({
    year,
    page: Math.floor(years.indexOf(year) / site.news.perPage) + 1,
  }));
}

/** Titles of the sections of the page of communities, in order. */
const communityTitles: Readonly<Record<Community['category'], string>> = {
  pais: 'COMUNIDADES DE OTROS PAÍSES',
  competencia: 'COMPETENCIAS - INFORMACIÓN',
  util: 'ÚTILES Y HERRAMIENTAS',
  youtube: 'STREAMING - PODCAST',
};

/** Sections that have a community, in the page's order, each with its communities sorted by name. */
export async function communitySections() {
  const { communities } = await snapshot();
  const all = communities.toSorted((a, b) => compareNames(a.name, b.name));
  return Object.entries(communityTitles)
    .map(([id, title]) => ({
      id,
      title,
      communities: all.filter(({ category }) => category === id),
    }))
    .filter(({ communities }) => communities.length > 0);
}
