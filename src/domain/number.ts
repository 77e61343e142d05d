/** Numbers and ids as spreadsheets write them. */
import { saysNothing } from './rows.ts';

/**
 * Reads `1.234,5` (es-AR), `1 234,5`, `1234.5` and `612` (docs/product.md, «Reading a sheet»). Dots and
 * spaces in groups of three are thousands, so `1.052` is 1052; a comma is always the decimal separator.
 * Returns null for anything else, including an empty cell.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/^([-+]?[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+)(?=,|$)/, (whole) =>
      whole.replace(/\s/g, ''),
    );
  const isSpanish =
    /^[-+]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(plain) || /^[-+]?\d+,\d+$/.test(plain);
  const digits = isSpanish ? plain.replaceAll('.', '').replace(',', '.') : plain;
  // More of them than a number can hold are no number.
  return /^[-+]?\d+(\.\d+)?$/.test(digits) && Number.isFinite(+digits) ? Number(digits) : null;
}

/** Nothing that a sheet counts or rates is larger. */
const largestAmount = 9999;

/** The number of games, points or Elo that a cell says; null also where it is larger than there are any. */
export function parseAmount(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && Math.abs(value) <= largestAmount ? value : null;
}

/** Reads an Elo. An English sheet has commas between thousands: `1,052` is 1052 where that can be an Elo. */
export function parseElo(text: string): number | null {
  const isEnglish = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text.trim());
  const english = isEnglish ? Number(text.replaceAll(',', '')) : Infinity;
  return english <= largestAmount ? english : parseAmount(text);
}

/**
 * Reads an id, which is digits or empty: a column of numbers may show `990.000.001` or `990000001,00`. Returns null
 * for anything else, such as `9,90E+08`, which has lost digits.
 */
export function readId(text: string): string | null {
  if (saysNothing(text)) return '';
  const [, whole] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,]0+)?$/.exec(text) ?? [];
  return whole?.replace(/\D/g, '') ?? null;
}
