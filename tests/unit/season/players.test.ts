/** A player's duels, seasons and profile. */
import { expect, test } from 'vitest';
import { compareSeniority } from '../../../src/data/players.ts';
import type { Movement } from '../../../src/season/elo-history.ts';
import type { TeamMember } from '../../../src/sources/documents/team.ts';
import {
  headToHeads,
  latestResults,
  matchesByPlayer,
  pendingDuels,
  recentForm,
  storyByPlayer,
  streakOf,
  type PlayerMatch,
} from '../../../src/season/player-matches.ts';
import {
  allNicks,
  playerProfiles,
  seasonsByPlayer,
  type PlayerData,
  type PlayerProfile,
} from '../../../src/season/player-profile.ts';
import { rankedPlayer } from '../../fixtures/ranked.ts';
import { expectTold } from '../../fixtures/told.ts';
import { archived, round, seasonOf, type Sheets } from './season.ts';

const duelsOf = (player: string, sheets: Sheets): PlayerMatch[] =>
  matchesByPlayer(seasonOf(sheets).matches)(player);
/** Ana's duels in a round without dates. */
const inOrder = (...duels: string[]): PlayerMatch[] =>
  duelsOf('Ana', { primera: round('Fecha 1', '', ...duels) });
const opponents = (duels: readonly Pick<PlayerMatch, 'opponent'>[]): string =>
  duels.map(({ opponent }) => opponent.nick).join(' ');

test('open duels are sorted by their day, or their round’s first day; undated ones come last', () => {
  const duels = duelsOf('Ana', {
    primera: [
      ...round('Fecha 6', '23/11 al 6/12', 'Ana - Vero', 'Ana - Tito @ Mar 24/11 20:30'),
      ...round('Fecha 7', '', 'Ana - Zoe', 'Ana 2-0 Beto'),
      ...round('Fecha 5', '9/11 al 22/11', 'Ana - Uma @ 18/11 21:00', 'Ana - Eli @ 18/11 9:30'),
      ...round('Fecha 8', '28/12 al 10/1', 'Ana - Xul', 'Ana - Pili @ Postergado'),
    ],
  });
  expect(opponents(pendingDuels(duels))).toBe('Eli Uma Vero Tito Xul Zoe Pili');
});

const [won, lost, level, open] = ['Ana 2-1 Beto', 'Caro 2-0 Ana', 'Ana 1-1 Dani', 'Ana - Eva'];

test.each([
  ['is of one', [won, lost], '1 lost', 'won lost'],
  ['may be of level duels', [won, level, level], '2 level', 'won level level'],
  ['goes on over duels to play', [won, open, won], '2 won', 'won won'],
  ['has no byes', ['Ana 2-0 Libre', lost], '1 lost', 'lost'],
  ['has no walkovers', [lost, 'Ana WO- Beto'], '1 lost', 'lost'],
  ['is none without results', [open], '', ''],
  ['is longer', [lost, won, won, won, won, won, won], '6 won', 'won won won won won'],
])('a streak %s', (_, duels, streak, form) => {
  const own = inOrder(...duels);
  const { length = '', outcome = '' } = streakOf(latestResults(own)) ?? {};
  expect(`${length} ${outcome}`.trim()).toBe(streak);
  expect(recentForm(own).join(' ')).toBe(form);
});

test('rivals are sorted by number of duels, then by name; case does not matter', () => {
  const duels = [
    won,
    'Ana 2-0 Zoe',
    lost,
    'Ana - beto',
    'Ana - Uma',
    'BETO 2-0 Ana',
    'Ana WO- Dani',
    'Ana 2-0 Ganador SF-1',
  ];
  const list = headToHeads('Ana', inOrder(...duels));
  expect(opponents(list)).toBe('Beto Caro Zoe');
  expect(list[0]?.record).toEqual({ DG: 1, DP: 1, DJ: 2, PG: 2, PP: 3, DifP: -1 });
});

