/** The rounds of el prode: which duels, what is known of them, and that picks keep their duel. */
import { expect, test } from 'vitest';
import { prodeRounds } from '../../../src/data/prode.ts';
import { useFacts } from '../../fixtures/facts.ts';
import { round, seasonOf, type Sheets } from '../season/season.ts';

const published = new Date('2026-11-20T15:00:00Z');
const elo: Record<string, number> = { Ana: 600, Beto: 500, Caro: 500 };
const facts = { eloOf: (nick: string) => elo[nick] ?? null, resultAt: () => published };

const roundsOf = (sheets: Sheets, roundsIn = prodeRounds) =>
  seasonOf(sheets).stages.flatMap((stage) => roundsIn(stage, facts));

const first = round('Fecha 1', '2/11 al 8/11', 'Ana 0-2 Beto', 'Dani -WO Caro', 'Eva - BYE');
const second = round(
  'Fecha 2',
  '9/11 al 22/11',
  'Caro - Beto @ Vie 20/11 21:00',
  'Ana - Ganador SF-1',
);
const tables = { primera: [['Ana', 'Beto', 'Caro', 'Dani', 'Eva']] };

test('a duel between two players has its result, its hour and its favourites', () => {
  const [one, two] = roundsOf({ primera: [...first, ...second], tables });
  expect(one).toMatchObject({ key: 'fecha-1', name: 'Fecha 1' });
  expect(one?.duels.map(({ id }) => id)).toEqual(['ana.beto', 'caro.dani']);
  expect(one?.duels[0]).toMatchObject({
    ...{ players: ['Ana', 'Beto'], home: 0, score: [0, 2], resultAt: '2026-11-20T12:00:00-03:00' },
    ...{ eloFavourite: 0, tableFavourite: null, closesAt: null },
  });
  expect(one?.duels[1]).toMatchObject({ isForfeit: true, eloFavourite: null, home: 1 });
  expect(two?.duels).toMatchObject([
    {
      ...{ id: 'beto.caro', players: ['Beto', 'Caro'], home: 1, score: null, resultAt: null },
      ...{ closesAt: '2026-11-20T21:00:00-03:00', eloFavourite: null, tableFavourite: 0 },
    },
  ]);
});

test('the rounds of a cup are in the order in which they are played, also if its sheet begins with the final', () => {
  const cup = [...round('Final', '', 'Ana - Beto'), ...round('Semifinales', '', 'Ana 2-0 Caro')];
  expect(roundsOf({ cup }).map(({ name }) => name)).toEqual(['Semifinales', 'Final']);
});

test('other codes, another round and exchanged sides keep the duel’s id and its order of players', () => {
  const before = roundsOf({ primera: round('Fecha 1', '', 'Ana 2-1 Beto', 'Caro - Dani'), tables });
  const moved = [
    ...round('Fecha 1', '', 'Dani - Caro'),
    ...round('Fecha 2', '', 'Beto 1-2 Ana', 'Ana - Beto'),
  ];
  const [one, two] = roundsOf({ primera: moved, tables });
  expect(one?.duels).toMatchObject([{ id: 'caro.dani', players: ['Caro', 'Dani'], home: 1 }]);
  expect(two?.duels[0]).toMatchObject({ ...before[0]?.duels[0], home: 1, tableFavourite: null });
  expect(two?.duels[1]?.id).toBe('ana.beto.2');
});

test('a change of nick keeps the id of a duel and the seats of its players', async () => {
  useFacts({ nicks: { renamed: { Anita: 'Zoe' } } });
  const renamed = await import('../../../src/data/prode.ts');
  const primera = round('Fecha 1', '', 'Zoe - Beto');
  const [after] = roundsOf({ primera, tables }, renamed.prodeRounds);
  expect(after?.duels).toMatchObject([{ id: 'anita.beto', players: ['Zoe', 'Beto'] }]);
});

test('each round has a key of its own, and each player a seat that exchanged sides do not change', () => {
  const fixture = (duel: string) => [
    ...round('Desempate', '', 'Ana - Beto'),
    ...round('Desempate', '', duel),
  ];
  // Both nicks have the same slug.
  const [, second] = roundsOf({ primera: fixture('Ana_1 - Ana-1'), tables });
  const [, exchanged] = roundsOf({ primera: fixture('Ana-1 - Ana_1'), tables });
  expect(second?.key).toBe('desempate-2');
  expect(exchanged?.duels[0]?.players).toEqual(second?.duels[0]?.players);
});
