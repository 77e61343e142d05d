/** Filters the duels of a fixture, which are HTML of the page (src/islands/Fixture.tsx). */
import { isOwn } from './own-nicks.ts';

/** True if a row of a fixture is a duel of the visitor, by `isOwn`. */
export function isOwnDuel({ cells }: HTMLTableRowElement): boolean {
  return [cells[1], cells[3]].some((cell) => cell && isOwn(cell.textContent.trim()));
}

/**
 * Shows only the visitor's own duels, their rounds, and the headings of these; or all duels again.
 * @returns The number of own duels, in both cases.
 */
export function filterDuels(root: HTMLElement, isFiltered: boolean): number {
  let count = 0;
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h3, h4, details.round')) {
    if (!(block instanceof HTMLDetailsElement)) {
      heading = block;
      heading.hidden = isFiltered;
      continue;
    }
    let ownHere = 0;
    for (const duel of block.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      const isOwnHere = isOwnDuel(duel);
      duel.hidden = isFiltered && !isOwnHere;
      if (isOwnHere) ownHere += 1;
    }
    block.hidden = isFiltered && ownHere === 0;
    if (isFiltered && ownHere > 0) block.open = true;
    if (heading && !block.hidden) heading.hidden = false;
    count += ownHere;
  }
  return count;
}
