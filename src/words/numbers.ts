/** Numbers as pages write them, and the names of ratings. */
import type { PlaceChange } from '../season/elo-history.ts';
import type { RankedPlayer, RankingKey } from '../sources/sheets/ranking.ts';

/** Names of the ranking's two ratings. */
export const ratingNames: Readonly<Record<RankingKey, string>> = {
  elo: 'Elo Actual',
  maxElo: 'MAX Elo',
};

/** Formats a number with a decimal comma, unrounded and without thousands separator: `612,5`, `1500`. */
export function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Says where numbers, at least one, were: `entre 816 y 857`, or `siempre en 842` if all are the same. */
export function rangeWords(values: readonly number[]): string {
  const lowest = formatNumber(Math.min(...values));
  const highest = formatNumber(Math.max(...values));
  return lowest === highest ? `siempre en ${lowest}` : `entre ${lowest} y ${highest}`;
}

/** Formats a rating unrounded: `612,5`. `N/A` for a missing one: null or undefined. */
export function formatRating(rating: number | null | undefined): string {
  return rating === null || rating === undefined ? 'N/A' : formatNumber(rating);
}

/** Formats an ordinal that stands before a noun, as `1.er puesto`: `1.er`, `2.º`, `3.er`, `11.º`, `13.er`. */
export function ordinalBefore(value: number): string {
  const isShortened = value % 100 !== 11 && [1, 3].includes(value % 10);
  return isShortened ? `${value}.er` : `${value}.º`;
}

/** Formats a team's final position: `5` as `5.º puesto`, `1` as `1.er puesto`. Other texts, `5-8`, stay as they are. */
export function formatPosition(position: string): string {
  return /^\d+$/.test(position) ? `${ordinalBefore(Number(position))} puesto` : position;
}

const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a team's final position in English: `5` as `5th place`. Null if it is no whole number: `5-8`, or words. */
export function englishPosition(position: string): string | null {
  if (!/^\d+$/.test(position)) return null;
  return `${Number(position)}${endings[englishOrdinals.select(Number(position))] ?? 'th'} place`;
}

/** Formats a player's ratings in English: `Elo 598, best 625.5`. `N/A` for a missing rating. */
export function englishRatings({ elo, maxElo }: Pick<RankedPlayer, 'elo' | 'maxElo'>): string {
  return `Elo ${elo ?? 'N/A'}, best ${maxElo ?? 'N/A'}`;
}

/** Formats a count with its noun: `1 duelo`, `12 duelos`, `0 duelos`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/**
 * Describes a change of place: 2 `▲ 2`, `Subió 2 puestos`; -1 `▼ 1`, `Bajó 1 puesto`; `new` `+`, `Nuevo`; else null.
 */
export function describeChange(change: PlaceChange | null): [sign: string, words: string] | null {
  if (change === null || change === 0) return null;
  if (change === 'new') return ['+', 'Nuevo'];
  const places = counted(Math.abs(change), 'puesto', 'puestos');
  return change > 0 ? [`▲ ${change}`, `Subió ${places}`] : [`▼ ${-change}`, `Bajó ${places}`];
}

/**
 * Formats a player's Elo: `Elo 598 (máximo 625)`, `Elo 625 (su máximo)` if `isAtBest`. `Elo N/A` for null, a player who
 * is not in the ranking. A missing number is `N/A`.
 */
export function eloWords(
  ranked: { player: Pick<RankedPlayer, 'elo' | 'maxElo'>; isAtBest: boolean } | null,
): string {
  if (!ranked) return 'Elo N/A';
  const { elo, maxElo } = ranked.player;
  const best = ranked.isAtBest ? 'su máximo' : `máximo ${formatRating(maxElo)}`;
  return `Elo ${formatRating(elo)} (${best})`;
}
