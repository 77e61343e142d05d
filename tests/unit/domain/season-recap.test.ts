/** What a finished season leaves to tell (docs/product.md, «A season's recap»). */
import { describe, expect, test } from 'vitest';
import { duelChance } from '../../../src/domain/duel-chance.ts';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { seasonRecap, type EloOn } from '../../../src/domain/season-recap.ts';
import { played, unplayed } from './duel.ts';
import { division, round, season } from './seasons.ts';

const noElo: EloOn = () => null;
const ofCup = (...rounds: Round[]) => season('2025', { cup: { edition: '', rounds } });
const recapOf = (duels: Duel[], eloOn = noElo) =>
  seasonRecap(ofCup(round('Fecha', ...duels)), eloOn);
const named = (results: readonly { duel: Duel }[] = []) => results.map(({ duel }) => duel.code);

test.each([
  ['no duel', []],
  ['duels to play', [unplayed('Ana', 'Beto'), played('Ana', 0, 0, 'Caro')]],
  ['byes', [played('Ana', 2, 0, 'Libre')]],
  ['players who are not known', [played('Ganador SF-1', 2, 0, 'Ana')]],
])('a season of %s says nothing', (_, duels) => {
  expect(recapOf(duels)).toBeNull();
});

test('duels, games and players are those of results between two people', () => {
  const duels = [
    played('Ana', 2, 1, 'Beto'),
    played('ana', 1, 1, 'Caro'),
    unplayed('Dani', 'Eva'),
    played('Fede', 2, 0, 'BYE'),
  ];
  expect(recapOf(duels)).toMatchObject({ duels: 2, games: 5, players: 3 });
});

test('what two divisions play between them counts once', () => {
  const divisions = [division('elite', {}), division('oro', {})].map((one) => ({
    ...one,
    playoffs: [{ name: 'Promociones', rounds: [round('P', played('Ana', 2, 0, 'Beto'))] }],
  }));
  expect(seasonRecap(season('2025', { divisions }), noElo)).toMatchObject({ duels: 1 });
});

describe('the longest run', () => {
  test('goes over league and cup by their days, not by their sheets', () => {
    const on = (interval: string, ...duels: Duel[]): Round => ({ name: interval, interval, duels });
    const rounds = [
      on('1/5 al 7/5', played('Ana', 2, 0, 'Beto')),
      on('1/7 al 7/7', played('Ana', 2, 0, 'Caro')),
    ];
    const cup = (duel: Duel) => ({ edition: '', rounds: [on('1/6 al 7/6', duel)] });
    const divisions = [division('elite', { rounds })];
    const runWith = (duel: Duel) =>
      seasonRecap(season('2025', { divisions, cup: cup(duel) }), noElo)?.run;
    expect(runWith(played('Ana', 2, 1, 'Zoe'))).toEqual({ length: 3, players: ['Ana'] });
    expect(runWith(played('Ana', 1, 2, 'Zoe'))).toBeNull();
  });

  test('is of all who had it, by name', () => {
    const duels = [
      played('Zoe', 2, 0, 'Beto'),
      played('Zoe', 2, 0, 'Caro'),
      played('Ana', 2, 0, 'Zoe'),
      played('Ana', 2, 0, 'Beto'),
    ];
    expect(recapOf(duels)?.run).toEqual({ length: 2, players: ['Ana', 'Zoe'] });
  });

  test('is none of one duel', () => {
    expect(recapOf([played('Ana', 2, 0, 'Beto')])?.run).toBeNull();
  });
});

