/** What cards say, as `content/SUBJECT.out` has it: a case a paragraph, called after its rule. */
import { expect, test } from 'vitest';
import { agendaCard } from '../../../src/cards/agenda.ts';
import type { Card, DuelLine } from '../../../src/cards/card.ts';
import { bracketPicture, cupCard, phasePicture } from '../../../src/cards/cup.ts';
import { fileName } from '../../../src/cards/file-name.ts';
import {
  divisionCard,
  leagueCard,
  roundPicture,
  standingsPicture,
} from '../../../src/cards/league.ts';
import { nationalCard } from '../../../src/cards/national.ts';
import { newsCard } from '../../../src/cards/news.ts';
import { rankingCard } from '../../../src/cards/ranking.ts';
import { seasonCard } from '../../../src/cards/season.ts';
import { teamCard } from '../../../src/cards/team.ts';
import type { Division, Group } from '../../../src/data/league.ts';
import type { AgendaDuel } from '../../../src/domain/agenda.ts';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { league } from '../../fixtures/competitions.ts';
import { played, unplayed } from '../domain/duel.ts';
import { division as seasonDivision, round as seasonRound, season } from '../domain/seasons.ts';

function duelText(duel: DuelLine | null): string {
  if (!duel) return '  (blank)';
  const { home, away, result, winner, when } = duel;
  return `  ${home} / ${away.trim() || '(blank)'}, ${result || 'no result'}${winner ? `, won by ${winner}` : ''}, ${when || 'no day'}`;
}

function listingText(card: Card): string[] {
  if (card.kind === 'poster') return [`  ${JSON.stringify(card.illustration)}`];
  const { listing } = card;
  if (listing.kind === 'table') {
    const rows = listing.rows.map(({ place, player, values }) => [place, player, ...values]);
    return [listing.headings, ...rows].map((row) => `  ${row.join(' | ') || '(no headings)'}`);
  }
  const columns = listing.kind === 'duels' ? listing.blocks : listing.columns;
  return columns.flatMap(({ title, duels }) => [
    `  ${title || '(untitled)'}`,
    ...duels.map(duelText),
  ]);
}

/** A card as text. */
function told(card: Card | null | undefined): string {
  if (!card) return '  none';
  const shape = card.kind === 'sheet' ? card.shape : 'poster';
  const words = [`${shape}, ${card.emblem}`, card.overline, card.title, card.note, card.alt];
  return [...words.map((line) => `  ${line || '(nothing)'}`), ...listingText(card)].join('\n');
}

const today = '2026-11-20';
const names = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fer', 'Gabi', 'Hugo'];

const agendaDuel = (home: string, date: string | null): AgendaDuel => ({
  id: home,
  competition: 'league',
  place: 'Élite · Fecha 5',
  home,
  away: 'Zoe',
  date,
  time: '21:00',
  link: null,
  daily: null,
  placed: null,
});
const withoutDay = agendaDuel('Sin día', null);
const tomorrow = agendaDuel('Ana', '2026-11-21');

const round = (name: string, interval: string, ...duels: Duel[]): Round => ({
  name,
  interval,
  duels,
});
const on = (day: string): Duel => ({ ...unplayed(day, 'Zoe'), schedule: `${day} 21:00` });
const overdue = ['Lun 16/11', 'Mar 17/11', 'Mié 18/11', 'Jue 19/11', 'Dom 15/11'].map(on);
const toCome = [unplayed('Sin día', 'Zoe'), on('Dom 22/11'), on('Vie 20/11')];
const eighths = (...duels: Duel[]) => [round('8vos de Final', '9/11 al 22/11', ...duels)];
const semifinal = played('Ana', 2, 0, 'Beto');
const semifinals = (...duels: Duel[]) => round('Semifinales', '9/11 al 22/11', semifinal, ...duels);
const final = (duel: Duel) => round('Final', '23/11 al 6/12', duel);
const bracket = [
  semifinals({ ...unplayed('Caro', 'Dani'), schedule: 'Vie 20/11 21:00' }),
  final(unplayed('Ana', 'Ganador SF-2')),
];
const early = ['1° Fase', '16avos de Final', '8vos de Final', '4tos de Final'];

/** A division as a page has it: groups of these players, one round played and one in play. */
function division(id: 'elite' | 'platinum', ...groups: readonly (readonly string[])[]): Division {
  const config = league.divisions.find((one) => one.id === id);
  if (!config) throw new Error(id);
  const asGroup = (players: readonly string[], index: number): Group => ({
    id: 'ab'[index] ?? '',
    name: `Grupo ${'AB'[index]}`,
    standings: {
      headings: ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'],
      rows: players.map((player, row) => ({
        row: row + 1,
        player,
        values: [9 - row, row, 9, 18, 4, 3 - row],
      })),
    },
    rounds: [
      round('Fecha 1', '2/11/2026 al 15/11/2026', played('Ana', 2, 1, 'Beto')),
      round('Fecha 2', '16/11/2026 al 29/11/2026', unplayed('Caro', 'BYE')),
    ],
  });
  return { config, playoffs: [], groups: groups.map(asGroup) };
}
const elite = division('elite', names);
const empty = division('elite', []);
const platinum = division('platinum', ['Iris', 'Juan', 'Kari'], ['Lola', 'Mati', 'Nora']);
const tableOf = (one: Division) => one.groups[0] && standingsPicture(one, one.groups[0], today);