test('the story of a season has a player’s duels by stage, with a running account', () => {
  const storyOf = (player: string, sheets: Sheets): string[] =>
    storyByPlayer(seasonOf(sheets).stages)(player).flatMap(({ stage, duels }) => [
      stage,
      ...duels.map(({ opponent, result, account }) => {
        const end = opponent.kind === 'bye' ? 'bye' : (result?.outcome ?? '?');
        return `  ${opponent.nick} ${end} ${account ? `${account.won}-${account.lost}` : ''}`;
      }),
    ]);
  const rows = (interval: string) => round('Fecha 1', interval, 'Ana - Beto');
  return expectTold('players/story.out', {
    'duels in the sheet’s order': storyOf('Ana', {
      primera: [
        ...round('Fecha 1', '', 'Ana 2-1 Beto', 'Caro 2-0 Dani'),
        ...round('Fecha 2', '', 'Caro 2-0 ANA', 'Ana - Dani', 'Ana 0-0 Gabi'),
        ...round('Fecha 3', '', 'Eva 1-1 Ana', 'Ana - BYE', 'Libre 0-2 Ana', 'Fede 0-WO Ana'),
      ],
      cup: round('Final', '', 'Ana 2-0 Zoe', 'Ganador 8vos-2 - Ana', 'Ana - ana'),
    }),
    'nothing of who does not play': storyOf('Zoe', { primera: rows('') }),
    'stages by their beginning; one without dates stays behind the one before it': storyOf('Ana', {
      primera: rows('14/9 al 27/9'),
      segundaA: rows('4/1/2027 al 10/1/2027'),
      segundaB: rows(''),
      promociones: [...rows(''), ...rows('21/12 al 3/1')],
      cup: [
        ...round('Final', '11/1/2027', 'Ana 2-0 Caro'),
        ...round('Semifinales', '14/9', 'Ana 2-0 Beto'),
      ],
    }),
  });
});

const final = round('Final', '', 'Caro 2-0 Ana');
const over = round('Fecha 1', '', 'Beto 2-0 Ana');
const newer = archived({ primera: over, tables: { primera: [['Beto', 'Ana']] } }, 2026);
const older = archived({ cup: final, tables: { segunda: [['Dani'], ['Eva', 'Ana']] } }, 2025);

test('finished seasons give a player’s places and titles, even if the player only played the cup', () => {
  const seasonsOf = seasonsByPlayer([newer, older]);
  const told = (nick: string) =>
    seasonsOf(nick).map(({ name, places: [own], titles }) =>
      [
        name,
        own && `${own.group.stage.fullName} ${own.place}/${own.group.standings.rows.length}`,
        ...titles.map(({ division }) => division?.id ?? 'cup'),
      ].join('|'),
    );
  expect(told('ANA')).toEqual([
    'Temporada 2026|Primera 2/2',
    'Temporada 2025|Segunda, Grupo B 2/2',
  ]);
  expect(told('Beto')).toEqual(['Temporada 2026|Primera 1/2|primera']);
  expect(told('Caro')).toEqual(['Temporada 2025||cup']);
  expect(told('Nadie')).toEqual([]);
});

const ranked = (nick: string, place = 1): Movement => ({
  player: { ...rankedPlayer('Ana 500 600'), id: `id-${nick}`, nick },
  place,
  change: 2,
  isAtBest: false,
});
const week = { week: '2026-11-09', id: 'id-Ana', nick: 'Ana', elo: 490, maxElo: 600 };
const member = (nick: string, name: string): TeamMember => ({
  ...{ id: nick, position: 1, name, nick, image: null, place: 'Salta' },
});
const nothing: PlayerData = {
  ...{ ranking: [], weeksOf: () => [], season: seasonOf({}), seasons: [], earlier: [], team: [] },
  ...{ pastTeams: [], podiums: [], nationalPodiums: [], worldPodiums: [] },
};
const profileOf = (nick: string, data: Partial<PlayerData>) =>
  playerProfiles({ ...nothing, ...data })(nick);

const oldCup = { competition: 'copa-argentina', name: 'Copa del Litoral', year: 2021 };
const past = { competition: 'WTCOC', link: null };
/** A player whom the team knows by a real name, and past teams and podiums with names and nicks. */
const known: PlayerData = {
  ...nothing,
  team: [member('Ana_X', 'Ana Pérez')],
  pastTeams: [
    { ...past, id: '1', year: 2022, position: '5', team: ['Gabi', 'ana perez'] },
    { ...past, id: '2', year: 2023, position: '3', team: ['Otra'] },
    { ...past, id: '3', year: 2024, position: '1', team: ['Ana_X'] },
  ],
  nationalPodiums: [{ id: '4', year: 2021, image: null, podium: ['Otra', 'Ana Pérez'] }],
  worldPodiums: [
    { id: '5', year: 2023, podium: [{ position: 17, name: 'Ana Pérez', country: 'Argentina' }] },
  ],
};
const named = { ...known, team: [...known.team, member('Eva_Y', 'Otra'), member('Z', 'Otra')] };