describe('close duels', () => {
  test.each([
    ['2–1', played('Ana', 2, 1, 'Beto')],
    ['3–4', played('Ana', 3, 4, 'Beto')],
  ])('are those that the last game decided: %s', (_, duel) => {
    expect(recapOf([duel])?.close).toMatchObject({ count: 1, named: [{ duel }] });
  });

  test.each([
    ['2–0', played('Ana', 2, 0, 'Beto')],
    ['1–0, which is all of a duel of one game', played('Ana', 1, 0, 'Beto')],
    ['3–1', played('Ana', 3, 1, 'Beto')],
    ['1–1, which nobody won', played('Ana', 1, 1, 'Beto')],
  ])('are not %s', (_, duel) => {
    expect(recapOf([duel])?.close).toBeNull();
  });

  const three = ['Beto', 'Caro', 'Dani'].map((rival) => played('Ana', 2, 1, rival));

  test('are named where they are three or fewer', () => {
    expect(named(recapOf(three)?.close?.named)).toEqual(three.map(({ code }) => code));
  });

  test('are counted where they are more, and the finals among them named', () => {
    const final = played('Ana', 1, 2, 'Eva');
    const recap = seasonRecap(ofCup(round('Fecha', ...three), round('Final', final)), noElo);
    expect(recap?.close?.count).toBe(4);
    expect(named(recap?.close?.named)).toEqual(['Ana-Eva']);
  });
});

describe('the biggest surprise', () => {
  const elos: Record<string, number> = { Ana: 800, Beto: 600, Caro: 500, Dani: 500 };
  const eloOn: EloOn = (player) => elos[player] ?? null;
  const dated = (duel: Duel): Duel => ({ ...duel, schedule: 'Jue 8/5 21:00' });
  const surpriseOf = (...duels: Duel[]) => recapOf(duels.map(dated), eloOn)?.surprise;

  test('is the win with the least chance by Elo, of either side', () => {
    const surprise = surpriseOf(
      played('Beto', 2, 0, 'Ana'),
      played('Ana', 1, 2, 'Caro'),
      played('Caro', 2, 0, 'Beto'),
      played('Ana', 2, 0, 'Beto'),
    );
    expect(surprise).toMatchObject({
      known: 4,
      duels: [
        { winner: 'Caro', elo: { winner: 500, loser: 800 }, chance: duelChance(500, 800, 2) },
      ],
    });
  });

  test('takes the games that the duel was to from its result', () => {
    expect(surpriseOf(played('Caro', 3, 2, 'Ana'))?.duels[0].chance).toBe(duelChance(500, 800, 3));
  });

  test('are all where several are level', () => {
    const surprise = surpriseOf(played('Caro', 2, 0, 'Ana'), played('Ana', 0, 2, 'Dani'));
    expect(surprise?.duels.map(({ winner }) => winner)).toEqual(['Caro', 'Dani']);
  });

  test.each([
    ['who was expected to win did', played('Ana', 2, 0, 'Beto')],
    ['both had the same chance', played('Caro', 2, 0, 'Dani')],
    ['nobody won', played('Caro', 1, 1, 'Ana')],
    ['the Elo of one is not known', played('Zoe', 2, 0, 'Ana')],
  ])('is none where %s', (_, duel) => {
    expect(surpriseOf(duel)).toBeNull();
  });

  test('asks for the Elo of the duel’s own day, or of its round’s first one, in the season’s year', () => {
    const asked: string[] = [];
    const log: EloOn = (player, day) => {
      asked.push(`${player} ${day}`);
      return 500;
    };
    const rounds: Round[] = [
      { name: 'A', interval: '5/5 al 18/5', duels: [dated(played('Ana', 2, 0, 'Beto'))] },
      { name: 'B', interval: '19/5 al 1/6', duels: [played('Caro', 2, 0, 'Dani')] },
    ];
    seasonRecap(ofCup(...rounds), log);
    expect(asked).toEqual([
      'Ana 2025-05-08',
      'Beto 2025-05-08',
      'Caro 2025-05-19',
      'Dani 2025-05-19',
    ]);
  });

  test('is none of a duel without any day', () => {
    expect(recapOf([played('Caro', 2, 0, 'Ana')], eloOn)?.surprise).toBeNull();
  });
});
