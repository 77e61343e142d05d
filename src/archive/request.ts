/** What a person asks for: which competitions to close or to open, in the words of the button. */
import { ConfigurationError } from '../config/error.ts';
import type { Competition } from '../config/site.ts';
import { listNames, sameName } from '../domain/text.ts';
import { sheetsOfCompetition } from '../sources/catalog.ts';
import { trustable, type SettleOptions } from './settle.ts';

/** What competitions play is called, or will be, by their ids; only where something is said of it. */
export type Names = Readonly<Record<string, string | undefined>>;

/** The names of a competition's sheets in a snapshot. */
export const sheetNamesOf = (competition: Competition): string[] => [
  ...sheetsOfCompetition(competition).keys(),
];

/** The word that stands for all competitions. */
const everyone = 'todas';

/**
 * The competitions that a text names by id or short name, with blanks or commas between them, in the order of the
 * menu. «todas» are all of them.
 * @throws ConfigurationError for any other word, and for none.
 */
export function readCompetitions(
  text: string,
  all: readonly Competition[],
): readonly Competition[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && sameName(words[0] ?? '', everyone)) return all;
  const named = words.map((word) => {
    const found = all.find(({ id, shortName }) => id === word || sameName(shortName, word));
    if (found) return found;
    throw new ConfigurationError(`«${word}»: ${wordsFor(all)}`);
  });
  if (named.length === 0) throw new ConfigurationError(`falta la competencia: ${wordsFor(all)}`);
  return all.filter((competition) => named.includes(competition));
}

const wordsFor = (all: readonly Competition[]): string =>
  all.length > 1
    ? `escribí ${listNames(all.map(({ id }) => id))}, o ${everyone}`
    : `escribí ${all.map(({ id }) => id).join('')}`;

/** One name, or one for each competition with bars between them. @throws ConfigurationError */
export function readNames(text: string, competitions: readonly Competition[]): Names {
  if (text.trim() === '') return {};
  const names = text.split('|').map((name) => name.trim());
  if (names.length === competitions.length && !names.includes('')) {
    return Object.fromEntries(competitions.map(({ id }, index) => [id, names[index]]));
  }
  throw new ConfigurationError(
    competitions.length > 1
      ? `nombre «${text}»: son ${competitions.length}; escribí el de ${listNames(competitions.map(({ name }) => name))}, en ese orden, así: 2ª temporada | 2ª edición`
      : `nombre «${text}»: es uno solo, sin «|»`,
  );
}

/** The name with its first number plus one; null where it has none. */
export function nextName(name: string): string | null {
  const next = name.replace(/\d+/, (number) => String(Number(number) + 1));
  return next === name ? null : next;
}

/** The year a season was played in, or those from the first to the last: its id begins with it. */
export function yearsOf(id: string): number[] {
  const years = /^(\d{4})(?:-(\d{4}))?(?:-[a-z0-9]+)*$/.exec(id);
  if (years) return years.slice(1).flatMap((year) => (year ? [Number(year)] : []));
  throw new ConfigurationError(
    `carpeta «${id}»: tiene que empezar con el año en que se jugó, como 2026 o 2026-2027; usá minúsculas, números y guiones`,
  );
}

/**
 * New addresses: `name=address` with blanks or line breaks between them; `name=null` is not published yet.
 * Whether there is such a sheet, and whether it is an address, sources.yaml is asked once they are in it.
 * @throws ConfigurationError
 */
export function readAddresses(text: string): Map<string, string | null> {
  const parts = text.split(/\s+/).filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [, name, value] = /^([\w/-]+)=(.*)$/.exec(part) ?? [];
      if (name !== undefined) return [name, value === 'null' ? null : (value ?? '')];
      throw new ConfigurationError(
        `hojas: «${part}» va con el nombre de la hoja adelante, como liga-nacional/standings-elite=https://…`,
      );
    }),
  );
}
/** What names a champion in dispute; null where nobody said anything. @throws ConfigurationError */
export function readTrusted(word: string): SettleOptions['trusted'] {
  const known = trustable.find((one) => one === word.trim());
  if (known || word.trim() === '') return known ?? null;
  throw new ConfigurationError(`campeón según «${word}»: escribí ${trustable.join(' o ')}`);
}
