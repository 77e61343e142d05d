/** Searches the duels of a fixture, which are HTML of the page (src/islands/Fixture.tsx). */
import { isSearch, nickMatcher } from '../lib/nick.ts';

/**
 * Shows only the duels of players whose nick contains the text, their rounds, and the headings of these
 * @param openBefore The rounds that were open before the search.
 * @returns The number of duels found.
 */
export function showFound(root: HTMLElement, text: string, openBefore: readonly Element[]): number {
  const matches = nickMatcher(text);
  let count = 0;
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h4, details.round')) {
    if (!(block instanceof HTMLDetailsElement)) {
      heading = block;
      heading.hidden = isSearch(text);
      continue;
    }
    let foundHere = 0;
    for (const duel of block.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      const players = [duel.cells[1], duel.cells[3]];
      duel.hidden = !players.some((cell) => matches(cell?.textContent ?? ''));
      if (!duel.hidden) foundHere += 1;
    }
    block.hidden = isSearch(text) && foundHere === 0;
    block.open = isSearch(text) ? foundHere > 0 : openBefore.includes(block);
    if (heading && !block.hidden) heading.hidden = false;
    count += foundHere;
  }
  return count;
}

/** Says what a search has found; empty without a search. */
export function describeFound(count: number, text: string): string {
  if (!isSearch(text)) return '';
  if (count === 0) return `No hay duelos de «${text.trim()}» acá.`;
  return `Encontramos ${count === 1 ? '1 duelo' : `${count} duelos`}.`;
}
