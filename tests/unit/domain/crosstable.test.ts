import { expect, test } from 'vitest';
import { crosstable } from '../../../src/domain/crosstable.ts';
import type { Duel } from '../../../src/domain/fixture.ts';
import { played, unplayed } from './duel.ts';

/** Each cell as text: `2-1`, `?` to play, nothing where they do not meet, `x` for oneself. */
const cells = (players: readonly string[], duels: readonly Duel[]) =>
  crosstable(players, duels).map(({ player, cells: row }) => [
    player,
    ...row.map(
      (cell) =>
        cell?.map(({ result }) => (result ? `${result.own}-${result.other}` : '?')).join(' ') ??
        'x',
    ),
  ]);

test('has each result from both sides, what is to play, and who does not meet', () => {
  expect(
    cells(['Ana', 'Beto', 'Caro'], [played('Beto', 2, 1, 'Ana'), unplayed('Caro', 'Ana')]),
  ).toEqual([
    ['Ana', 'x', '1-2', '?'],
    ['Beto', '2-1', 'x', ''],
    ['Caro', '?', '', 'x'],
  ]);
});

test('has both duels of those who meet twice, in the order given', () => {
  expect(cells(['Ana', 'Beto'], [played('Ana', 2, 0, 'Beto'), unplayed('Beto', 'Ana')])).toEqual([
    ['Ana', 'x', '2-0 ?'],
    ['Beto', '0-2 ?', 'x'],
  ]);
});

test('knows players whatever the case, and leaves out duels against others', () => {
  expect(
    cells(['Ana', 'Beto'], [played('ANA', 2, 0, 'beto'), played('Ana', 0, 2, 'Dani')]),
  ).toEqual([
    ['Ana', 'x', '2-0'],
    ['Beto', '0-2', 'x'],
  ]);
});

test('gives the outcome and the duel itself', () => {
  const duel = played('Ana', 1, 1, 'Beto');
  expect(crosstable(['Ana', 'Beto'], [duel])[0]?.cells[1]).toEqual([
    { duel, result: { opponent: 'Beto', own: 1, other: 1, outcome: 'level' } },
  ]);
});
