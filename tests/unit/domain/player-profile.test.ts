import { describe, expect, test } from 'vitest';
import { nationalChampions } from '../../../src/domain/hall-of-fame.ts';
import type { Movement } from '../../../src/domain/movement.ts';
import { duelsByPlayer } from '../../../src/domain/player-duels.ts';
import { storyByPlayer } from '../../../src/domain/player-season.ts';
import { allNicks, playerProfile, type PlayerData } from '../../../src/domain/player-profile.ts';
import type { TeamMember } from '../../../src/domain/team.ts';
import { played, unplayed } from './duel.ts';

const ranked = (nick: string, place = 1): Movement => ({
  player: { id: `id-${nick}`, nick, elo: 500, maxElo: 600, link: null },
  place,
  change: 2,
  isAtBest: false,
});
const member = (nick: string, name: string): TeamMember => ({
  id: nick,
  position: 1,
  name,
  nick,
  image: null,
  place: 'Salta',
});
const row = (player: string) => ({ row: 0, player, values: [] });
const nothing: PlayerData = {
  storyOf: () => [],
  pastStoriesOf: () => [],
  ranking: [],
  weeksOf: () => [],
  groups: [],
  stages: [],
  duelsOf: () => [],
  pastDuelsOf: () => [],
  seasons: [],
  seasonsOf: () => [],
  team: [],
  pastTeams: [],
  nationalPodiums: [],
  worldPodiums: [],
};
const today = '2026-11-16';
const fecha = { name: 'Fecha 1', interval: '9/11 al 22/11' };

test('a player nobody knows has an empty profile', () => {
  expect(playerProfile('Nadie', nothing)).toEqual({
    nick: 'Nadie',
    ranking: null,
    weeks: [],
    league: null,
    pending: [],
    story: [],
    pastStories: [],
    streak: null,
    headToHeads: [],
    seasons: [],
    member: null,
    pastTeams: [],
    podiums: [],
  });
});

test('the ranking’s line is found whatever the case, and its id finds the weeks', () => {
  const week = { week: '2026-11-09', id: 'id-Ana', nick: 'Ana', elo: 490, maxElo: 600 };
  const data: PlayerData = {
    ...nothing,
    ranking: [ranked('Beto'), ranked('Ana', 2)],
    weeksOf: ({ id }) => (id === 'id-Ana' ? [week] : []),
  };
  expect(playerProfile('ANA', data)).toMatchObject({ ranking: { place: 2 }, weeks: [week] });
});

test('the place in the league is that of the official order', () => {
  const groups = [
    { division: 'Élite', group: '', rows: [row('Beto')] },
    { division: 'Oro', group: 'Grupo B', rows: [row('Caro'), row('Ana')] },
  ];
  expect(playerProfile('ana', { ...nothing, groups }).league).toEqual({
    division: 'Oro',
    group: 'Grupo B',
    place: 2,
    players: 2,
  });
});

test('duels are told by what is to play, story, streak and rivals', () => {
  const stages = [
    {
      name: 'Oro',
      rounds: [{ ...fecha, duels: [played('Ana', 2, 0, 'Caro'), unplayed('Beto', 'Ana')] }],
    },
    { name: 'Copa', rounds: [{ ...fecha, duels: [played('Ana', 2, 1, 'Beto')] }] },
  ];
  const profile = playerProfile('Ana', {
    ...nothing,
    stages,
    duelsOf: duelsByPlayer(stages, today),
    storyOf: storyByPlayer(stages, today),
  });
  expect(profile.pending.map(({ stage, opponent }) => [stage, opponent])).toEqual([
    ['Oro', 'Beto'],
  ]);
  expect(profile.story.map(({ stage, duels }) => [stage, duels.length])).toEqual([
    ['Oro', 2],
    ['Copa', 1],
  ]);
  expect(profile.streak).toEqual({ outcome: 'won', length: 2 });
  expect(profile.headToHeads.map(({ opponent }) => opponent)).toEqual(['Beto', 'Caro']);
});

