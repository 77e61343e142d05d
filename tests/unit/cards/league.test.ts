import { describe, expect, test } from 'vitest';
import {
  divisionCard,
  leagueCard,
  roundPicture,
  standingsPicture,
} from '../../../src/cards/league.ts';
import type { Division, Group } from '../../../src/season/model.ts';
import { league } from '../../fixtures/competitions.ts';
import { round, seasonOf, stageOf } from '../season/season.ts';

const headings = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];
const standings = (players: readonly string[]): Group['standings'] => ({
  headings,
  rows: players.map((player, index) => ({
    row: index + 1,
    player,
    values: [9 - index, index, 9, 18, 4, 3 - index],
  })),
});
const primera = [
  ...round('Fecha 1', '2/11/2026 al 15/11/2026', 'Ana 2-1 Beto'),
  ...round('Fecha 2', '16/11/2026 al 29/11/2026', 'Caro - BYE'),
];
const stage = stageOf(seasonOf({ primera }), 'primera');
const today = '2026-11-20';

function division(id: 'elite' | 'platinum', ...groups: readonly (readonly string[])[]): Division {
  const config = league.divisions.find((one) => one.id === id);
  if (!config) throw new Error(id);
  return {
    config,
    playoffs: [],
    groups: groups.map((players, index) => ({
      id: 'ab'[index] ?? '',
      name: `Grupo ${'AB'[index] ?? ''}`,
      standings: standings(players),
      stage,
    })),
  };
}
const eight = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fer', 'Gabi', 'Hugo'];
const elite = division('elite', eight);
const platinum = division('platinum', ['Iris', 'Juan', 'Kari'], ['Lola', 'Mati', 'Nora']);

const rowsOf = (card: ReturnType<typeof divisionCard>) =>
  card.kind === 'sheet' && card.listing.kind === 'table'
    ? card.listing.rows.map(({ place, player, values }) => [place, player, ...values].join(' '))
    : [];

describe('the league’s card', () => {
  test('says who leads each group', () => {
    const card = leagueCard([elite, platinum]);
    expect(rowsOf(card)).toEqual([
      'Élite Ana',
      'Platinum · Grupo A Iris',
      'Platinum · Grupo B Lola',
    ]);
    expect(card.alt).toContain('Élite, Ana; Platinum · Grupo A, Iris');
  });

  test('is a poster while no standings are published', () => {
    expect(leagueCard([division('elite', [])])).toMatchObject({
      kind: 'poster',
      title: 'Liga Nacional',
    });
    expect(leagueCard([])).toMatchObject({ kind: 'poster' });
  });
});

describe('a division’s card', () => {
  test('has the first five with what decides, and the round', () => {
    const card = divisionCard(elite, today);
    expect(card).toMatchObject({
      title: 'División Élite',
      note: 'Fecha 2 · 16/11/2026 al 29/11/2026',
      emblem: 'trofeo-celeste',
      listing: { headings: ['DG', 'DP', 'DifP'] },
    });
    expect(rowsOf(card)).toEqual([
      '1 Ana 9 0 3',
      '2 Beto 8 1 2',
      '3 Caro 7 2 1',
      '4 Dani 6 3 0',
      '5 Eva 5 4 −1',
    ]);
  });

  test('of two groups has the first two of each', () => {
    expect(rowsOf(divisionCard(platinum, today)).map((row) => row.slice(0, 12))).toEqual([
      'Grupo A Iris',
      'Grupo A Juan',
      'Grupo B Lola',
      'Grupo B Mati',
    ]);
  });

  test('is a poster while nothing is published', () => {
    expect(divisionCard(division('elite', []), today)).toMatchObject({
      kind: 'poster',
      title: 'División Élite',
    });
  });
});

describe('for Instagram', () => {
  test('a group’s whole table, with every labelled column', () => {
    const [group] = platinum.groups;
    const card = group && standingsPicture(platinum, group, today);
    expect(card).toMatchObject({
      shape: 'instagram',
      title: 'División Platinum · Grupo A',
      listing: { headings, rows: [{ player: 'Iris' }, { player: 'Juan' }, { player: 'Kari' }] },
    });
  });

  test('no table while it is empty', () => {
    const empty = division('elite', []);
    const [group] = empty.groups;
    expect(group && standingsPicture(empty, group, today)).toBeNull();
  });

  test('the round in play, group by group', () => {
    const duels = [{ home: 'Caro', away: 'Libre', result: '', winner: null, when: '' }];
    expect(roundPicture(platinum, today)).toMatchObject({
      note: 'Fecha 2 · 16/11/2026 al 29/11/2026',
      listing: {
        blocks: [
          { title: 'Grupo A', duels },
          { title: 'Grupo B', duels },
        ],
      },
    });
  });

  test('results once played', () => {
    expect(roundPicture(elite, '2026-11-03')).toMatchObject({
      listing: {
        blocks: [
          { title: '', duels: [{ home: 'Ana', away: 'Beto', result: '2 - 1', winner: 'home' }] },
        ],
      },
    });
  });

  test('no round without a fixture', () => {
    expect(roundPicture({ ...elite, groups: [] }, today)).toBeNull();
  });
});
