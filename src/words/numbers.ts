/** Numbers as pages write them, and the names of ratings. */
import type { PlaceChange } from '../season/elo-history.ts';
import type { RankedPlayer, RankingKey } from '../sources/sheets/ranking.ts';

/** Names of the ranking's two ratings. */
export const ratingNames: Readonly<Record<RankingKey, string>> = {
  elo: 'Elo Actual',
  maxElo: 'MAX Elo',
};

/** `612,5`; without a thousands separator, which nobody uses for an Elo. */
export function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** `612,5`, or `N/A` for a missing rating. */
export function formatRating(rating: number | null | undefined): string {
  return rating === null || rating === undefined ? 'N/A' : formatNumber(rating);
}

/** An ordinal before a noun: `1.er` puesto, `3.er`, `13.er`, but `11.º`. */
export function ordinalBefore(value: number): string {
  return value % 100 !== 11 && [1, 3].includes(value % 10) ? `${value}.er` : `${value}.º`;
}

/** A final position: `5.º puesto`, `1.er puesto`, or the organisers' words. */
export function formatPosition(position: string): string {
  return /^\d+$/.test(position) ? `${ordinalBefore(Number(position))} puesto` : position;
}

const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A final position in English: `5th place`; null if organisers wrote words. */
export function englishPosition(position: string): string | null {
  if (!/^\d+$/.test(position)) return null;
  return `${position}${endings[englishOrdinals.select(Number(position))] ?? 'th'} place`;
}

/** A player's ratings in English: `Elo 598, best 625.5`, with `N/A` for a missing rating. */
export function englishRatings({ elo, maxElo }: Pick<RankedPlayer, 'elo' | 'maxElo'>): string {
  return `Elo ${elo ?? 'N/A'}, best ${maxElo ?? 'N/A'}`;
}

/** A count with its noun: `1 duelo`, `12 duelos`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Places won (above 0) or lost since last week, as a short sign and in words. Null without a change. */
export function describeChange(change: PlaceChange | null): [sign: string, words: string] | null {
  if (change === null || change === 0) return null;
  if (change === 'new') return ['+', 'Nuevo'];
  const places = counted(Math.abs(change), 'puesto', 'puestos');
  return change > 0 ? [`▲ ${change}`, `Subió ${places}`] : [`▼ ${-change}`, `Bajó ${places}`];
}

/** `Elo 625 (su máximo)`, `Elo 598 (máximo 625)`; `Elo N/A` for a player whom the ranking does not have. */
export function eloWords(
  ranked: { player: { elo: number | null; maxElo: number | null }; isAtBest: boolean } | null,
): string {
  if (!ranked) return 'Elo N/A';
  const { elo, maxElo } = ranked.player;
  const best = ranked.isAtBest ? 'su máximo' : `máximo ${formatRating(maxElo)}`;
  return `Elo ${formatRating(elo)} (${best})`;
}
