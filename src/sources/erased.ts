/** Replaces the names of erased people by pseudonyms (docs/product.md, «Erasing somebody»). */
import { nicks } from '../config/site.ts';
import { cleanText } from '../lib/clean.ts';
import { nickKey } from '../lib/text.ts';
import { currentNick, formerNicks, splitNote } from './player-key.ts';

/** Finds and replaces the names of erased people. */
export interface NameEraser {
  /** True if a cell or field consists of an erased name, perhaps with a note: `Ana (W.O.)`. */
  isErased: (cell: string) => boolean;
  /** True if a text has an erased name among its words. */
  isMentioned: (text: string) => boolean;
  /** Replaces the names in a text by their pseudonyms. */
  replace: (text: string) => string;
  /** Replaces the names in all texts of a parsed JSON value, and the nicks that are keys of `withdrawn`. */
  replaceIn: <Value>(value: Value) => Value;
}

/** Pattern of a character as files write it: composed or not; quotes doubled as in CSV and YAML, or escaped in JSON. */
function characterPattern(character: string): string {
  if (/\s/.test(character)) return String.raw`[\s\u2800\u3164\uffa0]+`;
  if (character === '"') return String.raw`(?:\\"|""?)`;
  if (character === "'") return "''?";
  const spellings = new Set([character, character.normalize('NFD')]);
  return `(?:${[...spellings].map((spelling) => RegExp.escape(spelling)).join('|')})`;
}

/** Pattern of a name, which may have invisible characters inside and behind it, as an emoji has. */
const namePattern = (name: string): string =>
  Array.from(cleanText(name), (part) => String.raw`${characterPattern(part)}\p{DI}*`).join('');

/** Matches each of these names as whole words, the longest first. The n of a line break in JSON, `\n`, is no letter. */
function wordsPattern(names: Iterable<string>): RegExp {
  const longestFirst = [...names].toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map(namePattern).join('|');
  const letter = String.raw`[\p{L}\p{M}\p{N}_]`;
  return new RegExp(String.raw`(?<!(?<!\\)${letter})(?:${words})(?!${letter})`, 'giu');
}

/**
 * Makes functions about erased names: those in `erased`, and these players' former and current nicks, in any case.
 * `replace` puts the pseudonyms in a text where names stand as whole words, `replaceIn` in all texts of a JSON value.
 * `isMentioned` tells if a text would change, `isErased` if a cell is such a name, perhaps with a note.
 * @param sheets Nicks, or CSV texts without sentences. Other nicks in them that contain a name, «Ana Sur», are kept.
 * @param erased Pseudonym by name. Default: the community's.
 * @returns Null if nobody is erased.
 */
export function nameEraser(
  sheets: Iterable<string>,
  erased: Readonly<Record<string, string>> = nicks.erased ?? {},
): NameEraser | null {
  const pseudonyms = new Map<string, string>();
  for (const [name, pseudonym] of Object.entries(erased)) {
    const allNicks = [currentNick(name), ...formerNicks(name)];
    for (const nick of allNicks) pseudonyms.set(nickKey(nick), pseudonym);
  }
  if (pseudonyms.size === 0) return null;

  const isErased = (cell: string): boolean => pseudonyms.has(nickKey(splitNote(cell).nick));
  const erasedNames = wordsPattern(pseudonyms.keys());
  const cells = [...sheets].flatMap((text) => text.split(/[",\n]/));
  // A pseudonym may contain the name of somebody else who is erased, and replacing twice must change nothing.
  const others = [...cells, ...Object.entries(nicks.renamed).flat(), ...pseudonyms.values()];
  const otherNicks = others.filter((nick) => nick.search(erasedNames) >= 0 && !isErased(nick));
  const names = wordsPattern([...pseudonyms.keys(), ...new Set(otherNicks.map(nickKey))]);
  const replace = (text: string): string =>
    text.replace(names, (name) => {
      const plainName = name.replaceAll(/\\(?=")|(["'])(?=\1)/g, '');
      return pseudonyms.get(nickKey(plainName)) ?? name;
    });

  function replaceField(field: string, value: unknown): unknown {
    if (typeof value === 'string') return replace(value);
    // Other fields keep their names: `nick` and `title` would be lost with players who are called so.
    if (field !== 'withdrawn' || !(value instanceof Object)) return value;
    return Object.fromEntries(Object.entries(value).map(([nick, day]) => [replace(nick), day]));
  }
  return {
    isErased,
    isMentioned: (text) => replace(text) !== text,
    replace,
    replaceIn: <Value>(value: Value) => JSON.parse(JSON.stringify(value), replaceField) as Value,
  };
}
