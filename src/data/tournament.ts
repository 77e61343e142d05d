/** The national tournament: qualifiers and podiums. */
import { places } from '../config/site.ts';
import { isToCome, qualifiersByDate, type Qualifier } from '../sources/documents/qualifiers.ts';
import { newestYearFirst } from '../lib/time.ts';
import type { NationalPodium, WorldPodium } from '../sources/documents/podiums.ts';
import { builtAt } from './this-build.ts';
import { snapshot } from './snapshot.ts';

/** All qualifiers, sorted by date. Those without a date are last. */
export const qualifiers = async (): Promise<Qualifier[]> =>
  qualifiersByDate((await snapshot()).qualifiers);

/** All provinces with their qualifiers, by date. */
export async function qualifiersByProvince() {
  const all = await qualifiers();
  return places.map((province) => ({
    province,
    qualifiers: all.filter((qualifier) => qualifier.province?.id === province.id),
  }));
}

/** Qualifiers still to come, sorted by date. Those without a date are last. */
export const upcomingQualifiers = async (): Promise<Qualifier[]> =>
  (await qualifiers()).filter((qualifier) => isToCome(qualifier, builtAt));

/** National podiums, newest year first. */
export const nationalPodiums = async (): Promise<NationalPodium[]> =>
  newestYearFirst((await snapshot()).nationalPodiums);

/** World championship podiums, newest year first. */
export const worldPodiums = async (): Promise<WorldPodium[]> =>
  newestYearFirst((await snapshot()).worldPodiums);

/** Texts of the rules, in the order of their panels on the tournament's page. */
export const nationalRules = [
  { id: 'reglas', label: 'Reglas' },
  { id: 'puntos', label: 'Puntos' },
  { id: 'reglas-adicionales', label: 'Reglas adicionales' },
  { id: 'premios', label: 'Premios' },
] as const;
