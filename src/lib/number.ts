/** Parses numbers as spreadsheets write them, checks years and sorts by them, and finds the median. */
import { saysNothing } from './clean.ts';

/**
 * Parses `1.234,5` (es-AR), `1 234,5`, `1234.5`, `612` and `-3` (docs/product.md, «Reading a sheet»). Dots and spaces
 * in groups of three are thousands, so `1.052` is 1052; a comma is always decimal. Null for any other text.
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
  if (!/^[-+]?\d+(\.\d+)?$/.test(digits)) return null;
  const value = Number(digits);
  // A number with hundreds of digits is infinite.
  return Number.isFinite(value) ? value : null;
}

/** No amount of games, points or Elo is larger. */
export const maxAmount = 9999;

/** Parses an amount of games, points or Elo like `parseNumber`. Null if it is not a number, or beyond ±9999. */
export function parseAmount(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && Math.abs(value) <= maxAmount ? value : null;
}

/**
 * Parses an Elo like `parseAmount`, or in English: `1,052` is 1052. An Elo beyond 9999 cannot be, so that the comma is
 * then decimal: `612,345` is 612.345. Null if it is not a number, or beyond ±9999.
 */
export function parseElo(text: string): number | null {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text.trim())) {
    const english = Number(text.replaceAll(',', ''));
    if (english <= maxAmount) return english;
  }
  return parseAmount(text);
}

/**
 * Parses a trimmed text to the digits of a player's id on the platform: `990000001`, `990.000.001`, `990000001,00`.
 * Empty if it says that there is none (`saysNothing`). Null for any other text, such as `9,90E+08`, which has
 * lost digits.
 */
export function readId(text: string): string | null {
  if (saysNothing(text)) return '';
  const [, whole] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,]0+)?$/.exec(text) ?? [];
  return whole?.replace(/\D/g, '') ?? null;
}

/** Median of values in any order; of an even number of values, the lower one in the middle. Undefined without any. */
export const lowerMedian = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const firstYear = 1900;
const lastYear = 2100;

/** True for years from 1900 to 2100. Any other one is a typing error, such as 0026 for 2026. */
export const isYear = (year: number): boolean => year >= firstYear && year <= lastYear;

/** Message in Spanish for a year that `isYear` refuses. */
export const wrongYear = `el año no está entre ${firstYear} y ${lastYear}`;

/** Returns a copy of yearly records, newest year first. Records of one year keep their order. */
export const newestYearFirst = <T extends { year: number }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => b.year - a.year);
