/** The zones of the league's tables, which are shown by styles. tests/golden has the pages' text. */
import { expect, test } from 'vitest';
import { page } from '../fixtures/site.ts';

/** For each division, the places of the rows in each zone, table by table. */
test.each([
  ['elite', '', '7 8'],
  ['platinum', '1 2, 1 2', '7 8, 7 8'],
  ['oro', '1, 1, 1, 1', ', , , '],
])(
  'the tables of %s have the rows of each zone marked, here and for other sites',
  (id, up, down) => {
    for (const [route, selector] of [
      ['/torneos/liga-nacional', `#${id}-posiciones .standings`],
      [`/torneos/liga-nacional/${id}`, `#${id}-posiciones .standings`],
      [`/embed/posiciones/${id}`, '.standings'],
    ] as const) {
      const $ = page(route);
      const placesOf = (zone: string): string =>
        $(selector)
          .toArray()
          .map((table) => $(table).find(`tbody tr.${zone} td:first-child`).toArray())
          .map((cells) => cells.map((cell) => $(cell).text()).join(' '))
          .join(', ');
      expect([placesOf('zone-up'), placesOf('zone-down')]).toEqual([up, down]);
    }
  },
);
