/** A player's season (docs/product.md, «A player's season»). */
import { describe, expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import type { Stage } from '../../../src/domain/player-duels.ts';
import { pastStoriesByPlayer, storyByPlayer } from '../../../src/domain/player-season.ts';
import { played, unplayed } from './duel.ts';
import { division, round, season } from './seasons.ts';

const today = '2026-11-16';
const storyOf = (player: string, ...stages: Stage[]) => storyByPlayer(stages, today)(player);
const stage = (name: string, ...rounds: Round[]): Stage => ({ name, rounds });
const on = (interval: string, name: string, ...duels: Duel[]): Round => ({ name, interval, duels });

describe('a chapter', () => {
  const rounds = [
    round('Fecha 1', played('Ana', 2, 1, 'Beto'), played('Caro', 2, 0, 'Dani')),
    round('Fecha 2', played('Caro', 2, 0, 'ANA')),
    round('Fecha 3', unplayed('Ana', 'Dani')),
    round('Fecha 4', played('Eva', 1, 1, 'Ana')),
    round('Fecha 5', played('Fede', 0, 2, 'Ana')),
  ];
  const [chapter, ...others] = storyOf('Ana', stage('Primera', ...rounds));
  const told = chapter?.duels ?? [];

  test('has the duels of its player in the sheet’s order, those to play among them', () => {
    expect(others).toEqual([]);
    expect(told.map((one) => [one.round, one.opponent, one.result?.outcome ?? null])).toEqual([
      ['Fecha 1', 'Beto', 'won'],
      ['Fecha 2', 'Caro', 'lost'],
      ['Fecha 3', 'Dani', null],
      ['Fecha 4', 'Eva', 'level'],
      ['Fecha 5', 'Fede', 'won'],
    ]);
  });

  test('keeps account of duels won and lost; what is to play has none, what is level adds none', () => {
    expect(told.map(({ account }) => (account ? `${account.won}-${account.lost}` : null))).toEqual([
      '1-0',
      '1-1',
      null,
      '1-1',
      '2-1',
    ]);
  });

  test('begins its account anew', () => {
    const cup = stage('Copa', round('Final', played('Ana', 2, 0, 'Zoe')));
    const chapters = storyOf('Ana', stage('Primera', ...rounds), cup);
    expect(chapters[1]?.duels[0]?.account).toEqual({ won: 1, lost: 0 });
  });
});

test.each([unplayed('Ana', 'BYE'), played('Libre', 0, 2, 'Ana')])(
  'a bye is told, and never a result: $home, $away',
  (bye) => {
    const [chapter] = storyOf('Ana', stage('Copa', round('1° Fase', bye)));
    expect(chapter?.duels).toMatchObject([{ isBye: true, result: null, account: null }]);
  },
);

test('0–0 is how sheets write «not yet»', () => {
  const [chapter] = storyOf('Ana', stage('Copa', round('Final', played('Ana', 0, 0, 'Beto'))));
  expect(chapter?.duels).toMatchObject([{ isBye: false, result: null, account: null }]);
});

test('a rival who is not known yet is told as the sheet says', () => {
  const [chapter] = storyOf('Ana', stage('Copa', round('4tos', unplayed('Ganador 8vos-2', 'Ana'))));
  expect(chapter?.duels).toMatchObject([{ opponent: 'Ganador 8vos-2', result: null }]);
});

test('somebody on both sides by mistake has the duel once', () => {
  const [chapter] = storyOf('Ana', stage('Copa', round('Final', unplayed('Ana', 'ana'))));
  expect(chapter?.duels).toHaveLength(1);
});

test('who has no row has no story', () => {
  expect(storyOf('Zoe', stage('Primera', round('Fecha 1', unplayed('Ana', 'Beto'))))).toEqual([]);
});

test('chapters go as their stages begin; one without dates stays behind the one before it', () => {
  const duel = unplayed('Ana', 'Beto');
  const names = storyOf(
    'Ana',
    stage('Grupo', on('14/9 al 27/9', 'Fecha 1', duel)),
    stage('Promociones', on('4/1 al 10/1', 'Promociones', duel)),
    stage('Sin fechas', on('', 'Fecha 1', duel)),
    stage('Final', on('', 'Final', duel), on('21/12 al 3/1', 'Otra', duel)),
    stage('Copa', on('14/9 al 27/9', '1° Fase', duel)),
  ).map((chapter) => chapter.stage);
  expect(names).toEqual(['Grupo', 'Copa', 'Final', 'Promociones', 'Sin fechas']);
});

test('finished seasons are told to who played them, in the order given', () => {
  const rounds = [round('Fecha 1', played('Ana', 2, 0, 'Beto'))];
  const cup = { edition: '', rounds: [round('Final', played('Caro', 2, 0, 'Ana'))] };
  const storiesOf = pastStoriesByPlayer([
    season('2026', { divisions: [division('elite', { rounds })] }),
    season('2025', { cup }),
  ]);
  const ids = (player: string) => storiesOf(player).map(({ id }) => id);
  expect(ids('ana')).toEqual(['2026', '2025']);
  expect(ids('Caro')).toEqual(['2025']);
  expect(ids('Zoe')).toEqual([]);
  expect(storiesOf('Caro')[0]).toMatchObject({
    name: 'Temporada 2025',
    chapters: [{ duels: [{ round: 'Final', account: { won: 1, lost: 0 } }] }],
  });
});

test('of many finished seasons the first three with a duel of the player are told', () => {
  const seasonWith = (id: string, player: string) =>
    season(id, { cup: { edition: '', rounds: [round('Final', played(player, 2, 0, 'Beto'))] } });
  const storiesOf = pastStoriesByPlayer([
    seasonWith('2029', 'Ana'),
    seasonWith('2028', 'Caro'),
    seasonWith('2027', 'Ana'),
    seasonWith('2026', 'Ana'),
    seasonWith('2025', 'Ana'),
  ]);
  expect(storiesOf('Ana').map(({ id }) => id)).toEqual(['2029', '2027', '2026']);
});
