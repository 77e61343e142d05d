/** The outlook of a group and the stakes of a duel, compared with trying every outcome. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criteriaOf, officialCriteria } from '../../../src/config/schemas/columns.ts';
import { scoreChances, placeChances } from '../../../src/season/elo-chances.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import { goals, type Zones } from '../../../src/season/zones.ts';
import { noStandings } from '../../../src/sources/sheets/table.ts';
import { isOpen, possibleScores, type Match, type Result } from '../../../src/season/model.ts';
import { explainOrder } from '../../../src/season/order.ts';
import {
  duelStakes,
  groupOutlook,
  placesAfter,
  type Chance,
  type PlayedGroup,
  type PlayerOutlook,
} from '../../../src/season/outlook.ts';
import {
  matchOf,
  officialShape,
  pairs,
  points,
  results,
  round,
  seasonOf,
  tableOf,
  tableRules,
} from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

const rules = { zones: { promotion: 1, relegation: 1 } as Zones, gamesToWin: 2 };
const trio = ['Ana', 'Beto', 'Caro'];
const outlook = (duels: readonly string[], zones = rules.zones) => {
  const all = results(...duels);
  return groupOutlook({ standings: tableOf(trio, all), duels: all, rules: { ...rules, zones } });
};

/** Duels after which Ana is certainly first, and Beto and Caro play for second place. */
const decided = ['Ana 2-0 Beto', 'Caro 0-2 Ana', 'Beto - Caro'];

/** Outlook as `Ana 1–1 ++-`: best and worst place, then title, promotion and relegation: certain, impossible or `?`. */
const told = (lines: readonly PlayerOutlook[] | null) =>
  lines
    ?.map(({ player, best, worst, ...chances }) => {
      const signs = (['title', 'promotion', 'relegation'] as const).map(
        (goal) => ({ certain: '+', possible: '?', impossible: '-' })[chances[goal]],
      );
      return `${player} ${best}–${worst} ${signs.join('')}`;
    })
    .join(', ');

test.each([
  ['champion, safe, or in danger', decided, [1, 1], 'Ana 1–1 ++-, Beto 2–3 --?, Caro 2–3 --?'],
  ['in no zone without places', decided, [0, 0], 'Ana 1–1 +--, Beto 2–3 ---, Caro 2–3 ---'],
  [
    'level with all in a circle, in any of their places',
    ['Ana 2-0 Beto', 'Beto 2-0 Caro', 'Caro 2-0 Ana'],
    [1, 1],
    'Ana 1–3 ???, Beto 1–3 ???, Caro 1–3 ???',
  ],
])('tells who is %s', (_, duels, [promotion = 0, relegation = 0], expected) => {
  expect(told(outlook(duels, { promotion, relegation }))).toBe(expected);
});

test('a tie-break separates level players once all of it is played', () => {
  const circle = round('Fecha 1', '', 'Ana 2-0 Beto; Beto 2-0 Caro; Caro 2-0 Ana');
  const after = (duels: string) => {
    const { matches } = seasonOf({ primera: [...circle, ...round('Desempate', '', duels)] });
    return told(groupOutlook({ standings: tableOf(trio, matches), duels: matches, rules }));
  };
  const level = 'Ana 1–3 ???, Beto 1–3 ???, Caro 1–3 ???';
  expect(after('Ana 2-0 Beto; Ana - Caro; Caro - Beto')).toBe(level);
  expect(after('Ana 2-0 Beto; Ana 2-0 Caro; Caro 2-0 Beto')).toMatch('Ana 1–1 ++-, Caro 2–2');
});

test('byes do not count, and case in nicks does not matter', () => {
  expect(outlook([...decided, 'Ana - Libre', 'BYE - Caro'])).toEqual(outlook(decided));
  expect(outlook(['ANA 2-0 beto', ...decided.slice(1)])).toEqual(outlook(decided));
});

const two = decided.slice(0, 2);

test.each([
  ['there are no duels', []],
  ['a pair has no duel yet', two],
  ['a pair meets once more than the others', [...decided, 'Ana - Beto']],
  ['somebody of another group plays', [...decided, 'Ana - Dani']],
  ['somebody is not known yet', [...two, 'Beto - A definir']],
  ['a duel looks half played', [...two, 'Beto 1-0 Caro']],
  ['a duel is level', [...two, 'Beto 2-2 Caro']],
  ['a duel has too many games', [...two, 'Beto 3-0 Caro']],
])('there is no outlook while %s', (_, duels) => {
  expect(outlook(duels)).toBeNull();
});

