/** How reports and alerts write ages, places and data; without the configuration, which may be what is wrong. */
import type { Problem } from '../sources/problem.ts';
import { oneLine } from '../lib/clean.ts';

const minute = 60_000;

/** The age at `to` of something from `from`, both ISO: `40 min`, `3 h`, `2 días`. `0 min` if `to` is earlier. */
export function formatAge(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} días`;
}

/** Data in one line and without control characters, which could rewrite a terminal's lines or a log. */
export const stripControlChars = (text: string): string => oneLine(text.replace(/\p{Cc}/gu, ' '));

/**
 * Text in one line that Markdown cannot mistake for its own marks, and GitHub for a mention (`@name`) or an issue (`#1`):
 * an invisible space follows the sign, because GitHub does not know an escaped one.
 */
export const escapeMarkdown = (text: string): string =>
  stripControlChars(text)
    .replace(/[\\|`*_<>[\]#]/g, (mark) => `\\${mark}`)
    .replace(/[@#](?=[\p{L}\p{N}])/gu, '$&\u200b');

/** Place of a problem in its source: `fila 12, columna C`, `documento abc, campo date`, or a document as a whole. */
export function problemPlace({ row, column }: Problem): string {
  if (typeof row === 'number') return `fila ${row}, columna ${column}`;
  const document = `documento ${stripControlChars(row)}`;
  return column === '' ? document : `${document}, campo ${stripControlChars(column)}`;
}
