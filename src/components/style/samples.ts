/** Invented data that puts each component of /estilo in every state it has. */
import { builtAt } from '../../data/clock.ts';
import type { Community } from '../../domain/communities.ts';
import type { Duel, Round } from '../../domain/fixture.ts';
import type { HallOfFamer } from '../../domain/hall-of-fame.ts';
import type { NationalPodium } from '../../domain/podiums.ts';
import { provinceOf } from '../../domain/province.ts';
import type { Qualifier } from '../../domain/qualifiers.ts';
import type { RankingLine } from '../../domain/ranking.ts';
import type { Season } from '../../domain/season.ts';
import type { Standings } from '../../domain/standings.ts';
import { addDays, calendarDate, momentOf } from '../../domain/time.ts';
import type { CompetitionDuel } from '../../data/duels.ts';
import type { RatedMember } from '../../data/team.ts';

const link = 'https://ejemplo.test/partida';
const nicks = ['MeepleSur', 'LaTorreCeleste', 'Granjera_Ok', 'RioDePlata', 'PuenteRoto', 'Abadesa'];

const duel = (
  code: string,
  home: string,
  away: string,
  scores: readonly [number, number] | null = null,
): Duel => ({
  row: 1,
  code,
  home,
  away,
  homeScore: scores?.[0] ?? null,
  awayScore: scores?.[1] ?? null,
  schedule: scores ? 'Sáb 5/12 15:00' : '-',
  link: scores ? link : null,
});

const [, month, day] = calendarDate(builtAt).split('-').map(Number);

/** A round in play with every kind of duel, and one without duels. */
export const rounds: readonly Round[] = [
  {
    name: 'Fecha 1',
    interval: `${day}/${month} al ${day}/${month}`,
    duels: [
      duel('E-01', 'MeepleSur', 'LaTorreCeleste', [2, 0]),
      duel('E-02', 'Granjera_Ok', 'RioDePlata', [1, 2]),
      duel('E-03', 'PuenteRoto', 'Abadesa'),
      duel('E-04', 'Tero88', 'LIBRE'),
    ],
  },
  { name: 'Fecha 2', interval: '', duels: [] },
];

export const cupRounds: readonly Round[] = [
  {
    name: 'Semifinales',
    interval: '7/12 al 20/12',
    duels: [
      duel('SF-1', 'MeepleSur', 'LaTorreCeleste', [2, 1]),
      duel('SF-2', 'Granjera_Ok', 'RioDePlata'),
    ],
  },
  {
    name: 'Final',
    interval: '21/12 al 3/1',
    duels: [duel('F-1', 'MeepleSur', 'Ganador SF-2')],
  },
];

export const standings: Standings = {
  headings: ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'],
  rows: nicks.map((player, index) => ({
    row: index + 1,
    player,
    values: [5 - index, index, 5, 10 - index, 2 + index, 8 - 2 * index],
  })),
};

/** A season with a champion, and a cup without one. */
export const season: Season = {
  id: 'muestra',
  name: 'Temporada de muestra',
  years: [2025],
  divisions: [
    {
      config: {
        id: 'primera',
        name: 'Primera',
        groups: [{ id: 'a', name: 'Primera', window: { first: 1, last: 8 }, fixture: 'primera' }],
        playoffs: [],
        zones: { promotion: 0, relegation: 0 },
        zoneNotes: [],
      },
      groups: [{ id: 'a', name: 'Primera', standings, rounds: [...rounds] }],
      playoffs: [],
    },
  ],
  cup: { edition: 'Edición de muestra', rounds: [...cupRounds] },
};

export const hallOfFame: readonly HallOfFamer[] = [
  {
    place: 1,
    player: 'MeepleSur',
    titles: [
      { player: 'MeepleSur', competition: 'Primera', when: '2025' },
      { player: 'MeepleSur', competition: 'Copa', when: '2024' },
    ],
  },
  {
    place: 2,
    player: 'Abadesa',
    titles: [{ player: 'Abadesa', competition: 'Oro', when: '2025' }],
  },
];

export const ranking: readonly RankingLine[] = nicks.map((nick, index) => ({
  nick,
  elo: 700 - 20 * index,
  maxElo: 750 - 20 * index,
  link: index % 2 === 0 ? link : null,
}));

const qualifier = (city: string, days: number, url: string | null): Qualifier => ({
  id: city,
  date: momentOf(addDays(calendarDate(builtAt), days), '15:00'),
  place: 'Club de Juegos La Muralla',
  city,
  province: provinceOf(city),
  contact: { label: '@muralla', url },
});

/** One past, two to come; of the last the province is unknown. */
export const qualifiers: readonly Qualifier[] = [
  qualifier('Rosario', -5, link),
  qualifier('Córdoba', 5, link),
  qualifier('Villa Loseta', 6, link),
];

export const community: Community = {
  id: 'comunidad',
  name: 'Losetas del Sur',
  url: link,
  image: null,
  category: 'pais',
};

export const member: RatedMember = {
  id: 'integrante',
  nick: 'MeepleSur',
  name: 'Ana Invento',
  place: 'Rosario',
  image: null,
  position: 1,
  rating: { id: '', elo: 640, maxElo: null },
};

export const podium: NationalPodium = {
  id: 'podio',
  year: 2025,
  image: null,
  podium: ['Ana Invento', 'Luis Ficción', 'Eva Ejemplo'],
};

const week = {
  row: 1,
  category: 'Primera',
  time: '21:00',
  link: null,
  competition: 'league',
} as const;

/** A duel of today and one of the cup of the day after. */
export const weekDuels: readonly CompetitionDuel[] = [
  { ...week, home: 'MeepleSur', away: 'Abadesa', date: calendarDate(builtAt) },
  {
    ...week,
    competition: 'cup',
    category: 'Final',
    home: 'Granjera_Ok',
    away: 'RioDePlata',
    date: addDays(calendarDate(builtAt), 1),
  },
];
