/** Finds the province of a place, from what people write. */
import { region, places, site } from '../../config/site.ts';
import type { Qualifier } from './qualifiers.ts';
import { sameName, slug } from '../../lib/text.ts';

/** A province, or what the community's country is divided into (places.yaml). */
export type Province = (typeof places)[number];

/** The `slug` of a province's name, by which its page and files are called: `santa-fe` for «Santa Fe». */
export const provinceSlug = ({ name }: Pick<Province, 'name'>): string => slug(name);

/** Words before the name of a province in a key: `pcia-de-`, `provincia-del-`. */
const regionPrefix = new RegExp(`^(provincia|pcia|prov|${slug(region.name)})-((de|del)-)?`);

/** Key of a province's name: `Pcia. de Córdoba` → `cordoba`. */
const provinceKey = (name: string): string => slug(name).replace(regionPrefix, '');

const namesOf = ({ name, short, spellings }: Province): string[] => [name, short, ...spellings];

/** Finds the provinces that a name or spelling belongs to. Several provinces may share one. */
function provincesNamed(name: string): Province[] {
  const key = provinceKey(name);
  return places.filter((province) => namesOf(province).some((known) => provinceKey(known) === key));
}

/** First province with this name, abbreviation or spelling. Case, accents and «Pcia. de» do not count. Null if there is none. */
export function provinceNamed(name: string): Province | null {
  return provincesNamed(name)[0] ?? null;
}

/**
 * Finds the province that a city's name includes, «Rosario (Santa Fe)», «Rosario - Santa Fe»; of two with that name the
 * city's. Without one it is the city's own, «Rosario». A name that no city has may be a province's. Null if neither the
 * city nor a province is known, and for a city of several provinces that names none.
 */
export function provinceOf(place: string): Province | null {
  const [city = '', ...added] = place
    .split(/[,()/]|\s[-–—]\s/)
    .filter((part) => slug(part) !== '' && !sameName(part.trim(), site.country));
  const key = slug(city);
  const candidates = places.filter(({ cities }) => cities.some((known) => slug(known) === key));
  const written = added.map(provincesNamed).findLast(({ length }) => length > 0);
  if (written) {
    const ofCity = candidates.length > 0 ? candidates : provincesNamed(city);
    return written.find((province) => ofCity.includes(province)) ?? written[0] ?? null;
  }
  if (candidates.length > 1) return null;
  return candidates[0] ?? provinceNamed(city);
}

/** A city's name with its province, «Rosario, Santa Fe». The name alone if it has the province, or `province` is null. */
export function localityOf({ city, province }: Pick<Qualifier, 'city' | 'province'>): string {
  if (!province) return city;
  const words = `-${slug(city)}-`;
  const isNamed = namesOf(province).some((name) => words.includes(`-${provinceKey(name)}-`));
  return isNamed ? city : `${city}, ${province.name}`;
}
