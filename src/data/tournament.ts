/** The national tournament: qualifiers and podiums. */
import { getCollection } from 'astro:content';
import { byDate, isPast, type Qualifier } from '../domain/qualifiers.ts';
import { newestYearFirst } from '../domain/time.ts';
import type { NationalPodium, WorldPodium } from '../domain/podiums.ts';

/** Qualifiers by date. */
export async function qualifiers(): Promise<Qualifier[]> {
  return byDate((await getCollection('qualifiers')).map(({ data }) => data));
}

/** Qualifiers that are still to come at `now`, by date. */
export async function upcomingQualifiers(now: Date): Promise<Qualifier[]> {
  return (await qualifiers()).filter((qualifier) => !isPast(qualifier, now));
}

/** National podiums, newest year first. */
export async function nationalPodiums(): Promise<NationalPodium[]> {
  return newestYearFirst((await getCollection('nationalPodiums')).map(({ data }) => data));
}

/** The country at the world championship, newest year first. */
export async function worldPodiums(): Promise<WorldPodium[]> {
  return newestYearFirst((await getCollection('worldPodiums')).map(({ data }) => data));
}
