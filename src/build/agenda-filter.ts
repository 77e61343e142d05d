/** The stylesheet by which the agenda shows the duels of one competition, without a script. */
import type { Plugin } from 'vite';
import { keyOf } from '../config/competitions.ts';
import { competitions } from '../config/site.ts';
import { virtualStyles } from './virtual-styles.ts';

/** While a competition is chosen: hides the others' duels, and the sentence for an empty list if duels are left. */
const rulesOf = (key: string): string => `
  .agenda:has([value='${key}']:checked) [data-of]:not([data-of='${key}']),
  .agenda:has([value='${key}']:checked) .agenda-part:not(:has([data-of='${key}'])),
  .agenda:has([value='${key}']:checked):has(.agenda-day:not(.past) [data-of='${key}'])
    .agenda-day
    ~ .empty {
    display: none;
  }`;

/** `virtual:agenda-filter.css` */
export const agendaFilter = (): Plugin =>
  virtualStyles('agenda-filter', () =>
    competitions.map((competition) => rulesOf(keyOf(competition))).join('\n'),
  );
