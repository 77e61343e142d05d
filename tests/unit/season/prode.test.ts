/** El prode: points, and links, which are read as far as they are sound. */
import { expect, test } from 'vitest';
import { ownProdeText, prodeText, scoreSentence } from '../../../src/words/prode.ts';
import { readLink, writeLink } from '../../../src/client/prode-picks.ts';
import {
  favouritePicks,
  isPickable,
  pointsOf,
  scoreOf,
  type ProdePick,
  type ProdeDuel,
} from '../../../src/season/prode.ts';

const noon = Date.parse('2026-11-20T15:00:00Z');
const hour = 3_600_000;
const iso = (moment: number): string => new Date(moment).toISOString();
const duel = (changes: Partial<ProdeDuel> = {}): ProdeDuel => ({
  id: 'ana.beto',
  players: ['Ana', 'Beto'],
  home: 0,
  closesAt: null,
  resultAt: iso(noon),
  score: [2, 1],
  eloFavourite: 0,
  tableFavourite: 1,
  ...changes,
});
const early = noon - hour;
const pick = (changes: Partial<ProdePick> = {}): ProdePick => ({
  ...{ winner: 0, score: null, pickedAt: early },
  ...changes,
});

test.each<[string, number, ProdeDuel, ProdePick]>([
  ['the exact score', 2, duel(), pick({ score: [2, 1] })],
  ['the winner with another score', 1, duel(), pick({ score: [2, 0] })],
  ['the loser', 0, duel(), pick({ winner: 1, score: [1, 2] })],
  ['a duel that is open', 0, duel({ score: null, resultAt: null }), pick()],
  ['a walkover', 0, duel({ isForfeit: true, score: [2, 0] }), pick({ score: [2, 0] })],
  ['a draw', 0, duel({ score: [1, 1] }), pick()],
  ['a pick after the result', 0, duel(), pick({ pickedAt: noon })],
  ['a pick after the hour', 0, duel({ closesAt: iso(early) }), pick()],
])('%s gives %i points', (_, points, played, guess) => {
  expect(pointsOf(played, guess)).toBe(points);
});

test('a duel can be picked until its hour or its result', () => {
  const open = duel({ score: null, resultAt: null, closesAt: iso(noon) });
  expect([noon - 1, noon].map((now) => isPickable(open, now))).toEqual([true, false]);
  expect(isPickable(duel({ score: null, resultAt: null }), noon)).toBe(true);
  expect(isPickable(duel(), early)).toBe(false);
});

test('points, winners and duels of a round are added up; walkovers and open duels do not count', () => {
  const ids = ['exact', 'winner', 'loser', 'walkover', 'open', 'unpicked'];
  const duels = ids.map((id) => duel({ id }));
  const picks = new Map([
    ['exact', pick({ score: [2, 1] })],
    ['winner', pick()],
    ['loser', pick({ winner: 1 })],
    ['walkover', pick()],
    ['open', pick()],
  ]);
  const played = duels.map((one) => {
    if (one.id === 'walkover') return { ...one, isForfeit: true as const };
    return one.id === 'open' ? { ...one, score: null, resultAt: null } : one;
  });
  expect(scoreOf(played, picks)).toEqual({ points: 3, winners: 2, duels: 4 });
  expect(scoreSentence(scoreOf(played, new Map()), [])).toBe('Acertaste 0 de 4. Tenés 0 puntos.');
});

test('a chat reads the points of a round with the most first, whatever the order of the totals', () => {
  const lines = [
    { name: 'Ana', points: 0 },
    { name: 'Beto', points: 3 },
  ];
  expect(prodeText('Fecha 5', lines)).toBe('Fecha 5: Beto 3, Ana 0');
});

test('whoever always picks the favourite is counted like everybody else', () => {
  const duels = [duel(), duel({ id: 'caro.dani', eloFavourite: null, tableFavourite: 0 })];
  const pointsBy = (by: 'eloFavourite' | 'tableFavourite'): number =>
    scoreOf(duels, favouritePicks(duels, by)).points;
  expect([pointsBy('eloFavourite'), pointsBy('tableFavourite')]).toEqual([1, 1]);
});

const round = { season: '2026', stage: 'oro-a', round: 'fecha-5' };
const shared = {
  ...{ ...round, name: 'Ana' },
  picks: new Map([
    ['ana.beto', pick({ score: [2, 1] })],
    ['caro.dani.2', pick({ winner: 1 })],
  ]),
};

test('a link gives the same picks back', () => {
  expect(readLink(writeLink(shared))).toEqual({ ...shared, unreadable: 0 });
});

test('a link that was cut anywhere keeps the picks that are whole', () => {
  const whole = writeLink(shared);
  for (let length = 0; length < whole.length; length++) {
    const read = readLink(whole.slice(0, length));
    for (const [id, kept] of read?.picks ?? []) {
      expect({ ...shared.picks.get(id), pickedAt: 0 }).toEqual({ ...kept, pickedAt: 0 });
    }
  }
  expect(readLink(whole.slice(0, -12))).toMatchObject({ unreadable: 1 });
});

test.each([
  'Ana~2026~oro-a~fecha-5~ana.beto.1-1.k',
  'Ana~2026~oro-a~fecha-5~ana.beto.7.k',
  'Ana~2026~oro-a~fecha-5~<b>.beto.0.k',
])('a link says how many picks cannot be: %s', (text) => {
  expect(readLink(text)).toEqual({ ...round, name: 'Ana', picks: new Map(), unreadable: 1 });
});

test('a link without a round is none, and a name is one line of text', () => {
  expect(['', 'Ana~2026~oro-a', 'Ana~2026~oro-a~'].map(readLink)).toEqual([null, null, null]);
  const name = ` Ana 🤷\u200d♀️\n~<i>${'x'.repeat(40)} `;
  expect(readLink(writeLink({ ...shared, name }))?.name).toBe(
    `Ana 🤷\u200d♀️ <i>${'x'.repeat(21)}`,
  );
});

test('the own card says the points of the last picked round and what is missing in the next', () => {
  const open = { score: null, resultAt: null };
  const rounds = [
    { name: 'Fecha 1', duels: [duel()] },
    { name: 'Fecha 2', duels: [duel({ id: 'ana.caro' })] },
    { name: 'Fecha 3', duels: [duel({ id: 'ana.dani', ...open }), duel({ id: 'b.c', ...open })] },
    { name: 'Fecha 4', duels: [duel({ id: 'c.d', ...open })] },
  ].map((listed) => ({ key: listed.name, ...listed }));
  const textOf = (...ids: string[]): string =>
    ownProdeText(rounds, new Map(ids.map((id) => [id, pick()])), noon);
  expect(textOf()).toBe('');
  expect(textOf('ana.beto')).toBe('Fecha 1: 1 punto. Fecha 3: te faltan 2 duelos.');
  expect(textOf('ana.dani', 'b.c')).toBe('Fecha 4: te falta 1 duelo.');
  expect(textOf('ana.dani', 'b.c', 'c.d')).toBe('');
});
