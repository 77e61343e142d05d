/** Texts of cards. `content/SUBJECT.out` has a paragraph for each case, headed by its rule. */
import { writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Qualifier } from '../../../../src/sources/documents/qualifiers.ts';
import { copyCommunity } from '../../../../scripts/lib/demo-data.ts';
import { readPiece } from '../../../../src/config/art/catalogue.ts';
import type { Card, DuelLine } from '../../../../src/outputs/cards/card.ts';
import {
  divisionCard,
  groupsCard,
  rankingCard,
  seasonCard,
  standingsPicture,
  agendaCard,
  bracketCard,
  phasePicture,
} from '../../../../src/outputs/cards/listings.ts';
import { fileName } from '../../../../src/outputs/cards/render.ts';
import { nationalCard, newsCard } from '../../../../src/outputs/cards/posters.ts';
import { listAgenda } from '../../../../src/season/agenda.ts';
import type { ArchivedSeason, Division } from '../../../../src/season/model.ts';
import { site } from '../../../../src/config/site.ts';
import { cup, league } from '../../../fixtures/competitions.ts';
import { rankingLine } from '../../../../src/sources/sheets/ranking.ts';
import { rankedPlayer } from '../../../fixtures/ranked.ts';
import { expectTold } from '../../../fixtures/told.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';
import { archived, round, seasonOf } from '../../season/season.ts';

const { national } = site;
if (!national) throw new Error('The demo has a national tournament');

function duelText({ home, away, result, winner, when }: DuelLine): string {
  return `${home} / ${away.trim() || '(blank)'}, ${result || 'no result'}${winner ? `, won by ${winner}` : ''}, ${when || 'no day'}`;
}

function listingText(card: Card): string[] {
  if (card.kind === 'poster') return [JSON.stringify(card.illustration)];
  const { listing } = card;
  if (listing.kind === 'table') {
    const rows = listing.rows.map(({ place, player, values }) => [place, player, ...values]);
    return [listing.headings, ...rows].map((row) => row.join(' | ') || '(no headings)');
  }
  return listing.duels.map(duelText);
}

/** Lines of text for a card. */
function told(card: Card | null | undefined): string[] {
  if (!card) return ['none'];
  const shape = card.kind === 'sheet' ? card.shape : 'poster';
  const words = [`${shape}, ${card.emblem}`, card.overline, card.title, card.note, card.alt];
  return [...words.map((line) => line || '(nothing)'), ...listingText(card)];
}

const today = '2026-11-20';
const names = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fer', 'Gabi', 'Hugo'];

/** The card of the agenda with these duels of a round in play. */
function agendaOf(...duels: string[]): Card | null {
  const season = seasonOf({ primera: round('Fecha 5', '16/11 al 29/11', ...duels) });
  return agendaCard(listAgenda(season, today), today);
}

/** The cards of a cup with these rounds. */
function cupCards(...rounds: string[][]) {
  const { competitions } = seasonOf({ cup: rounds.flat() });
  const [season] = competitions;
  const bracket = season?.bracket ?? null;
  return {
    preview: bracketCard(cup, season ?? null, today),
    phase: phasePicture(cup, bracket, today),
  };
}
const semifinals = (...duels: string[]) =>
  round('Semifinales', '9/11 al 22/11', 'Ana 2-0 Beto', ...duels);
const final = (duel: string) => round('Final', '23/11 al 6/12', duel);
const open = final('Ana - Ganador SF-2');
const ofCup = cupCards(semifinals('Caro - Dani @ Vie 20/11 21:00'), open);
const withMoved = cupCards(semifinals('Caro - Dani @ Postergado; Dani 2-1 Caro'), open);

/** One round that is over, and one that is being played. */
const rounds = [
  ...round('Fecha 1', '2/11/2026 al 15/11/2026', 'Ana 2-1 Beto'),
  ...round('Fecha 2', '16/11/2026 al 29/11/2026', 'Caro - BYE'),
];
const rowsOf = (players: readonly string[]): string[] =>
  players.map((player, row) => [player, 9 - row, row, 9, 18, 4, `"${2.5 - row}"`].join());
const groups = [
  ['Iris', 'Juan', 'Kari'],
  ['Lola', 'Mati', 'Nora'],
];
const [primera, segunda] = seasonOf({
  ...{ primera: rounds, segundaA: rounds, segundaB: rounds },
  tables: { primera: [rowsOf(names)], segunda: groups.map(rowsOf) },
}).divisions;
const [empty] = seasonOf({ primera: [] }).divisions;
if (!primera || !segunda || !empty) throw new Error('no divisions');
const tableOf = (one: Division) => one.groups[0] && standingsPicture(one, one.groups[0], today);

const item = {
  id: 'a',
  title: 'Arranca la liga',
  // The 15th in Buenos Aires, already the 16th in UTC.
  publishedAt: new Date('2026-11-16T01:00:00.000Z'),
  mainImage: 'images/aa.jpg',
};

const players = names.map((nick, index) =>
  rankingLine(rankedPlayer(`${nick} ${500 - index} ${600 - index}`)),
);

const qualifier = (city: string, date: string): Qualifier => ({
  id: city,
  city,
  province: null,
  place: 'La Última Loseta',
  date: new Date(date),
  isCancelled: false,
  contact: null,
});
const salta = qualifier('Salta', '2026-11-16T00:30:00.000Z');
const mendoza = qualifier('Mendoza', '2026-12-05T19:00:00.000Z');

