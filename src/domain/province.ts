/** Which province a place is in, from what people write. */
import { region } from '../config/region.ts';
import { places, site } from '../config/site.ts';
import type { Qualifier } from './qualifiers.ts';
import { sameName, slug } from './text.ts';

export type Province = (typeof places)[number];

/** The last part of a province's addresses. */
export const provinceSlug = ({ name }: Pick<Province, 'name'>): string => slug(name);

/** `Bs.As.` → `bs-as`. */
const cityKey = (name: string): string => slug(name.replaceAll('.', '. '));

const regionPrefix = new RegExp(`^(provincia|pcia|prov|${slug(region.name)})-((de|del)-)?`);

/** `Pcia. de Córdoba` → `cordoba`. */
const provinceKey = (name: string): string => cityKey(name).replace(regionPrefix, '');

const namesOf = ({ name, short, spellings }: Province): string[] => [name, short, ...spellings];

/** Provinces by the key of each of their names; one name may be of several. */
function index(
  names: (province: Province) => readonly string[],
  keyOf: (name: string) => string,
): (name: string) => readonly Province[] {
  return (name) => {
    const key = keyOf(name);
    return places.filter((province) => names(province).some((known) => keyOf(known) === key));
  };
}

const provincesNamed = index(namesOf, provinceKey);
const provincesWithCity = index(({ cities }) => cities, cityKey);

/** The province of this name, as «Pcia. de Salta» or «SALTA»; null when there is none. */
export function provinceNamed(name: string): Province | null {
  return provincesNamed(name)[0] ?? null;
}

/**
 * The province of a city, whose name may have its province beside it: «Rosario», «Rosario (Santa
 * Fe)», «Rosario - Santa Fe», the country after it. «Buenos Aires» alone is the capital, as everybody means it
 * of a city and as the final's city is written. Null for a city that is unknown, or that stands in
 * several provinces and says none.
 */
export function provinceOf(city: string): Province | null {
  const [place = '', ...added] = city
    .split(/[,()/]|\s[-–—]\s/)
    .filter((part) => cityKey(part) !== '' && !sameName(part.trim(), site.country));
  const candidates = provincesWithCity(place);
  const written = added.map(provincesNamed).findLast(({ length }) => length > 0);
  if (written)
    return written.find((province) => candidates.includes(province)) ?? written[0] ?? null;
  if (candidates.length > 1) return null;
  return candidates[0] ?? provinceNamed(place);
}

/** A city with its province, unless its name says it already: «Rosario, Santa Fe», «Córdoba». */
export function localityOf({ city, province }: Pick<Qualifier, 'city' | 'province'>): string {
  if (!province) return city;
  const words = `-${cityKey(city)}-`;
  const isSaid = namesOf(province).some((name) => words.includes(`-${provinceKey(name)}-`));
  return isSaid ? city : `${city}, ${province.name}`;
}
