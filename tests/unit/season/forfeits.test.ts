/** Walkovers, withdrawals and postponed duels (docs/product.md, «Walkovers and who leaves»). */
import { describe, expect, test } from 'vitest';
import { noStandings } from '../../../src/domain/standings.ts';
import { listAgenda } from '../../../src/season/agenda.ts';
import { missingResults } from '../../../src/season/champions.ts';
import { isOverdue } from '../../../src/season/dates.ts';
import { isOpen, isPlayed, isResult, matchesOf } from '../../../src/season/model.ts';
import { groupOutlook } from '../../../src/season/outlook.ts';
import { placesByRound } from '../../../src/season/places-by-round.ts';
import {
  headToHeads,
  latestResults,
  longestRun,
  matchesByPlayer,
  pendingDuels,
  recentForm,
} from '../../../src/season/player-matches.ts';
import { seasonRecap } from '../../../src/season/recap.ts';
import { recordOf } from '../../../src/season/record.ts';
import { computeStandings, possibleScores, suppose } from '../../../src/season/what-if.ts';
import { formatDuel, formatResult } from '../../../src/words/duel.ts';
import { archived, officialShape, round, seasonOf, stageOf, today, type Sheets } from './season.ts';

const left = { withdrawn: { beto: '2026-11-13' } };

test.each<[string, Sheets['forfeits'], string, string, string, string]>([
  ['Ana WO- Beto', undefined, '2 - 0 W.O.', '1 0 1 2 0 2', 'ganó Ana por W.O.', 'result'],
  ['Ana 0-WO Beto', { games: 3 }, '0 - 3 W.O.', '0 1 1 0 3 -3', 'ganó Beto por W.O.', 'result'],
  ['Ana WO- Beto', { games: 0 }, 'W.O. - 0', '1 0 1 0 0 0', 'ganó Ana por W.O.', 'result'],
  ['Ana WO-WO Beto', undefined, 'W.O.', '0 0 0 0 0 0', 'W.O. de los dos', 'result'],
  ['Ana WO-2 Beto', undefined, '0 - 2 W.O.', '0 1 1 0 2 -2', 'ganó Beto por W.O.', 'result'],
  ['Ana - Beto', left, '2 - 0 W.O.', '1 0 1 2 0 2', 'ganó Ana por W.O.', ''],
  ['Ana - Beto', { ...left, left: 'void' }, 'No va', '0 0 0 0 0 0', 'W.O. de los dos', ''],
  ['Ana 1-2 Beto', left, '1 - 2', '0 1 1 1 2 -1', 'Ana 1 - 2 Beto', 'played result'],
])(
  '%s with %j is told as %s and counts as the rules say',
  (duel, forfeits, result, record, words, is) => {
    const season = seasonOf({ primera: round('Fecha 1', '', duel), ...(forfeits && { forfeits }) });
    const [match] = season.matches;
    if (!match) throw new Error('no duel');
    expect(formatResult(match).replaceAll('\u00a0', ' ')).toBe(result);
    expect(Object.values(recordOf('Ana', season.matches)).join(' ')).toBe(record);
    expect(formatDuel(match)).toContain(words);
    expect(
      [isPlayed(match) && 'played', isResult(match) && 'result'].filter(Boolean).join(' '),
    ).toBe(is);
    expect(isOpen(match)).toBe(false);
  },
);

test('a bye of a withdrawn player is not a forfeit', () => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', 'Beto - BYE'), forfeits: left });
  expect(matches[0]).toMatchObject({ score: null });
});

describe('statistics of a player', () => {
  const duels = ['Ana 2-0 Caro', 'Ana WO- Beto', 'Ana 2-1 Dani', 'Ana - Eva'];
  const { matches } = seasonOf({ primera: round('Fecha 1', '', ...duels) });
  const own = matchesByPlayer(matches)('Ana');

  test('leave walkovers out of form, runs and rivals', () => {
    expect(recentForm(own)).toEqual(['won', 'won']);
    expect(longestRun(latestResults(own))).toBe(2);
    expect(headToHeads('Ana', own).map(({ opponent }) => opponent.nick)).toEqual(['Caro', 'Dani']);
  });

  test('count walkovers in the account of the season', () => {
    expect(own.map(({ account }) => account?.won)).toEqual([1, 2, 3, undefined]);
  });

  test('count walkovers separately in a recap', () => {
    const both = 'Fede WO-WO Gabi';
    const season = archived({ cup: round('4tos de Final', '', ...duels, both) }, 2025);
    expect(seasonRecap(season, () => 600)).toMatchObject({
      ...{ duels: 2, games: 5, players: 3, walkovers: 1 },
      run: { length: 2, players: ['Ana'] },
      close: { count: 1 },
    });
  });
});

