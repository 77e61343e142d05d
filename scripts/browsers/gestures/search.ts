/** The search. */
import { both } from '../driver.ts';
import { reads } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';

export const searchGestures: readonly Gesture[] = [
  {
    name: 'search: an address with a query',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}/buscar?q=jacaranda`);
      await reads(tab, '.search ol a', 'JacarandáEnFlor');
    },
  },
  {
    name: 'search: what is typed, and a result',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}/buscar`);
      await tab.type('.search input', 'jacar');
      await reads(tab, '.search ol a', 'JacarandáEnFlor');
      await tab.click('.search ol a');
      await reads(tab, 'h1', 'JacarandáEnFlor');
    },
  },
];
