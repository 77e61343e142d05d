/** The stylesheet by which the agenda shows the duels of one competition, without a script. */
import type { Plugin } from 'vite';
import { keyOf } from '../config/competitions.ts';
import { competitions } from '../config/site.ts';

const name = 'virtual:agenda-filter.css';

/** While a competition is chosen: hides the others' duels, and the sentence for an empty list if duels are left. */
const rulesOf = (key: string): string => `
  .agenda:has([value='${key}']:checked) [data-of]:not([data-of='${key}']),
  .agenda:has([value='${key}']:checked) .agenda-part:not(:has([data-of='${key}'])),
  .agenda:has([value='${key}']:checked):has(.agenda-day:not(.past) [data-of='${key}'])
    .agenda-day
    ~ .empty {
    display: none;
  }`;

/** Lets pages import the stylesheet: which competitions there are is known only while a site is built. */
export const agendaFilter = (): Plugin => ({
  name: 'agenda-filter',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? competitions.map((one) => rulesOf(keyOf(one))).join('\n') : undefined,
});