/** The card of the national tournament at noon of a day of November. */
const nationalOn = (day: number, ...qualifiers: Qualifier[]) =>
  nationalCard(national, qualifiers, new Date(`2026-11-${day}T12:00:00.000Z`));

const finished = archived(
  {
    primera: round('Fecha 1', '', 'Ana 2-0 Beto'),
    tables: { primera: [['Ana', 'Beto']] },
    segundaFinal: [],
    cup: round('Final', '', 'Caro 2-0 Ana'),
  },
  2025,
  2026,
);
const manyDivisions: ArchivedSeason = {
  ...finished,
  champions: Array.from({ length: 12 }, (_, index) => ({
    competition: { ...league, divisions: Array.from({ length: 12 }, () => primera.config) },
    division: { id: `d${index}`, name: `D${index}` },
    player: null,
    final: null,
    isNamed: false,
  })),
};

test.each(
  Object.entries<Record<string, Card | null | undefined>>({
    agenda: {
      'today’s duels with their hours, five at most, and how many more': agendaOf(
        ...names.map((name) => `${name} - Zoe @ 20/11 21:00`),
        'Iris - Zoe @ 21/11 21:00',
      ),
      'without any today, the next ones with their days; those without a day never': agendaOf(
        'Iris - Zoe @ 21/11 21:00',
        'Ana - Zoe',
      ),
      'none without any day': agendaOf('Ana - Zoe'),
    },
    cup: {
      'the phase in play and its next duels': ofCup.preview,
      'the results when the phase is played': cupCards(semifinals(), open).preview,
      'the champion once there is one': cupCards(final('Ana 1-2 Dani')).preview,
      'none while the phase has no duel': cupCards(round('Final', '')).preview,
      'for Instagram, the phase in play with all its duels': ofCup.phase,
      'for Instagram, no phase without a fixture': cupCards().phase,
      'for Instagram, a duel in two rows once': withMoved.phase,
    },
    league: {
      'who leads each group': groupsCard(league, [primera, segunda]),
      'none while no standings are published': groupsCard(league, [empty]),
      'a division’s first five with what decides, and the round': divisionCard(primera, today),
      'of two groups the first two of each': divisionCard(segunda, today),
      'none of a division while nothing is published': divisionCard(empty, today),
      'for Instagram, a group’s whole table, with every labelled column': tableOf(segunda),
      'for Instagram, no table while it is empty': tableOf(empty),
    },
    season: {
      'who won each division and the cup, or that nobody did yet': seasonCard(finished),
      'of many divisions as many rows as fit': seasonCard(manyDivisions),
    },
    others: {
      'a news item’s title, day by the community’s clock and picture': newsCard(item),
      'our art for a news item without a picture': newsCard({ ...item, mainImage: null }),
      'the first five of the ranking by the highest Elo': rankingCard(players, 'maxElo'),
      'the first five of the ranking by the current Elo': rankingCard(players, 'elo'),
      'none while nobody is in the ranking': rankingCard([], 'maxElo'),
      'the next qualifier': nationalOn(15, salta, mendoza),
      'no qualifier that is past': nationalOn(17, salta, mendoza),
      'no qualifier that was cancelled or has no day': nationalOn(
        15,
        { ...salta, isCancelled: true },
        { ...mendoza, date: null },
      ),
      'the final when no qualifier is left': nationalOn(17),
    },
  }),
)('the cards of %s', async (subject, cards) => {
  const texts = Object.entries(cards).map(([rule, card]) => [rule, told(card)] as const);
  await expectTold(`content/${subject}.out`, texts);
});

test('a file is named after the card’s subject, in letters that any address accepts, and stays short', () => {
  const named = (id: string): string => fileName(newsCard({ ...item, id }));
  expect(named('Élite: ¡ya!')).toMatch(/^noticia-elite-ya-[0-9a-f]{16}\.jpg$/);
  expect(named('a'.repeat(500)).length).toBeLessThan(100);
});

const folder = folderOfEach();

test('a drawing of the community renames only the cards that show it', async () => {
  vi.stubEnv('COMMUNITY_DIR', folder());
  onTestFinished(() => void vi.resetModules());
  const cards = ['logo-copa', 'logo'].map((emblem) => ({ ...newsCard(item), emblem }));
  const names = async (): Promise<string[]> => {
    vi.resetModules();
    const address = await import('../../../../src/outputs/cards/render.ts');
    return cards.map(address.fileName);
  };
  await copyCommunity(folder());
  const [cup, other] = await names();
  // Only pages show the drawing «copa».
  for (const drawing of ['logo-copa', 'copa']) {
    await writeFile(folder(`art/${drawing}.svg`), `${readPiece(drawing)}\n`);
  }
  expect(await names()).toEqual([expect.not.stringMatching(`^${cup}$`), other]);
});

// Chats request the picture of a shared link again, so names change only with the pictures.
test('cards keep the addresses that were already shared', () => {
  const cards = [newsCard(item), rankingCard(players, 'maxElo'), seasonCard(finished)];
  expect(cards.filter((card) => card !== null).map(fileName)).toMatchInlineSnapshot(`
      [
        "noticia-a-62a7cb81490031e4.jpg",
        "ranking-fc999e0e9a091430.jpg",
        "temporada-2025-f91b272a56316c93.jpg",
      ]
    `);
});