/** Parts of a profile that are not empty, one a line. */
const linesOf = (profile: PlayerProfile): string[] =>
  Object.entries({
    ranking: profile.ranking ? [`place ${profile.ranking.place}`] : [],
    weeks: profile.weeks.map(({ week }) => week),
    rivals: profile.headToHeads.map(({ opponent, record }) => `${opponent.nick} ${record.DG}`),
    'before the site': profile.earlyPlaces.map(
      ({ title, year, place }) => `${title} ${year} ${place}`,
    ),
    'past stories': profile.pastStories.map(({ id, stages }) => `${id} ${stages[0]?.duels.length}`),
    member: profile.member ? [profile.member.name] : [],
    'past teams': profile.pastTeams.map(({ year }) => String(year)),
    podiums: profile.podiums.map(({ event, year, place }) => `${event} ${year} ${place}`),
  }).flatMap(([name, parts]) => (parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : []));

test('a profile has what the sources know of a player', () => {
  const told = (nick: string, data: Partial<PlayerData>) => linesOf(profileOf(nick, data));
  const final = (...duels: string[]): Sheets => ({ cup: round('Final', '', ...duels) });
  return expectTold('players/profile.out', {
    'places on podiums from before the site': told('Ana', {
      podiums: [
        { ...oldCup, champion: 'Beto', third: 'ANA' },
        { ...oldCup, year: 2019, division: 'Élite', champion: 'Ana', second: 'Beto' },
      ],
    }),
    'the ranking’s row in any case, and the weeks of that row’s id': told('ANA', {
      ranking: [ranked('Beto'), ranked('Ana', 2)],
      weeksOf: ({ id }) => (id === 'id-Ana' ? [week] : []),
    }),
    'rivals of the running and of earlier seasons': told('Ana', {
      season: seasonOf(final('Ana 2-1 Beto', 'Ana 2-0 Caro')),
      earlier: [archived(final('Beto 2-0 Ana', 'Dani 0-2 Ana'), 2025)],
    }),
    'the newest three finished seasons in which the player has a duel': told('ana', {
      earlier: ['Ana', 'Caro', 'Ana', 'Ana', 'Ana'].map((player, index) =>
        archived(final(`${player} 2-0 Beto`), 2029 - index),
      ),
    }),
    'earlier teams and podiums by the real name that the team has for a nick': told('Ana_X', known),
    'those of a name that is another’s nick: its player’s': told('Eva_Y', named),
    'not a second player’s of that name, nor the nick’s, nor anybody else’s': [
      ...[...told('Z', named), ...told('Otra', named), ...told('Beto', named)],
    ],
  });
});

test('a player who left the ranking is older than one who came to it later', () => {
  const left = profileOf('Zoe', { weeksOf: () => [{ ...week, week: '2025-11-10' }] });
  const newer = profileOf('Ana', { weeksOf: () => [week], ranking: [ranked('Ana')] });
  expect(compareSeniority(left, newer)).toBeLessThan(0);
});

test('each player of all sources is listed once, in the spelling of the first source', () => {
  const season = seasonOf({
    primera: round('Fecha 1', '', 'beto - Caro', 'Caro - Libre'),
    cup: round('Final', '', 'Dani - Caro', 'Ganador 8vos-2 - 1.º Grupo A'),
    tables: { primera: [['ANA', 'Beto']] },
  });
  const seasons = [archived({ cup: round('Final', '', 'Fede 2-0 EVA') }, 2025)];
  const team = [member('Eva', 'Eva'), member('dani', 'Dani')];
  const ranking = [ranked('Ana'), ranked('Sin Nick')];
  const podiums = [{ ...oldCup, champion: 'caro', second: 'Gabi', third: 'Hugo' }];
  const nicks = allNicks({ ranking, season, seasons, podiums, team });
  expect(nicks.join(' ')).toBe('Ana Beto Caro Dani Eva Fede Gabi Hugo');
});