test('there is no outlook while the sheet disagrees with its fixture, is ordered by more than results, or has no table', () => {
  const duels = results(...decided);
  const table = tableOf(trio, duels);
  const tables = [
    tableOf(trio, duels.slice(0, 1)),
    { ...table, criteria: [] },
    { ...table, ...points },
    { ...table, rows: table.rows.slice(1) },
  ];
  for (const standings of tables) expect(groupOutlook({ standings, duels, rules })).toBeNull();
  expect(groupOutlook({ standings: noStandings, duels: [], rules })).toBeNull();
});

/** All combinations of results of the open duels. */
function outcomes(duels: readonly Result[], gamesToWin: number): Result[][] {
  const index = duels.findIndex(isOpen);
  if (index < 0) return [[...duels]];
  return possibleScores({ gamesToWin }).flatMap((score) =>
    outcomes(
      duels.map((one, at) => (at === index ? { ...one, score } : one)),
      gamesToWin,
    ),
  );
}

const ratingOf = (index: number): number => 500 + 70 * index;

/** The chance of an outcome of the open duels. */
function chanceOf(
  players: readonly string[],
  duels: readonly Result[],
  ended: readonly Result[],
  gamesToWin: number,
): number {
  let chance = 1;
  for (const [at, { home, away, ...duel }] of duels.entries()) {
    if (duel.score !== null) continue;
    const [homeElo, awayElo] = [home, away].map(({ nick }) => ratingOf(players.indexOf(nick)));
    const scores = scoreChances(homeElo ?? NaN, awayElo ?? NaN, { gamesToWin });
    const score = ended[at]?.score?.join();
    chance *= scores.find((possible) => possible.score.join() === score)?.chance ?? NaN;
  }
  return chance;
}

/** The players of each place once all is played; several share the places where nothing parts them. */
const runsOf = (players: readonly string[], duels: readonly Result[], shape = officialShape) => {
  const runs: string[][] = [[]];
  for (const { row, reason } of explainOrder(tableOf(players, duels, shape), duels)) {
    runs.at(-1)?.push(row.player);
    if (reason && reason.by !== 'nothing') runs.push([]);
  }
  return runs;
};

/** For each goal, true if the place reaches it. */
const isReached = (place: number, count: number, zones: Zones) => {
  const { promotion, relegation, directPromotion = 0, directRelegation = 0 } = zones;
  return {
    title: place === 1,
    directPromotion: place <= directPromotion,
    promotion: promotion > 0 && place <= directPromotion + promotion,
    relegation: relegation > 0 && place > count - directRelegation - relegation,
    directRelegation: place > count - directRelegation,
  };
};

const agrees = (chance: Chance, reached: boolean): boolean =>
  chance === 'possible' || (chance === 'certain') === reached;

/** Generates a group of `size` players who meet `legs` times, with at most `left` open duels. */
const group = (size: number, gamesToWin: number, left: number, legs: number) => {
  const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, size);
  const once = players.flatMap((home, at) =>
    players.slice(at + 1).map((away) => ({ home: readSide(home), away: readSide(away) })),
  );
  const pairs = Array.from({ length: legs }, () => once).flat();
  const score = fc.constantFrom(...possibleScores({ gamesToWin }));
  return fc
    .tuple(
      fc.array(score, { minLength: pairs.length, maxLength: pairs.length }),
      fc.shuffledSubarray([...pairs.keys()], { maxLength: left }),
    )
    .map(([scores, open]) => ({
      players,
      duels: pairs.map((pair, at) => ({
        ...pair,
        score: open.includes(at) ? null : (scores[at] ?? null),
      })),
    }));
};

test.each([
  { size: 3, gamesToWin: 2, left: 4, legs: 2 },
  { size: 5, gamesToWin: 2, left: 4, legs: 1 },
  { size: 4, gamesToWin: 1, left: 6, legs: 1, direct: { directPromotion: 1, directRelegation: 1 } },
  { size: 4, gamesToWin: 3, left: 3, legs: 1 },
  { size: 6, gamesToWin: 2, left: 4, legs: 1 },
  { size: 4, gamesToWin: 2, left: 3, legs: 1, criteria: ['menos PP', 'menos DG', 'más DP'] },
])(
  'nothing impossible ever happens, nothing certain ever fails, and chances are those of all outcomes: $size players, $legs times, to $gamesToWin, $left left',
  ({ size, gamesToWin, left, legs, criteria = officialCriteria, direct = {} }) => {
    const shape = { ...officialShape, criteria: criteriaOf({ ...tableRules, criteria }) };
    const zones = { promotion: 2, relegation: 1, ...direct };
    fc.assert(
      fc.property(group(size, gamesToWin, left, legs), ({ players, duels }) => {
        const standings = tableOf(players, duels, shape);
        const group = { standings, duels, rules: { zones, gamesToWin } };
        const lines = groupOutlook(group);
        expect(lines).toHaveLength(size);
        const ratings = players.map((_, index) => ratingOf(index));
        const chances = placeChances(group, ratings);
        const expected = players.map(() => players.map(() => 0));
        for (const all of outcomes(duels, gamesToWin)) {
          const runs = runsOf(players, all, shape);
          const order = runs.flat();
          const chance = chanceOf(players, duels, all, gamesToWin);
          let first = 0;
          for (const run of runs) {
            for (const player of run) {
              const places = expected[players.indexOf(player)] ?? [];
              for (let place = first; place < first + run.length; place++) {
                places[place] = (places[place] ?? 0) + chance / run.length;
              }
            }
            first += run.length;
          }
          for (const line of lines ?? []) {
            const place = order.indexOf(line.player) + 1;
            expect(line.best <= place && place <= line.worst).toBe(true);
            const reached = isReached(place, size, zones);
            expect(goals.every((goal) => agrees(line[goal], reached[goal]))).toBe(true);
          }
        }
        const errors = expected.flatMap((places, player) =>
          places.map((place, at) => Math.abs(place - (chances[player]?.[at] ?? NaN))),
        );
        expect(Math.max(...errors)).toBeLessThan(1e-9);
      }),
      { numRuns: 20 },
    );
  },
);

