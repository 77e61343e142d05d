/** Numbers as pages write them. */

/** As people here write it: `612,5`. Without dots, which an Elo is never written with. */
export function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** A rating as it is shown: `612,5`, and `N/A` where it is missing. */
export function formatRating(rating: number | null | undefined): string {
  return rating === null || rating === undefined ? 'N/A' : formatNumber(rating);
}

/** An ordinal as it stands before what it counts: `1.er puesto`, `3.er`, `13.er`, but `11.º`. */
export function ordinalBefore(value: number): string {
  return value % 100 !== 11 && [1, 3].includes(value % 10) ? `${value}.er` : `${value}.º`;
}

/** The final position as a sentence shows it: `5.º puesto`, `1.er puesto`, or the organisers' words. */
export function formatPosition(position: string): string {
  return /^\d+$/.test(position) ? `${ordinalBefore(Number(position))} puesto` : position;
}

const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** The final position in English: `5th place`; null where organisers wrote words. */
export function englishPosition(position: string): string | null {
  if (!/^\d+$/.test(position)) return null;
  return `${position}${endings[englishOrdinals.select(Number(position))] ?? 'th'} place`;
}

/** A count and what it counts: `1 duelo`, `12 duelos`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