describe('a withdrawn player', () => {
  const sheets: Sheets = {
    primera: [
      ...round('Fecha 1', '2/11 al 8/11', 'Ana 2-0 Beto', 'Caro - BYE'),
      ...round('Fecha 2', '9/11 al 22/11', 'Beto - Caro @ 21/11 21:00', 'Ana - BYE'),
      ...round('Fecha 3', '23/11 al 6/12', 'Caro - Ana', 'Beto - BYE'),
    ],
    dailyLeague: [
      'Primera,Beto,Caro,21:00:00,,21/11/2026',
      'Primera,Ana,Caro,21:00:00,,24/11/2026',
    ],
    tables: { primera: [['Ana', 'Caro', 'Beto']] },
    forfeits: left,
  };
  const season = seasonOf(sheets);
  const { rounds } = stageOf(season, 'primera');
  const [division] = season.divisions;
  const standings = division?.groups[0]?.standings ?? noStandings;

  test('is marked in the table and in place of the duel’s day', () => {
    expect(standings.rows.map(({ player, withdrawn }) => `${player} ${withdrawn}`)).toEqual([
      'Ana undefined',
      'Caro undefined',
      'Beto 2026-11-13',
    ]);
    expect(rounds[1]?.matches[0]).toMatchObject({ schedule: 'Se bajó Beto', when: null });
  });

  test('has no more announced duels', () => {
    expect(season.daily.map(({ row }) => row)).toEqual([2]);
    expect(listAgenda(season, today).map(({ home, away }) => `${home}-${away}`)).toEqual([
      'Ana-Caro',
    ]);
    expect(pendingDuels(matchesByPlayer(season.matches)('Beto'))).toEqual([]);
  });

  test('has no missing results, and does not make a round begin', () => {
    expect(missingResults(season)[0]).toBe('Primera, Fecha 3: Caro y Ana');
    expect(placesByRound(standings, rounds)).toBeNull();
  });

  test('counts in the outlook and in supposed tables by the rules for withdrawals', () => {
    const zones = { promotion: 1, relegation: 1 };
    const matches = matchesOf({ rounds });
    const outlook = groupOutlook(standings, matches, { zones, gamesToWin: 2 });
    expect(outlook?.map(({ player, best, worst }) => `${player} ${best} ${worst}`)).toEqual([
      'Ana 1 2',
      'Caro 1 2',
      'Beto 3 3',
    ]);
    // Whether Beto is relegated in Caro's place is for the organisers to decide.
    expect(outlook?.map(({ promotion, relegation }) => `${promotion} ${relegation}`)).toEqual([
      'possible possible',
      'possible possible',
      'impossible certain',
    ]);
    const supposed = suppose(matches, () => possibleScores(2)[0]);
    const table = computeStandings(['Beto', 'Ana', 'Caro'], supposed, officialShape);
    expect(table.map(({ row }) => row.player)).toEqual(['Caro', 'Ana', 'Beto']);
  });
});

describe('the player who takes over the duels that a withdrawn one left, from zero', () => {
  const last = 'Eva - Caro';
  const outlookOf = (forfeits: Sheets['forfeits'], ...duels: string[]) => {
    const rounds = [
      ...round('Fecha 1', '', 'Ana 2-0 Beto', 'Caro 2-0 Dani'),
      ...round('Fecha 2', '', 'Eva 2-1 Dani', 'Ana - Caro'),
      ...round('Fecha 3', '', 'Dani - Ana', ...duels),
    ];
    const tables = { primera: [['Ana', 'Caro', 'Dani', 'Beto', 'Eva']] };
    const { divisions } = seasonOf({ primera: rounds, tables, ...(forfeits && { forfeits }) });
    const [group] = divisions[0]?.groups ?? [];
    const rules = { zones: { promotion: 1, relegation: 0 }, gamesToWin: 2 };
    return group && groupOutlook(group.standings, matchesOf(group.stage), rules);
  };

  test('counts as the same player in the round robin, so the group has its outlook', () => {
    const told = outlookOf(left, last)?.map(({ player, best, worst, promotion }) =>
      [player, best, worst, promotion].join(' '),
    );
    expect(told).toEqual([
      'Ana 1 4 possible',
      'Caro 1 4 possible',
      'Eva 1 3 possible',
      'Beto 4 5 impossible',
      'Dani 2 5 impossible',
    ]);
  });

  test.each([
    ['a duel is still missing', left, []],
    ['nobody has noted who withdrew', undefined, [last]],
    ['somebody else plays the duel', left, ['Fede - Caro']],
  ])('gives no outlook while %s', (_, forfeits, duels) => {
    expect(outlookOf(forfeits, ...duels)).toBeNull();
  });
});

describe('a postponed duel', () => {
  const rows = [
    'Ana - Beto @ Postergado',
    'Caro - Dani',
    'Eva - Fede @ Reprogramado al 24/11 21:00',
  ];
  const cup = round('4tos de Final', '2/11 al 15/11', ...rows);

  test('is not overdue, and is in the agenda without a day', () => {
    const season = seasonOf({ cup });
    expect(season.matches.map((match) => isOverdue(match, today))).toEqual([false, true, false]);
    expect(listAgenda(season, today)).toMatchObject([
      { home: 'Eva', date: '2026-11-24', time: '21:00' },
      { home: 'Ana', date: null, place: 'Copa · 4tos de Final · Postergado' },
      { home: 'Caro', place: 'Copa · 4tos de Final' },
    ]);
  });

  test('is no longer postponed once the daily sheet has its day', () => {
    const { matches } = seasonOf({ cup, dailyCup: ['Copa,Ana,Beto,21:00:00,,24/11/2026'] });
    expect(matches[0]).toMatchObject({ isPostponed: false, when: { date: '2026-11-24' } });
  });
});