const item = {
  id: 'a',
  title: 'Arranca la liga',
  // Already the 16th in UTC.
  publishedAt: new Date('2026-11-16T01:00:00.000Z'),
  mainImage: 'images/aa.jpg',
};

const players = names.map((nick, index) => ({
  id: '',
  nick,
  elo: 500 - index,
  maxElo: 600 - index,
  link: null,
}));

const qualifier = (city: string, date: string) => ({
  id: city,
  city,
  province: null,
  place: 'La Última Loseta',
  date: new Date(date),
  contact: null,
});
const qualifiers = [
  qualifier('Salta', '2026-11-16T00:30:00.000Z'),
  qualifier('Mendoza', '2026-12-05T19:00:00.000Z'),
];

const finished = season('2025', {
  years: [2025, 2026],
  divisions: [
    seasonDivision('Élite', { groups: [['Ana', 'Beto']] }),
    seasonDivision('Oro', { final: [] }),
  ],
  cup: { edition: '', rounds: [seasonRound('Final', played('Caro', 2, 0, 'Ana'))] },
});
const manyDivisions = Array.from({ length: 12 }, (_, index) => seasonDivision(`D${index}`, {}));

test.each<[string, Record<string, Card | null | undefined>]>([
  [
    'agenda',
    {
      'today’s duels with their hours, five at most, and how many more': agendaCard(
        [...names.map((name) => agendaDuel(name, today)), tomorrow],
        today,
      ),
      'without any today, the next ones with their days; those without a day never': agendaCard(
        [tomorrow, withoutDay],
        today,
      ),
      'a poster without any day': agendaCard([withoutDay], today),
    },
  ],
  [
    'cup',
    {
      'the phase in play and its next duels': cupCard(bracket, today),
      'those to come by day before overdue ones, without a day last of them': cupCard(
        eighths(...overdue, ...toCome),
        today,
      ),
      'none announced as the next where all are overdue': cupCard(eighths(...overdue), today),
      'the results when the phase is played': cupCard([semifinals(), ...bracket.slice(1)], today),
      'the champion once there is one': cupCard([final(played('Ana', 1, 2, 'Dani'))], today),
      'a poster without a fixture': cupCard([], today),
      'for Instagram, the phase in play with all its duels': phasePicture(bracket, today),
      'for Instagram, no phase without a fixture': phasePicture([], today),
      'for Instagram, the bracket, who is still to come left blank': bracketPicture(bracket, today),
      'for Instagram, the last four columns of a long bracket': bracketPicture(
        [...early.map((name) => round(name, '')), ...bracket],
        today,
      ),
      'for Instagram, no bracket without a fixture': bracketPicture([], today),
    },
  ],
  [
    'league',
    {
      'who leads each group': leagueCard([elite, platinum]),
      'a poster while no standings are published': leagueCard([empty]),
      'a poster without divisions': leagueCard([]),
      'a division’s first five with what decides, and the round': divisionCard(elite, today),
      'of two groups the first two of each': divisionCard(platinum, today),
      'a division’s poster while nothing is published': divisionCard(empty, today),
      'for Instagram, a group’s whole table, with every labelled column': tableOf(platinum),
      'for Instagram, no table while it is empty': tableOf(empty),
      'for Instagram, the round in play, group by group': roundPicture(platinum, today),
      'for Instagram, results once played': roundPicture(elite, '2026-11-03'),
      'for Instagram, no round without a fixture': roundPicture({ ...elite, groups: [] }, today),
    },
  ],
  [
    'season',
    {
      'who won each division and the cup, or that nobody did yet': seasonCard(finished),
      'of many divisions as many rows as fit': seasonCard(
        season('2025', { divisions: manyDivisions }),
      ),
    },
  ],
  [
    'others',
    {
      'a news item’s title, day by the community’s clock and picture': newsCard(item),
      'our art for a news item without a picture': newsCard({ ...item, mainImage: null }),
      'the first five of the ranking by the highest Elo': rankingCard(players, 'maxElo'),
      'the first five of the ranking by the current Elo': rankingCard(players, 'elo'),
      'a poster while nobody is in the ranking': rankingCard([], 'maxElo'),
      'the next qualifier': nationalCard(qualifiers, new Date('2026-11-15T12:00:00.000Z')),
      'no qualifier that is past': nationalCard(qualifiers, new Date('2026-11-17T12:00:00.000Z')),
      'the final when no qualifier is left': nationalCard([], new Date('2026-11-17T12:00:00.000Z')),
      'the team’s members in order': teamCard([{ nick: 'Ana' }, { nick: 'Beto' }]),
      'a team of whom nobody is published': teamCard([]),
    },
  ],
])('the cards of %s', async (subject, cards) => {
  const text = Object.entries(cards).map(([rule, card]) => `${rule}\n${told(card)}\n`);
  await expect(text.join('\n')).toMatchFileSnapshot(`content/${subject}.out`);
});

test('the agenda’s preview has a new address when an hour changes', () => {
  const at = (time: string) => fileName(agendaCard([{ ...tomorrow, time }], today));
  expect(at('21:00')).not.toBe(at('22:00'));
});
