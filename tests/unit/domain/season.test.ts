import { afterAll, describe, expect, test, vi } from 'vitest';
import { competitionNames } from '../../../src/config/site.ts';
import {
  divisionChampion,
  middleOfSeason,
  missingResults,
  newestSeasonFirst,
  playedStages,
  seasonChampions,
  seasonNicks,
  seasonsByPlayer,
} from '../../../src/domain/season.ts';
import { played, unplayed } from './duel.ts';
import { division, round, season } from './seasons.ts';

// Files of a worker share their modules: those that know the nicks are loaded anew, before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import('../../../src/config/site.ts'), async (original) => ({
  ...(await original()),
  nicks: { renamed: { Anita: 'Ana' }, addresses: {} },
}));

describe('the champion of a division', () => {
  test('is who won its final, not who was first in a group', () => {
    const final = [round('Final', played('Ana', 0, 2, 'Caro'))];
    const groups = [
      ['Ana', 'Beto'],
      ['Caro', 'Dani'],
    ];
    expect(divisionChampion(division('platinum', { groups, final }))).toBe('Caro');
  });

  test('is who won the final after the semifinals', () => {
    const final = [
      round('Semifinales', played('Ana', 2, 0, 'Beto'), played('Caro', 2, 1, 'Dani')),
      round('Final', played('Ana', 2, 1, 'Caro')),
    ];
    expect(divisionChampion(division('oro', { final }))).toBe('Ana');
  });

  test('is the first of the only group where there is no final', () => {
    expect(divisionChampion(division('elite', { groups: [['Beto', 'Ana']] }))).toBe('Beto');
  });

  test.each([
    ['has not been played', [round('Final', unplayed('Ana', 'Caro'))]],
    ['ended level', [round('Final', played('Ana', 1, 1, 'Caro'))]],
    ['is 0–0, which is how sheets write «not yet»', [round('Final', played('Ana', 0, 0, 'Caro'))]],
    ['was won by nobody known', [round('Final', played('Ganador SF1', 2, 0, 'Caro'))]],
    ['was not even drawn', []],
    ['is still to come after the semifinals', [round('Semifinales', played('Ana', 2, 0, 'Caro'))]],
  ])('is not settled when the final %s', (_, final) => {
    expect(divisionChampion(division('platinum', { final }))).toBeNull();
  });

  test('is not the first of a group that still plays', () => {
    const rounds = [round('Fecha 1', played('Ana', 2, 0, 'Beto'), unplayed('Beto', 'Ana'))];
    expect(divisionChampion(division('elite', { rounds }))).toBeNull();
    const over = [round('Fecha 1', played('Ana', 2, 0, 'Beto'), unplayed('Ana', 'Libre'))];
    expect(divisionChampion(division('elite', { rounds: over }))).toBe('Ana');
  });

  test('is not settled where several groups had no final', () => {
    expect(divisionChampion(division('oro', { groups: [['Ana'], ['Beto']] }))).toBeNull();
  });
});

test('a season’s champions are those of its own divisions, in its order, and the cup’s', () => {
  const cup = { edition: '1ª edición', rounds: [round('Final', played('Caro', 2, 0, 'Ana'))] };
  const divisions = [division('diamante', {}), division('elite', { final: [] })];
  expect(
    seasonChampions(season('2025', { divisions, cup })).map((champion) => [
      champion.division?.id ?? 'cup',
      champion.player,
    ]),
  ).toEqual([
    ['diamante', 'Ana'],
    ['elite', null],
    ['cup', 'Caro'],
  ]);
});

test('a champion has the final that decided it, and none where the table did or two duels might be it', () => {
  const final = played('Caro', 2, 0, 'Ana');
  const twice = [round('Final', played('Eva', 2, 0, 'Fede'), played('Gus', 2, 0, 'Hugo'))];
  const divisions = [
    division('diamante', {}),
    division('elite', { final: [round('Semifinales', unplayed('X', 'Y')), round('Final', final)] }),
  ];
  const cup = { edition: '1ª edición', rounds: twice };
  expect(seasonChampions(season('2025', { divisions, cup })).map((one) => one.final)).toEqual([
    null,
    final,
    null,
  ]);
});

