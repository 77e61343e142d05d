/** Names: comparing, listing, numbering, and making addresses of them. */
import { fold } from '../text/nick.ts';

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Orders texts character by character: keys, and moments such as `2026-11-20 21:00`. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders names as a Spanish reader expects: accents and case ignored, ñ after n. */
export function compareNames(a: string, b: string): number {
  return spanish.compare(a, b) || compareTexts(a, b);
}

/** Whether two names are the same to a reader: `Única` and `unica`. */
export function sameName(a: string, b: string): boolean {
  return spanish.compare(a, b) === 0;
}

const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names as a sentence lists them: `Ana, Beto y Caro`. */
export function listNames(names: readonly string[]): string {
  return conjunction.format(names);
}

/** The same in pieces: the names are those of type `element`. */
export function listParts(
  names: readonly string[],
): { type: 'element' | 'literal'; value: string }[] {
  return conjunction.formatToParts(names);
}

/** A name that is not taken yet: the next ones are numbered from 2 on. It is taken from now on. */
export function takeName(plain: string, taken: Set<string>): string {
  let name = plain;
  for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
  taken.add(name);
  return name;
}

/** In bytes: systems allow names of files 255, of which an ending and a number are part. */
const longestName = 200;

/** As much of a text as the name of a file has room for. */
export const fileName = (text: string, bytes = longestName): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);

/** Text as part of an address or file name: `1ª temporada, Fecha 3` → `1a-temporada-fecha-3`. */
export function slug(text: string): string {
  const words = fold(text.normalize('NFKD')).replace(/[^\p{L}\p{N}]+/gu, '-');
  return fileName(words).replace(/^-|-$/g, '');
}
