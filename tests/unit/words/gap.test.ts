/** Distance of each player from the next zone's edge. `gap.out` has each rule and the words of each row. */
import { test } from 'vitest';
import { groupOutlook } from '../../../src/season/outlook.ts';
import { gapOf, gapWords } from '../../../src/words/tables.ts';
import { expectTold } from '../../fixtures/told.ts';
import { results, tableOf, tableWith } from '../season/season.ts';

/** Words for each row's gap in a group, from its duels won, zones and, optionally, results. */
function gaps(
  won: readonly number[],
  promotion: number,
  relegation: number,
  duels = '',
  directPromotion = 0,
  directRelegation = 0,
): string[] {
  const zones = { promotion, relegation, directPromotion, directRelegation };
  const players = won.map((_, index) => 'ABCDE'.charAt(index));
  const all = results(duels);
  const outlook =
    duels === ''
      ? null
      : groupOutlook({
          standings: tableOf(players, all),
          duels: all,
          rules: { zones, gamesToWin: 2 },
        });
  const table = tableWith(won.map((duels, index) => [players[index] ?? '', duels]));
  return won.map((_, index) => gapWords(table, index, zones, outlook));
}

const pts = { label: 'Pts' };
const settled = 'A 2-0 B; C 0-2 A; B 2-0 C';
const open = 'A 2-0 B; A 2-0 C; A 2-0 D; B 2-0 C; C 2-0 D; B - D';

test('gaps', () =>
  expectTold('gap.out', {
    'to the zone above, or out of the one below': gaps([5, 4, 4, 2, 1], 2, 1),
    'to the first place where nobody is promoted': gaps([5, 3, 3, 2, 2], 0, 1),
    'as it is settled': gaps([2, 1, 0], 1, 1, settled),
    'to the lower line once the upper one is out of reach': gaps([3, 1, 1, 0], 1, 1, open),
    'out of reach where there is nothing below': gaps([2, 1, 0], 1, 0, settled),
    'nor a zone above': gaps([2, 1, 0], 0, 0, settled),
    'to direct zones': gaps([5, 4, 4, 2, 1], 0, 0, '', 1, 1),
    'to direct zones and play-offs': gaps([5, 4, 3, 2, 1], 1, 1, '', 1, 1),
    'as it is settled in direct zones': gaps([2, 1, 0], 0, 0, settled, 1, 1),
    'with play-offs beside the direct zones': gaps([3, 1, 1, 0], 1, 1, open, 1, 1),
    'in points with decimals': [`${gapOf({ cells: { Pts: 3.3 } }, { cells: { Pts: 1.1 } }, pts)}`],
    'none in a zone with all rows, where nobody is behind': gaps([2, 1], 2, 0),
  }));
