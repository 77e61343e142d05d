/** Walkovers, withdrawals and postponed duels (docs/product.md, «Walkovers and who leaves»). */
import { expect, test } from 'vitest';
import { listAgenda } from '../../../src/season/agenda.ts';
import { missingResults } from '../../../src/archive/season-plans.ts';
import { isOverdue } from '../../../src/season/dates.ts';
import {
  isOpen,
  isPlayed,
  isResult,
  possibleScores,
  suppose,
  swapSides,
} from '../../../src/season/model.ts';
import { groupOutlook, playedGroup } from '../../../src/season/outlook.ts';
import { placesByRound, computeStandings } from '../../../src/season/order.ts';
import { matchesByPlayer, pendingDuels } from '../../../src/season/player-matches.ts';
import { recordOf } from '../../../src/season/record.ts';
import { formatDuel, formatResult } from '../../../src/words/duel.ts';
import { matchOf, officialShape, round, seasonOf, stageOf, today, type Sheets } from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

const left = { withdrawn: { beto: '2026-11-13' } };

test.each<[string, Sheets['forfeits'], string, string, string, string]>([
  ['Ana WO- Beto', undefined, '2 - 0 W.O.', '1 0 1 2 0 2', 'ganó Ana por W.O.', 'result'],
  ['Ana 0-WO Beto', { games: 3 }, '0 - 3 W.O.', '0 1 1 0 3 -3', 'ganó Beto por W.O.', 'result'],
  ['Ana WO- Beto', { games: 0 }, 'W.O. - 0', '1 0 1 0 0 0', 'ganó Ana por W.O.', 'result'],
  ['Ana WO-WO Beto', undefined, 'W.O.', '0 0 0 0 0 0', 'W.O. de los dos', 'result'],
  ['Ana WO-2 Beto', undefined, '0 - 2 W.O.', '0 1 1 0 2 -2', 'ganó Beto por W.O.', 'result'],
  ['Ana - Beto', left, '2 - 0 W.O.', '1 0 1 2 0 2', 'ganó Ana por W.O.', ''],
  ['Ana - Beto', { ...left, left: 'void' }, 'No va', '0 0 0 0 0 0', 'Ana vs Beto: no va', ''],
  ['Ana 1-1 Beto', undefined, '1 - 1', '0 0 1 1 1 0', 'Ana 1 - 1 Beto', 'played result'],
  ['Ana 1-2 Beto', left, '1 - 2', '0 1 1 1 2 -1', 'Ana 1 - 2 Beto', 'played result'],
])(
  '%s with %j is told as %s and counts as the rules say',
  (duel, forfeits, result, record, words, is) => {
    const season = seasonOf({ primera: round('Fecha 1', '', duel), ...(forfeits && { forfeits }) });
    const match = matchOf(season, 'Ana-Beto');
    expect(formatResult(match).replaceAll('\u00a0', ' ')).toBe(result);
    expect(Object.values(recordOf('Ana', season.matches)).join(' ')).toBe(record);
    expect(formatDuel(match)).toContain(words);
    expect(
      [isPlayed(match) && 'played', isResult(match) && 'result'].filter(Boolean).join(' '),
    ).toBe(is);
    expect(isOpen(match)).toBe(false);
  },
);

test('sides that change places take who withdrew along', () => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', 'Ana - Beto'), forfeits: left });
  const swapped = matches.map(swapSides);
  expect(matches[0]?.forfeit).toMatchObject({ winner: 'home', withdrawn: 'away' });
  expect(swapped[0]?.forfeit).toMatchObject({ winner: 'away', withdrawn: 'home' });
  expect(swapped.map(swapSides)).toEqual(matches);
});

test('a withdrawn player keeps the duels played, and the others are decided', () => {
  const season = seasonOf({
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
  });
  const stage = stageOf(season, 'primera');
  const group = playedGroup(stage);
  if (!group) throw new Error('no group');
  const { standings, duels: matches, rules } = group;
  const outlook = groupOutlook(group) ?? [];
  const supposed = suppose(matches, () => possibleScores(rules)[0]);
  return expectTold('forfeits/withdrawal.out', {
    'the table marks the player': standings.rows.map(
      ({ player, withdrawn = '' }) => `${player} ${withdrawn}`,
    ),
    'the duel says who left in place of its day': matches.map(
      ({ code, schedule, when }) => `${code}: ${schedule} ${when?.date ?? ''}`,
    ),
    'no more duels are announced': [
      ...season.daily.map(({ home, away }) => `daily: ${home}-${away}`),
      ...listAgenda(season, today).map(({ home, away }) => `agenda: ${home}-${away}`),
      ...pendingDuels(matchesByPlayer(season.matches)('Beto')).map(() => 'to play by Beto'),
    ],
    'no more results are missing': missingResults(season),
    'a decided duel does not make a round begin': placesByRound(standings, stage.rounds)
      ? 'it began'
      : 'no round has begun',
    // Whether Beto is relegated in Caro's place is for the organisers to decide.
    'the outlook counts what is decided: places, and chances of each goal': outlook.map((line) =>
      Object.values(line).join(' '),
    ),
    'so do supposed tables': computeStandings(['Beto', 'Ana', 'Caro'], supposed, officialShape).map(
      ({ row }) => [row.player, ...Object.values(row.cells)].join(' '),
    ),
  });
});

test('a postponed duel is not overdue, is in the agenda without a day, and gets one from the daily sheet', () => {
  const rows = [
    'Ana - Beto @ Postergado',
    'Caro - Dani',
    'Eva - Fede @ Reprogramado al 24/11 21:00',
  ];
  const cup = round('4tos de Final', '2/11 al 15/11', ...rows);
  const told = (sheets: Sheets): string[] => {
    const season = seasonOf(sheets);
    const duels = season.matches.map((match) => {
      const due = isOverdue(match, today) ? 'overdue' : 'on';
      return `${match.code}: ${match.isPostponed ? 'postponed' : due} ${match.when?.date ?? 'without a day'}`;
    });
    const agenda = listAgenda(season, today).map(({ home, date, time, place }) =>
      ['agenda:', home, date ?? '-', time ?? '-', place].join(' '),
    );
    return [...duels, ...agenda];
  };
  return expectTold('forfeits/postponed.out', {
    'in the fixture': told({ cup }),
    'with a day in the daily sheet': told({
      cup,
      dailyCup: ['Copa,Ana,Beto,21:00:00,,24/11/2026'],
    }),
  });
});