describe('what a duel settles', () => {
  const players = ['Ana', 'Beto', 'Carla', 'Dora'];
  const zones = { promotion: 2, relegation: 1 };
  /** A group in which each pair meets once; each of the six duels has a score or `-`. */
  const staked = (...scores: string[]): PlayedGroup<Match> => {
    const pairs = players.flatMap((home, at) =>
      players.slice(at + 1).map((away) => [home, away] as const),
    );
    const duels = pairs.map(([home, away], at) => `${home} ${scores[at] ?? '-'} ${away}`);
    const { matches } = seasonOf({ primera: round('Fecha 1', '', ...duels) });
    return { standings: tableOf(players, matches), duels: matches, rules: { ...rules, zones } };
  };
  const last = staked('-', '2-0', '2-0', '2-0', '2-0', '2-0');
  const wrong = staked('-', '0-2', '2-0', '2-0', '2-0', '2-0');
  /** Stakes of a group's duel between two players, one a line. */
  const told = (of: PlayedGroup<Match>, pair: string): string[] => {
    const duel = of.duels.find((one) => pairs([one])[0] === pair);
    if (!duel) throw new Error(pair);
    return duelStakes(of, duel).map((stake) => Object.values(stake).join(' '));
  };

  test('is what only this duel decides for its players, the home player first', () => {
    const { matches: cycle } = seasonOf({
      primera: round('Fecha 1', '', 'Ana 2-0 Beto', 'Beto 2-0 Carla', 'Carla - Ana'),
    });
    const { matches: over } = seasonOf({ primera: round('Fecha 1', '', 'Ana 2-0 Beto') });
    return expectTold('stakes.out', {
      'the title, for both': told(last, 'Ana-Beto'),
      // If Carla wins 2–0, each of the three has won one of two duels, and nothing separates them.
      'no title by a tie that nothing breaks': told(
        { standings: tableOf(players.slice(0, 3), cycle), duels: cycle, rules },
        'Carla-Ana',
      ),
      'nothing while the table disagrees with its fixture': told(
        { ...wrong, standings: last.standings },
        'Ana-Beto',
      ),
      'of two duels that are left, what holds with any result of the other': [
        ...told(staked('-', '2-0', '2-1', '0-2', '2-0', '-'), 'Ana-Beto'),
        ...told(staked('-', '2-0', '2-1', '0-2', '2-0', '-'), 'Carla-Dora'),
      ],
      'of three duels that are left': told(staked('-', '2-0', '2-0', '2-0', '-', '-'), 'Ana-Beto'),
      'nothing when no duel is open': told(
        { standings: tableOf(['Ana', 'Beto'], over), duels: over, rules },
        'Ana-Beto',
      ),
    });
  });
});

test('the places after a duel are those of each possible result, unless the table disagrees with the duels', () => {
  // After 2-0 Beto has as many duels as Ana and a better difference; after 2-1 he is level and lost against her.
  const season = seasonOf({
    primera: round(
      'Fecha 1',
      '',
      'Ana 2-0 Beto; Ana 0-2 Caro; Beto 2-0 Caro; Dora 1-2 Ana; Dora - Beto; Caro - Dora',
    ),
  });
  const { matches } = season;
  const players = ['Ana', 'Beto', 'Caro', 'Dora'];
  const of = { standings: tableOf(players, matches), duels: matches, rules };
  const duel = matchOf(season, 'Dora-Beto');
  expect(placesAfter(of, duel, 'away')).toEqual({ winning: [1, 2], losing: [4, 4] });
  const wrong = { ...of, standings: tableOf(players, matches.slice(1)) };
  expect(placesAfter(wrong, duel, 'away')).toBeNull();
});