describe('teams and podiums of before', () => {
  const data: PlayerData = {
    ...nothing,
    team: [member('Ana_X', 'Ana Pérez')],
    pastTeams: [
      { id: '1', competition: 'WTCOC', year: 2022, position: '5', link: null, team: ['ana perez'] },
      { id: '2', competition: 'WTCOC', year: 2023, position: '3', link: null, team: ['Otra'] },
      {
        id: '3',
        competition: 'Copa América',
        year: 2024,
        position: '1',
        link: null,
        team: ['Ana_X'],
      },
    ],
    nationalPodiums: [{ id: '4', year: 2021, image: null, podium: ['Otra', 'Ana Pérez'] }],
    worldPodiums: [
      { id: '5', year: 2023, podium: [{ position: 17, name: 'Ana Pérez', country: 'Argentina' }] },
    ],
  };

  test('are found by the name the team gives for a nick, newest first', () => {
    const profile = playerProfile('Ana_X', data);
    expect(profile.member?.name).toBe('Ana Pérez');
    expect(profile.pastTeams.map(({ year }) => year)).toEqual([2024, 2022]);
    expect(profile.podiums).toEqual([
      { event: 'world', year: 2023, place: 17 },
      { event: 'national', year: 2021, place: 2 },
    ]);
  });

  test('are of who has that name, although it is another player’s nick', () => {
    const named = { ...data, team: [...data.team, member('Eva_Y', 'Otra'), member('Z', 'Otra')] };
    const years = (nick: string) => playerProfile(nick, named).podiums.map(({ year }) => year);
    expect(['Eva_Y', 'Z', 'Otra'].map(years)).toEqual([[2021], [], []]);
    expect(nationalChampions(named.nationalPodiums, named.team)).toEqual([
      { year: 2021, player: 'Eva_Y' },
    ]);
  });

  test('are nobody else’s', () => {
    expect(playerProfile('Beto', data)).toMatchObject({ member: null, pastTeams: [], podiums: [] });
  });
});

describe('allNicks', () => {
  test('has the players of all sources once, as the first one writes them', () => {
    const data: PlayerData = {
      ...nothing,
      ranking: [ranked('Ana')],
      groups: [{ division: 'Élite', group: '', rows: [row('ANA'), row('Beto')] }],
      stages: [
        { name: 'Élite', rounds: [{ ...fecha, duels: [unplayed('beto', 'Caro')] }] },
        { name: 'Copa', rounds: [{ ...fecha, duels: [unplayed('Dani', 'Caro')] }] },
      ],
      team: [member('Eva', 'Eva'), member('dani', 'Dani')],
    };
    expect(allNicks(data)).toEqual(['Ana', 'Beto', 'Caro', 'Dani', 'Eva']);
  });

  test('leaves out byes, places still open and rows without nick', () => {
    const duels = [unplayed('BYE', 'Ganador 8vos-2'), unplayed('1° Grupo A', 'A definir')];
    const data: PlayerData = {
      ...nothing,
      ranking: [ranked('Sin Nick')],
      stages: [{ name: 'Copa', rounds: [{ ...fecha, duels }] }],
    };
    expect(allNicks(data)).toEqual([]);
  });
});

test('rivals are those of finished seasons, too; story and streak are of the running one', () => {
  const now = [{ name: 'Élite', rounds: [{ ...fecha, duels: [played('Ana', 2, 1, 'Beto')] }] }];
  const before = [
    {
      name: 'Temporada 2025',
      rounds: [
        { ...fecha, duels: [played('Beto', 2, 0, 'Ana'), played('Caro', 0, 2, 'Ana')] },
        { name: 'Fecha 2', interval: '', duels: [unplayed('Ana', 'Dani')] },
      ],
    },
  ];
  const profile = playerProfile('Ana', {
    ...nothing,
    duelsOf: duelsByPlayer(now, today),
    storyOf: storyByPlayer(now, today),
    pastDuelsOf: duelsByPlayer(before, today),
  });
  expect(
    profile.headToHeads.map(({ opponent, record }) => [opponent, record.DG, record.DP]),
  ).toEqual([
    ['Beto', 1, 1],
    ['Caro', 1, 0],
  ]);
  expect(profile.story).toMatchObject([{ stage: 'Élite', duels: [{ opponent: 'Beto' }] }]);
  expect(profile.streak).toEqual({ outcome: 'won', length: 1 });
  expect(profile.pending).toEqual([]);
});
