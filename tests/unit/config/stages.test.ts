/** Rules of a competition's stages. */
import { expect, test } from 'vitest';
import { listStages } from '../../../src/config/stages.ts';
import { cup, league } from '../../fixtures/competitions.ts';

const [division] = league.divisions;
if (!division) throw new Error('the demo has no division');
const played = {
  ...league,
  gamesToWin: 2,
  forfeits: { games: 2, left: 'walkover' as const, withdrawn: {} },
  divisions: [
    { ...division, playoffs: [{ name: 'Semifinales y Final', fixture: 'title', gamesToWin: 3 }] },
  ],
};

test('a fixture may need other games than its competition, also for a walkover', () => {
  const rules = listStages(played, [played]).map((stage) => stage.rules);
  expect(rules.map(({ gamesToWin, forfeits }) => [gamesToWin, forfeits?.games])).toEqual([
    [2, 2],
    [3, 3],
  ]);
});

test('a walkover of a bracket counts with the games that its file says', () => {
  const bracket = { ...cup, gamesToWin: 2, forfeits: { games: 1 } };
  const rules = listStages(bracket, [bracket]).map((stage) => stage.rules);
  expect(rules.map(({ gamesToWin, forfeits }) => [gamesToWin, forfeits?.games])).toEqual([[2, 1]]);
});
