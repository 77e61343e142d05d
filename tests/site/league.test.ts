/** The zones of the league's tables, which styles show, and the links of fixtures: what they say is in tests/golden. */
import { expect, test } from 'vitest';
import { page, texts } from '../fixtures/site.ts';

/** Places of a table's rows of a zone. */
test.each([
  ['elite', [[]], [[7, 8]]],
  [
    'platinum',
    [
      [1, 2],
      [1, 2],
    ],
    [
      [7, 8],
      [7, 8],
    ],
  ],
  ['oro', [[1], [1], [1], [1]], [[], [], [], []]],
])(
  'the tables of %s have the rows of each zone marked, here and for other sites',
  (id, up, down) => {
    for (const [route, selector] of [
      ['/torneos/liga-nacional', `#${id}-posiciones .standings`],
      [`/torneos/liga-nacional/${id}`, `#${id}-posiciones .standings`],
      [`/embed/posiciones/${id}`, '.standings'],
    ] as const) {
      const $ = page(route);
      const placesOf = (zone: string): number[][] =>
        $(selector)
          .toArray()
          .map((table) =>
            $(table)
              .find(`tbody tr.${zone} td:first-child`)
              .toArray()
              .map((cell) => Number($(cell).text())),
          );
      expect([placesOf('zone-up'), placesOf('zone-down')]).toEqual([up, down]);
    }
  },
);

test.each(['/torneos/liga-nacional', '/torneos/copa-argentina'])(
  'the links of the fixtures of %s are «Ver» or «-»',
  (route) => {
    const links = new Set(texts(page(route), '.round td:last-child'));
    expect([...links].toSorted()).toEqual(['-', 'Ver']);
  },
);
