import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { league } from '../../fixtures/competitions.ts';
import { recomputeStandings } from '../../../src/domain/checked-standings.ts';
import { isPlayed, type Duel } from '../../../src/domain/fixture.ts';
import { groupOutlook } from '../../../src/domain/outlook.ts';
import { explainOrder } from '../../../src/domain/standings-order.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { readSnapshot } from '../../../src/snapshot/read.ts';
import { played, unplayed } from './duel.ts';
import { triedPlaces } from './tried-places.ts';

const rules = { zones: { promotion: 1, relegation: 1 }, gamesToWin: 2 };
const headings = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];
const sheetOf = (players: readonly string[], duels: readonly Duel[]): Standings =>
  recomputeStandings(
    { headings, rows: players.map((player, row) => ({ row, player, values: [] })) },
    duels,
  );
const outlook = (duels: readonly Duel[], zones = rules.zones) =>
  groupOutlook(sheetOf(['Ana', 'Beto', 'Caro'], duels), duels, { ...rules, zones });

/** Ana is first for certain; Beto and Caro play for second place. */
const decided = [
  played('Ana', 2, 0, 'Beto'),
  played('Caro', 0, 2, 'Ana'),
  unplayed('Beto', 'Caro'),
];

test('tells who is champion, promoted, safe, and who still may be relegated', () => {
  expect(outlook(decided)).toEqual([
    {
      player: 'Ana',
      best: 1,
      worst: 1,
      title: 'certain',
      promotion: 'certain',
      relegation: 'impossible',
    },
    {
      player: 'Beto',
      best: 2,
      worst: 3,
      title: 'impossible',
      promotion: 'impossible',
      relegation: 'possible',
    },
    {
      player: 'Caro',
      best: 2,
      worst: 3,
      title: 'impossible',
      promotion: 'impossible',
      relegation: 'possible',
    },
  ]);
});

test('who cannot leave the relegation zone is in it for certain', () => {
  expect(outlook(decided, { promotion: 1, relegation: 2 })?.map((line) => line.relegation)).toEqual(
    ['impossible', 'certain', 'certain'],
  );
});

test('nobody can be in a zone without places', () => {
  const lines = outlook(decided, { promotion: 0, relegation: 0 }) ?? [];
  expect(lines.flatMap(({ promotion, relegation }) => [promotion, relegation])).toEqual(
    Array.from({ length: 6 }, () => 'impossible'),
  );
});

test('a bye is nobody: a group of an odd number may have one a round', () => {
  expect(outlook([...decided, unplayed('Ana', 'Libre'), unplayed('BYE', 'Caro')])).toEqual(
    outlook(decided),
  );
});

test('pairs may meet twice, as long as all do', () => {
  const twice = [...decided, ...decided.map(({ home, away }) => unplayed(away, home))];
  expect(outlook(twice)?.[0]).toMatchObject({ best: 1, worst: 3 });
});

describe('says nothing while', () => {
  test.each<[string, Duel[]]>([
    ['there are no duels', []],
    ['a pair has no duel yet', decided.slice(0, 2)],
    ['a pair meets once more than the others', [...decided, unplayed('Ana', 'Beto')]],
    ['somebody of another group plays', [...decided, unplayed('Ana', 'Dani')]],
    ['somebody is not known yet', [...decided.slice(0, 2), unplayed('Beto', 'A definir')]],
    ['a duel looks half played', [...decided.slice(0, 2), played('Beto', 1, 0, 'Caro')]],
    ['a duel is level', [...decided.slice(0, 2), played('Beto', 2, 2, 'Caro')]],
    ['a duel has too many games', [...decided.slice(0, 2), played('Beto', 3, 0, 'Caro')]],
  ])('%s', (_, duels) => {
    expect(outlook(duels)).toBeNull();
  });

  test('the sheet does not agree with its fixture', () => {
    const sheet = sheetOf(['Ana', 'Beto', 'Caro'], decided.slice(0, 1));
    expect(groupOutlook(sheet, decided, rules)).toBeNull();
  });

  test('the sheet’s columns are not those of the criteria', () => {
    const { rows } = sheetOf(['Ana', 'Beto', 'Caro'], decided);
    const sheet = { headings: ['DG', 'DP', 'DJ', 'PP', 'PG', 'DifP'], rows };
    expect(groupOutlook(sheet, decided, rules)).toBeNull();
  });

  test('there is no table', () => {
    expect(groupOutlook({ headings: [], rows: [] }, [], rules)).toBeNull();
  });
});

const snapshot = await readSnapshot(
  readEnvironment({ DATA: 'demo', BUILD_TIME: '2026-11-18T15:00:00Z' }),
);
const groups = league.divisions.flatMap(({ id, name, zones, groups: own }) =>
  own.map((group, index) => {
    const standings = snapshot.standings[id]?.[index] ?? { headings: [], rows: [] };
    const duels = (snapshot.fixtures[group.fixture] ?? []).flatMap((round) => round.duels);
    return { title: `${name} ${group.id}`, standings, duels, zones };
  }),
);

describe.each(groups)('in the demo’s group $title', ({ standings, duels, zones }) => {
  const lines = groupOutlook(standings, duels, { zones, gamesToWin: 2 }) ?? [];
  const left = duels.filter((duel) => !isPlayed(duel));

  test('no outcome of the duels left puts a player outside the places said', () => {
    const result = fc.constantFrom([2, 0], [2, 1], [1, 2], [0, 2]);
    const results = fc.array(result, { minLength: left.length, maxLength: left.length });
    fc.assert(
      fc.property(results, (scores) => {
        const rest = left.map(({ home, away }, index) => {
          const [homeScore = 0, awayScore = 0] = scores[index] ?? [];
          return played(home, homeScore, awayScore, away);
        });
        const all = [...duels.filter(isPlayed), ...rest];
        const order = explainOrder(recomputeStandings(standings, all).rows, all);
        for (const [index, { row }] of order.entries()) {
          const line = lines.find(({ player }) => player === row.player);
          expect(line?.best).toBeLessThanOrEqual(index + 1);
          expect(line?.worst).toBeGreaterThanOrEqual(index + 1);
        }
      }),
    );
  });
});

describe('where few duels are left, the demo’s places are those of trying every outcome', () => {
  const few = groups.filter(({ duels }) => duels.filter((duel) => !isPlayed(duel)).length <= 5);

  test.each(few)('in group $title', ({ standings, duels, zones }) => {
    const lines = groupOutlook(standings, duels, { zones, gamesToWin: 2 }) ?? [];
    expect(lines.map(({ player, best, worst }) => `${player} ${best}–${worst}`)).toEqual(
      triedPlaces(
        standings.rows.map(({ player }) => player),
        duels,
      ),
    );
  });
});
