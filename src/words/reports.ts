/** Words of reports and alerts. Does not read the configuration, which may be what is wrong. */
import type { Problem } from '../sources/problem.ts';
import { oneLine } from '../lib/clean.ts';

const minuteMs = 60_000;

/** Formats the time between two moments in ISO 8601: `40 min`, `3 h`, `2 días`. `0 min` if `to` is before `from`. */
export function formatAge(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} días`;
}

/** Returns the text in one line and without control characters, which could rewrite a terminal's lines or a log. */
export const stripControlChars = (text: string): string => oneLine(text.replace(/\p{Cc}/gu, ' '));

/**
 * Returns the text in one line, with Markdown's marks escaped, and with an invisible space after `@` and `#`, so that
 * GitHub makes no mention (`@name`) or link to an issue (`#1`) of it. GitHub does not know an escaped `@`.
 */
export const escapeMarkdown = (text: string): string =>
  stripControlChars(text)
    .replace(/[\\|`*_<>[\]#]/g, (mark) => `\\${mark}`)
    .replace(/[@#](?=[\p{L}\p{N}])/gu, '$&\u200b');

/** Names the place of a problem in its source: `fila 12, columna C`, `documento abc, campo date`, or `documento abc`. */
export function problemPlace({ row, column }: Problem): string {
  if (typeof row === 'number') return `fila ${row}, columna ${column}`;
  const document = `documento ${stripControlChars(row)}`;
  return column === '' ? document : `${document}, campo ${stripControlChars(column)}`;
}
