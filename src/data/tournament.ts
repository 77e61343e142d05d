/** The national tournament: qualifiers and podiums. */
import { places } from '../config/site.ts';
import { isPast, type Qualifier } from '../domain/qualifiers.ts';
import { newestYearFirst } from '../domain/time.ts';
import type { NationalPodium, WorldPodium } from '../domain/podiums.ts';
import { snapshot } from './snapshot.ts';

/** Qualifiers by date. */
export async function qualifiers(): Promise<Qualifier[]> {
  const { qualifiers: all } = await snapshot();
  return all.toSorted((a, b) => a.date.getTime() - b.date.getTime());
}

/** Each province with its qualifiers, by date. */
export async function qualifiersByProvince() {
  const all = await qualifiers();
  return places.map((province) => ({
    province,
    qualifiers: all.filter((qualifier) => qualifier.province?.id === province.id),
  }));
}

/** Qualifiers that are still to come at `now`, by date. */
export async function upcomingQualifiers(now: Date): Promise<Qualifier[]> {
  return (await qualifiers()).filter((qualifier) => !isPast(qualifier, now));
}

/** National podiums, newest year first. */
export async function nationalPodiums(): Promise<NationalPodium[]> {
  return newestYearFirst((await snapshot()).nationalPodiums);
}

/** The country at the world championship, newest year first. */
export async function worldPodiums(): Promise<WorldPodium[]> {
  return newestYearFirst((await snapshot()).worldPodiums);
}

/** Its rules: texts, and the panels of its page that show them. */
export const nationalRules = [
  { id: 'reglas', label: 'Reglas' },
  { id: 'puntos', label: 'Puntos' },
  { id: 'reglas-adicionales', label: 'Reglas adicionales' },
  { id: 'premios', label: 'Premios' },
] as const;
