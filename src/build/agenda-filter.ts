/** Makes the stylesheet that filters the agenda by competition without a script. */
import type { Plugin } from 'vite';
import { keyOf } from '../config/competitions.ts';
import { competitions } from '../config/site.ts';
import { virtualStyles } from './virtual-styles.ts';

/**
 * Rules for one chosen competition: hide the duels of the others, and the sentence for an empty list if duels remain.
 */
const rulesOf = (key: string): string => `
  .agenda:has([value='${key}']:checked) [data-of]:not([data-of='${key}']),
  .agenda:has([value='${key}']:checked) .agenda-part:not(:has([data-of='${key}'])),
  .agenda:has([value='${key}']:checked):has(.agenda-day:not(.past) [data-of='${key}'])
    .agenda-day
    ~ .empty {
    display: none;
  }`;

/** The Vite plugin of `virtual:agenda-filter.css`. */
export const agendaFilter = (): Plugin =>
  virtualStyles('agenda-filter', () =>
    competitions.map((competition) => rulesOf(keyOf(competition))).join('\n'),
  );
