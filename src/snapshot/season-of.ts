/** Which season a source would be of now. */
import { site } from '../config/site.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';

/** The league's season or the cup's edition; null for what has none, as the ranking. */
export function seasonOf(name: SourceName): string | null {
  const { kind, key } = sheetOf(name) ?? {};
  if (kind === undefined || kind === 'ranking') return null;
  return (key === 'cup' ? site.cup?.edition : site.league?.season) ?? null;
}
