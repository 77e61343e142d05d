/** Reads what a person writes in the form of the workflow that closes and opens competitions. */
import { ConfigurationError } from '../lib/error.ts';
import { competitions, type Competition } from '../config/site.ts';
import { isYear } from '../lib/number.ts';
import { askNearest, listNames, sameName } from '../lib/text.ts';
import {
  isCollection,
  sourceNamed,
  sourceTitles,
  type SourceName,
} from '../sources/catalog/catalog.ts';

/** Names of editions by the ids of their competitions. A competition may be missing. */
export type Names = Readonly<Record<string, string | undefined>>;

const allWord = 'todas';

/**
 * Reads ids or one-word short names, separated by spaces or commas, or only «todas» for all; case and accents do not
 * matter. Returns each competition once, in the order of the menu.
 * @throws ConfigurationError for any other word, and for an empty text.
 */
export function readCompetitions(text: string): readonly Competition[] {
  if (sameName(text.trim(), allWord)) return competitions;
  const ids = `escribí ${competitions.map(({ id }) => id).join(', ')}`;
  const advice = competitions.length > 1 ? `${ids} o ${allWord}` : ids;
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) throw new ConfigurationError(`falta la competencia: ${advice}`);
  const named = words.map((word) => {
    const found = competitions.find(({ id, shortName }) =>
      [id, shortName].some((name) => sameName(name, word)),
    );
    if (found) return found;
    throw new ConfigurationError(`«${word}»: ${advice}`);
  });
  return competitions.filter((competition) => named.includes(competition));
}

/**
 * Reads names of editions for the asked competitions, in the order of `asked`, `2ª temporada | 2ª edición`. Returns
 * them, trimmed, by the competitions' ids; {} for a blank text.
 * @throws ConfigurationError for more or fewer names than competitions, or a blank one.
 */
export function readNames(text: string, asked: readonly Competition[]): Names {
  if (text.trim() === '') return {};
  const names = text.split('|').map((name) => name.trim());
  if (names.length === asked.length && !names.includes('')) {
    return Object.fromEntries(asked.map(({ id }, index) => [id, names[index]]));
  }
  const expected =
    asked.length > 1
      ? `son ${asked.length}; escribí el de ${listNames(asked.map(({ name }) => name))}, en ese orden, así: 2ª temporada | 2ª edición`
      : 'es uno solo, sin «|»';
  throw new ConfigurationError(`nombre «${text}»: ${expected}`);
}

/**
 * Adds one to the first number of a name, `2ª edición` → `3ª edición`, and to a second one behind `/`, `-` or `–` if
 * the first plus one ends with it: `08 / 09` → `09 / 10`, `2026/27` → `2027/28`, but `1/2026` → `2/2026`. Zeros in
 * front stay. Null for a name without a number.
 */
export function nextName(name: string): string | null {
  const [numbers, first, second] = /(\d+)(?:\s*[-–/]\s*(\d+))?/.exec(name) ?? [];
  if (numbers === undefined || first === undefined) return null;
  const addOne = (number: string): string =>
    String(Number(number) + 1).padStart(number.length, '0');
  const areYears = second !== undefined && addOne(first).endsWith(second);
  return name.replace(numbers, numbers.replace(areYears ? /\d+/g : /\d+/, addOne));
}

/**
 * Reads the year at an id's start, or two: [2026, 2027] of `2026-2027-x`. @throws ConfigurationError without a year
 * from 1900 to 2100, for a second one that is not later, and for capitals and signs other than hyphens.
 */
export function yearsOf(id: string): number[] {
  const [, first, last] = /^(\d{4})(?:-(\d{4}))?(?:-[a-z0-9]+)*$/.exec(id) ?? [];
  const years = [first, last].filter((year) => year !== undefined).map(Number);
  const isRising = last === undefined || Number(first) < Number(last);
  if (years.length > 0 && years.every(isYear) && isRising) return years;
  throw new ConfigurationError(
    `carpeta «${id}»: tiene que empezar con el año en que se jugó, como 2026 o 2026-2027; usá minúsculas, números y guiones`,
  );
}

/**
 * Reads answers by name, `posiciones de Primera=https://…; duelos=null`, or one a line, in their order. Both are
 * trimmed, and an answer may be empty. Of several answers of a name the last one counts.
 * @throws ConfigurationError for an answer without a name. @param example An answer for that message.
 */
export function readAnswers(text: string, example: string): Map<string, string> {
  const answers = new Map<string, string>();
  for (const part of text.split(/[;\r\n]/)) {
    if (part.trim() === '') continue;
    // A name has no colon: `https://x.test/pub?gid=1` is an answer without its name.
    const [, name, answer] = /^\s*([^=:\s][^=:]*)=(.*)$/.exec(part) ?? [];
    if (name === undefined || answer === undefined) {
      throw new ConfigurationError(`«${part.trim()}» va con su nombre adelante, como «${example}»`);
    }
    answers.set(name.trim(), answer.trim());
  }
  return answers;
}

/**
 * Reads addresses by titles or names of sheets, `posiciones de Primera=https://…; liga/duels=null`, into a map by
 * names, `liga/standings-a`. Null for the word `null`: the sheet is not published yet. Addresses are not checked.
 * @throws ConfigurationError for an address without a title, and for a title that no sheet has.
 */
export function readAddresses(text: string): Map<SourceName, string | null> {
  const addresses = new Map<SourceName, string | null>();
  for (const [title, address] of readAnswers(text, 'posiciones de Primera=https://…')) {
    const name = sourceNamed(title);
    if (name === undefined) {
      const question = askNearest(title, sourceTitles);
      throw new ConfigurationError(`hojas: ninguna se llama «${title}»${question}`);
    }
    if (isCollection(name)) {
      throw new ConfigurationError(
        `hojas: «${title}» no es una hoja; esos datos vienen de Firestore`,
      );
    }
    addresses.set(name, sameName(address, 'null') ? null : address);
  }
  return addresses;
}
