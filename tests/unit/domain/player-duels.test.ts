import { describe, expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import {
  duelsByPlayer,
  headToHeads,
  latestResults,
  longestRun,
  pendingDuels,
  recentForm,
  streakOf,
  type Stage,
} from '../../../src/domain/player-duels.ts';
import { played, unplayed } from './duel.ts';

const today = '2026-11-16';
const duelsOf = (player: string, stages: readonly Stage[]) => duelsByPlayer(stages, today)(player);
const round = (name: string, interval: string, ...duels: Duel[]): Round => ({
  name,
  interval,
  duels,
});
const on = (schedule: string, duel: Duel): Duel => ({ ...duel, schedule });
const stage = (name: string, ...rounds: Round[]): Stage => ({ name, rounds });
const won = played('Ana', 2, 1, 'Beto');
const lost = played('Caro', 2, 0, 'ana');
const level = played('Ana', 1, 1, 'Dani');

describe('duelsByPlayer', () => {
  test('has a player’s duels of all stages, each with its round and from the player’s side', () => {
    const stages = [
      stage('Élite', round('Fecha 1', '14/9 al 27/9', won, played('Beto', 2, 0, 'Caro'))),
      stage('Copa', round('Final', '', unplayed('Ganador SF-2', 'Ana'))),
    ];
    expect(duelsOf('ANA', stages)).toEqual([
      {
        stage: 'Élite',
        round: 'Fecha 1',
        interval: '14/9 al 27/9',
        near: '2026-09-20',
        duel: won,
        opponent: 'Beto',
        result: { opponent: 'Beto', own: 2, other: 1, outcome: 'won' },
      },
      {
        stage: 'Copa',
        round: 'Final',
        interval: '',
        near: today,
        duel: unplayed('Ganador SF-2', 'Ana'),
        opponent: 'Ganador SF-2',
        result: null,
      },
    ]);
  });

  test.each(['BYE', 'Libre', '-', ''])('leaves out a duel against %j', (bye) => {
    expect(duelsOf('Ana', [stage('Copa', round('1° Fase', '', unplayed('Ana', bye)))])).toEqual([]);
  });
});

const opponents = (duels: readonly { opponent: string }[]) => duels.map(({ opponent }) => opponent);

describe('duels in time', () => {
  const stages = [
    stage(
      'Liga',
      round(
        'Fecha 6',
        '23/11 al 6/12',
        unplayed('Ana', 'Vero'),
        on('Mar 24/11 20:30', unplayed('Ana', 'Tito')),
      ),
      round('Fecha 7', '', unplayed('Ana', 'Zoe')),
      round('Fecha 5', '9/11 al 22/11', on('Mié 18/11 21:00', unplayed('Ana', 'Uma'))),
      round('Fecha 8', '28/12 al 10/1', unplayed('Ana', 'Xul')),
    ),
  ];

  test('those to play go by their day, or by their round’s first, and undated ones at the end', () => {
    expect(opponents(pendingDuels(duelsOf('Ana', stages)))).toEqual([
      'Uma',
      'Vero',
      'Tito',
      'Xul',
      'Zoe',
    ]);
  });

  test('results go from the last one, undated ones at the end, across league and cup', () => {
    const mixed = [
      stage(
        'Liga',
        round('Fecha 1', '', played('Ana', 2, 0, 'Zoe')),
        round('Fecha 2', '14/9 al 27/9', on('Jue 24/9 21:00', won)),
        round('Fecha 4', '26/10 al 8/11', on('Jue 29/10 19:00', level)),
      ),
      stage('Copa', round('1° Fase', '12/10 al 25/10', lost, unplayed('Ana', 'Uma'))),
    ];
    expect(opponents(latestResults(duelsOf('Ana', mixed)))).toEqual([
      'Dani',
      'Caro',
      'Beto',
      'Zoe',
    ]);
  });
});

test('two duels of one day go by their hours', () => {
  const oneDay = (...duels: Duel[]) =>
    duelsOf('Ana', [stage('Liga', round('Fecha', '9/11 al 22/11', ...duels))]);
  const late = on('Jue 12/11 22:00', lost);
  const early = on('Jue 12/11 9:30', won);
  expect(opponents(latestResults(oneDay(late, early)))).toEqual(['Caro', 'Beto']);
  const toPlay = oneDay(
    on('Vie 20/11 22:00', unplayed('Ana', 'Dani')),
    on('Vie 20/11 9:30', unplayed('Ana', 'Eli')),
  );
  expect(opponents(pendingDuels(toPlay))).toEqual(['Eli', 'Dani']);
});

describe('streakOf', () => {
  const streak = (...duels: Duel[]) =>
    streakOf(latestResults(duelsOf('Ana', [stage('Liga', round('Fecha', '', ...duels))])));

  test.each([
    ['the last results alike', [lost, won, won], { outcome: 'won', length: 2 }],
    ['one result', [won, lost], { outcome: 'lost', length: 1 }],
    ['all results', [level, level], { outcome: 'level', length: 2 }],
  ])('counts %s', (_, duels, expected) => {
    expect(streak(...duels)).toEqual(expected);
  });

  test('is none without results', () => {
    expect(streak(unplayed('Ana', 'Beto'))).toBeNull();
  });
});

describe('longestRun', () => {
  const run = (...duels: Duel[]) =>
    longestRun(latestResults(duelsOf('Ana', [stage('Liga', round('Fecha', '', ...duels))])));

  test.each([
    ['the most won in a row, wherever they stand', [won, lost, won, won, won, lost, won], 3],
    ['over what is still to play', [won, unplayed('Ana', 'Beto'), won], 2],
    ['not over a level duel', [won, level, won], 1],
    ['nothing where nothing was won', [lost, level], 0],
    ['nothing without results', [], 0],
  ])('counts %s', (_, duels, expected) => {
    expect(run(...duels)).toBe(expected);
  });
});

describe('headToHeads', () => {
  const duels = [
    won,
    played('Ana', 2, 0, 'Zoe'),
    lost,
    unplayed('Ana', 'beto'),
    unplayed('Ana', 'Uma'),
    played('BETO', 2, 0, 'Ana'),
  ];
  const list = headToHeads('Ana', duelsOf('Ana', [stage('Liga', round('Fecha', '', ...duels))]));

  test('has each opponent played against, the most frequent first and then by name', () => {
    expect(opponents(list)).toEqual(['Beto', 'Caro', 'Zoe']);
  });

  test('adds up duels and games against each, and has those to play too', () => {
    expect(list[0]).toMatchObject({ record: { DG: 1, DP: 1, DJ: 2, PG: 2, PP: 3, DifP: -1 } });
    expect(list[0]?.duels).toHaveLength(3);
  });
});

describe('recentForm', () => {
  test('has the last five outcomes by their days, oldest first, whatever the order of rounds', () => {
    const results = [
      on('Vie 20/11 21:00', won),
      on('Lun 9/11', lost),
      on('Mar 10/11', lost),
      on('Mié 11/11', lost),
      on('Jue 12/11', level),
      on('Dom 1/11', won),
    ];
    const form = recentForm(duelsOf('Ana', [stage('Élite', round('Fecha 1', '', ...results))]));
    expect(form).toEqual(['lost', 'lost', 'lost', 'level', 'won']);
  });

  test('counts neither byes nor what is to be played, and is empty without results', () => {
    const rounds = round('Fecha 1', '', won, played('Ana', 2, 0, 'Libre'), unplayed('Ana', 'Caro'));
    expect(recentForm(duelsOf('Ana', [stage('Élite', rounds)]))).toEqual(['won']);
    expect(recentForm(duelsOf('Caro', [stage('Élite', rounds)]))).toEqual([]);
  });
});
