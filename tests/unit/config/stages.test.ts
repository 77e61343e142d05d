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

const bracket = { ...cup, gamesToWin: 2, forfeits: { games: 1 } };

test.each([
  ['a fixture may need other games than its competition, also for a walkover', played, '2 2, 3 3'],
  ['a walkover of a bracket counts with the games that its file says', bracket, '2 1'],
])('%s', (_, competition, games) => {
  const rules = listStages(competition, [competition]).map((stage) => stage.rules);
  expect(rules.map((one) => `${one.gamesToWin} ${one.forfeits?.games}`).join(', ')).toBe(games);
});
