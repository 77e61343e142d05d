/** Duels that have two rows in a fixture. */
import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { listAgenda } from '../../../src/season/agenda.ts';
import { crosstable } from '../../../src/season/record.ts';
import { isOverdue } from '../../../src/season/dates.ts';
import { isOpen, matchesOf } from '../../../src/season/model.ts';
import { isForeseeable, playedGroup } from '../../../src/season/outlook.ts';
import { matchesByPlayer, pendingDuels } from '../../../src/season/player-matches.ts';
import {
  archived,
  matchOf,
  pairs,
  round,
  seasonOf,
  stageOf,
  today,
  type Sheets,
} from './season.ts';

const others = ['Beto 2-1 Caro', 'Ana 2-1 Beto', 'Caro 2-0 Dani', 'Ana 2-1 Caro', 'Beto 2-1 Dani'];
const rest = others.flatMap((duel, index) => round(`Fecha ${index + 2}`, '', duel));

/** A group of four in which Ana and Dani have a row in the first round and one in the last. */
const group = (first: string[], last: string[]): Sheets => ({
  primera: [...first, ...last, ...rest],
});

/** Score or schedule of each row of Ana and Dani, with «open» if it is still to be played. */
const said = (sheets: Sheets): string[] =>
  seasonOf(sheets)
    .matches.filter(({ home, away }) => [home.nick, away.nick].toSorted().join() === 'Ana,Dani')
    .map((match) => `${match.score?.join('-') ?? match.schedule}${isOpen(match) ? ', open' : ''}`);

type Case = [title: string, above: string, below: string, ...expected: string[]];
const cases = readCases(import.meta.dirname, 'meetings') as Case[];

test.each(cases)('of two rows %s', (_, above, below, ...expected) => {
  const sheets = group(round('Fecha 1', '', above), round('Fecha 9', '', below));
  expect(said(sheets)).toEqual(expected);
});

test('a round whose duels are all put off is closed by the round in which they are played', () => {
  const off = round('Fecha 1', '', 'Ana - Dani @ Postergado', 'Beto - Caro @ Postergado');
  const again = round('Fecha 9', '', 'Ana 2-0 Dani', 'Beto - Caro');
  const closed = ['Se jugó en Fecha 9 (Ana-Dani)', '2-0'];
  expect(said({ primera: [...off, ...again, ...rest.slice(1)] })).toEqual(closed);
  const three = round('Fecha 2', '', 'Ana 2-0 Beto', 'Beto 2-0 Dani');
  const offAlone = round('Fecha 1', '', 'Ana - Dani @ Postergado');
  expect(said({ primera: [...offAlone, ...three, ...again.slice(0, 2)] })).toEqual(closed);
});

test('no row is closed where everybody meets twice, or a second leg has begun', () => {
  const legs = [
    ...round('Fecha 1', '', 'Ana - Dani @ Postergado', 'Beto 2-0 Caro'),
    ...round('Fecha 2', '', 'Dani 2-0 Ana', 'Caro - Beto'),
  ];
  const open = ['Postergado, open', '2-0'];
  expect(said({ primera: legs })).toEqual(open);
  expect(said({ primera: [...legs, ...rest.slice(2)] })).toEqual(open);
});

test('no row is closed in a knock-out, except for a duel that was postponed within its round', () => {
  const semis = (...duels: string[]) => said({ cup: round('Semifinales', '', ...duels) });
  expect(semis('Ana - Dani', 'Dani 2-0 Ana')[0]).toBe('-, open');
  expect(semis('Ana - Dani @ Postergado', 'Dani 2-0 Ana')).toEqual([
    'Se jugó en Semifinales (Dani-Ana)',
    '2-0',
  ]);
  const { competitions } = seasonOf({
    cup: round('Final', '', 'Ana - Dani @ Postergado', 'Dani 0-2 Ana'),
  });
  const [cup] = competitions;
  expect(cup?.bracket?.columns[0]?.slots.map((match) => match?.row)).toEqual([3]);
});

test('a closed row has no day, and counts in no agenda, player page, crosstable, outlook or archive', () => {
  const sheets = {
    ...group(
      round('Fecha 1', '2/11 al 8/11', 'Ana - Dani @ Jue 5/11 21:00'),
      round('Fecha 9', '9/11 al 15/11', 'Ana 2-0 Dani'),
    ),
    tables: { primera: [['Ana', 'Beto', 'Caro', 'Dani']] },
    dailyLeague: ['Primera,Ana,Dani,21:00,,5/11/2026'],
  };
  const season = seasonOf(sheets);
  const [moved, played] = season.matches.filter(
    ({ home, away }) => `${home.nick}-${away.nick}` === 'Ana-Dani',
  );
  expect([moved?.when, moved && isOverdue(moved, today), moved?.daily]).toEqual([
    null,
    false,
    null,
  ]);
  expect(played?.daily?.date).toBe('2026-11-05');
  expect(listAgenda(season, today)).toEqual([]);
  expect(pendingDuels(matchesByPlayer(season.matches)('Ana'))).toEqual([]);
  const stage = stageOf(season, 'primera');
  const [ana] = crosstable(['Ana', 'Dani'], matchesOf(stage));
  expect(ana?.cells[1]).toHaveLength(1);
  const whole = playedGroup(stage);
  expect(whole && isForeseeable(whole)).toBe(true);
  expect(pairs(archived(sheets, 2026).matches.filter(isOpen))).toEqual([]);
});

test('of a withdrawn player’s two rows the one that was put off is closed, and no forfeit', () => {
  const forfeits = { withdrawn: { Dani: '2026-11-18' } };
  const putOff = (last: string): Sheets => ({
    ...group(round('Fecha 1', '', 'Ana - Dani @ Postergado'), round('Fecha 9', '', last)),
    forfeits,
  });
  for (const last of ['Ana 2-0 Dani', 'Ana - Dani']) {
    const moved = matchOf(seasonOf(putOff(last)), 'primera-ana-dani');
    expect(moved).toMatchObject({ score: null, movedTo: { round: { name: 'Fecha 9' } } });
    expect(said(putOff(last))[1]).toBe('2-0');
  }
  expect(said(putOff('Ana - Dani'))[0]).toBe('Se juega en Fecha 9 (Ana-Dani)');
});