test('stages are called as those of the running season', () => {
  const cup = { edition: '', rounds: [] };
  const divisions = [
    division('elite', {}),
    division('oro', { groups: [['Ana'], ['Beto']], final: [] }),
  ];
  expect(playedStages(season('2025', { divisions, cup })).map(({ name }) => name)).toEqual([
    'elite',
    'Promociones',
    'oro · Grupo A',
    'oro · Grupo B',
    'oro',
    competitionNames.cup,
  ]);
});

test.each([
  [[2025], '2025-07-02'],
  [[2025, 2026], '2025-12-31'],
])('the middle of %j is %s', (years, middle) => {
  expect(middleOfSeason(season('x', { years }))).toBe(middle);
});

test('what a season lacks is each duel to play, each empty fixture and each champion', () => {
  const rounds = [
    round('Fecha 1', played('Ana', 2, 0, 'Beto')),
    round('Fecha 2', unplayed('Beto', 'Ana'), unplayed('Beto', 'Libre'), unplayed('Ana', 'Beto')),
  ];
  const divisions = [
    division('elite', { rounds, final: [round('Final', unplayed('Ana', 'Beto'))] }),
    division('oro', { groups: [['Caro'], ['Dani']], final: [] }),
  ];
  expect(missingResults(season('2026', { divisions }))).toEqual([
    'elite, Fecha 2: Beto y Ana; Ana y Beto',
    'Promociones: su fixture no tiene ningún duelo',
    'elite, Final: Ana y Beto',
    'oro, Final: su fixture no tiene ningún duelo',
    'elite: quién salió campeón',
    'oro: quién salió campeón',
  ]);
});

test('a season without a cup has no cup champion', () => {
  expect(seasonChampions(season('2025', { divisions: [division('elite', {})] }))).toHaveLength(1);
});

test('seasons stand newest first; of one year, the later id first', () => {
  const ids = newestSeasonFirst([
    season('2025'),
    season('apertura-2027', { years: [2027] }),
    season('2026', { years: [2026, 2027] }),
    season('clausura-2027', { years: [2027] }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['clausura-2027', 'apertura-2027', '2026', '2025']);
});

test('everybody of tables, fixtures and cup played the season', () => {
  const cup = { edition: '', rounds: [round('Final', played('Eva', 2, 0, 'Fede'))] };
  const divisions = [division('elite', { final: [round('Final', unplayed('Caro', 'Dani'))] })];
  expect(seasonNicks(season('2025', { divisions, cup }))).toEqual([
    'Ana',
    'Beto',
    'Caro',
    'Dani',
    'Eva',
    'Fede',
  ]);
});

describe('what seasons were for a player', () => {
  const cup = { edition: '', rounds: [round('Final', played('Caro', 2, 0, 'Ana'))] };
  const seasons = [
    season('2026', { divisions: [division('elite', { groups: [['Beto', 'Ana']] })] }),
    season('2025', { divisions: [division('oro', { groups: [['Dani'], ['Eva', 'Anita']] })], cup }),
  ];
  const seasonsOf = seasonsByPlayer(seasons);

  test('are final places, under the nick of then as well', () => {
    expect(seasonsOf('ANA')).toEqual([
      {
        id: '2026',
        name: 'Temporada 2026',
        league: { division: 'elite', group: '', place: 2, players: 2 },
        titles: [],
      },
      {
        id: '2025',
        name: 'Temporada 2025',
        league: { division: 'oro', group: 'Grupo B', place: 2, players: 2 },
        titles: [],
      },
    ]);
  });

  test('are titles, also of who played the cup alone', () => {
    expect(seasonsOf('Beto')[0]?.titles).toMatchObject([{ division: { id: 'elite' } }]);
    expect(seasonsOf('Caro')).toMatchObject([
      { id: '2025', league: null, titles: [{ division: null }] },
    ]);
  });

  test('are nothing for who played none', () => {
    expect(seasonsOf('Nadie')).toEqual([]);
  });
});
