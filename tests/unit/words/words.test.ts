/** Words and sentences that several rooms show. */
import { expect, test } from 'vitest';
import type { Criterion } from '../../../src/config/schemas/columns.ts';
import type { Zones } from '../../../src/season/zones.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import { swapSides, type Result } from '../../../src/season/model.ts';
import type { Stake } from '../../../src/season/outlook.ts';
import {
  deadlineWords,
  formatResult,
  roundDays,
  sideName,
  stageRound,
  timeLeft,
  turnedResult,
} from '../../../src/words/duel.ts';
import { chanceNote, percents, percentWords, stakesSentences } from '../../../src/words/chances.ts';
import { description, pageTitles, summary } from '../../../src/words/news.ts';
import {
  counted,
  describeChange,
  eloWords,
  englishPosition,
  englishRatings,
  formatPosition,
  formatRating,
  rangeWords,
} from '../../../src/words/numbers.ts';
import { orderSentence, directSentence } from '../../../src/words/tables.ts';
import { dayWords, untilDay } from '../../../src/words/time-spans.ts';
import { useFacts } from '../../fixtures/facts.ts';
import { expectTold } from '../../fixtures/told.ts';
import { points, results, round, seasonOf, tableWith } from '../season/season.ts';

/** A walkover for the home side, in a competition that gives no games for it. */
const walkover: Result = {
  ...{ home: readSide('Ana'), away: readSide('Beto'), score: [0, 0] },
  forfeit: { by: 'walkover', winner: 'home' },
};
const table = tableWith([['Ana'], ['Beto'], ['Caro']]);
/** Criterion of the tests' tables with this label. */
const criterion = (label: string): Criterion => {
  const found = points.criteria.find((one) => one.label === label);
  if (!found) throw new Error(label);
  return found;
};
const order = (reason: Parameters<typeof orderSentence>[2]): string =>
  orderSentence('Ana', 'Beto', reason);
const stage = (sheet: string, name: string): string =>
  seasonOf({ [sheet]: round(name, '', 'Ana - Beto') })
    .matches.map(stageRound)
    .join();
/** Sentences for stakes given as `player by goal becomes`. */
const settles = (zones: Zones, ...stakes: string[]): string =>
  stakesSentences(
    stakes.map((stake) => {
      const [player = '', by, goal, becomes] = stake.split(' ');
      return { player, by, goal, becomes } as Stake;
    }),
    zones,
  ).join(' ');
/** The note below chances: the players without Elo of each table, and its players' charts. */
const noted = (rankingDay: string | null, trend: string, ...unrated: string[][]): string =>
  chanceNote(
    unrated.map((players) => ({ unrated: players, lines: [{ trend: '' }, { trend }] })),
    { rankingDay, hasCharts: true },
  );
const withBars = { rankingDay: null, hasCharts: false };
const playoffs = { promotion: 1, relegation: 1 };
const direct = { promotion: 0, relegation: 0, directPromotion: 1, directRelegation: 1 };
const both = { ...direct, ...playoffs };

test('words and sentences', () =>
  expectTold('words.out', {
    'a result from the other side': ['2 - 1', 'W.O. - 0', '2\u00a0-\u00a00 W.O.'].map(turnedResult),
    'a walkover without games, from each side': [walkover, swapSides(walkover)].map(formatResult),
    'results, the open ones as a dash': results('A 0-2 B; A 0-0 B; A - B').map(formatResult),
    'an Elo, or that there is none': [612.5, 1052, 0, null].map(formatRating),
    'a player’s Elo: the best, below it, and none': [
      eloWords({ player: { elo: 625, maxElo: 625 }, isAtBest: true }),
      eloWords({ player: { elo: 598, maxElo: 625 }, isAtBest: false }),
      eloWords(null),
    ],
    'places won, lost, new in the ranking, and no change': ([2, -1, 'new', 0] as const).map(
      (change) => `${describeChange(change)?.join()}`,
    ),
    'a place, or a range of places': ['5', '1', '11', '23', '5-8'].map(formatPosition),
    'a place in English, and no range': ['1', '22', '3', '11', '5-8'].map(
      (one) => `${englishPosition(one)}`,
    ),
    'ratings in English': [
      { elo: 598, maxElo: 625.5 },
      { elo: null, maxElo: 625.5 },
    ].map(englishRatings),
    'a number of things': [0, 1].map((count) => counted(count, 'duelo', 'duelos')),
    'a side, or that it is free': ['MeepleSur', 'BYE', ''].map(readSide).map(sideName),
    'a round with its stage; one called like its stage once': [
      stage('primera', 'Fecha 3'),
      stage('promociones', 'PROMOCIONES'),
    ],
    'chances of both sides in percent': [0.004, 0.005, 0.125, 0.996].map((home) =>
      Object.values(percents({ home, level: 0, away: 1 - home })).join(),
    ),
    'chances of a duel that may end level, which add up to 100': [
      Object.values(percents({ home: 0.505, level: 0.4, away: 0.095 })).join(),
    ],
    'a range of Elos, and one that stays': [rangeWords([842, 816, 857]), rangeWords([842, 842])],
    'a chance in percent, and its change': [0, 6, -6].map((change) => percentWords(41, change)),
    'the note below chances: nothing without any; a kept ranking; who has no Elo; charts': [
      ...[noted(null, ''), noted('2026-11-12', '', []), noted(null, '', ['Ana'])],
      ...[noted(null, '', ['Ana'], ['Beto', 'Caro']), noted(null, 'M0 24L0 12V24', [])],
      chanceNote([{ unrated: [], lines: [{ trend: 'M0 24' }] }], withBars),
    ],
    'what a duel settles, for each player and result': settles(
      playoffs,
      'Ana winning title certain',
      'Ana winning relegation impossible',
      'Beto losing promotion impossible',
    ),
    'two things in one sentence': settles(
      playoffs,
      'Ana losing title impossible',
      'Ana losing promotion impossible',
    ),
    'the same for both players once': settles(
      playoffs,
      'Ana losing title impossible',
      'Beto losing title impossible',
      'Beto winning relegation impossible',
    ),
    'what it settles with direct zones': settles(
      direct,
      'Ana winning directPromotion certain',
      'Ana losing directPromotion impossible',
      'Beto winning directRelegation impossible',
      'Beto losing directRelegation certain',
    ),
    'what it settles with play-offs beside them': settles(
      both,
      'Ana winning directPromotion certain',
      'Ana winning promotion certain',
      'Ana losing directPromotion impossible',
      'Beto winning relegation impossible',
      'Beto winning directRelegation impossible',
      'Beto losing relegation certain',
    ),
    'direct zones of one place, of several groups, and none': [
      directSentence(direct, 1),
      directSentence({ ...both, directPromotion: 2, directRelegation: 3 }, 2),
      directSentence(playoffs, 2),
    ],
    'the order by a column, also the sheet’s, tied players’ duels, a tie-break, and a total tie': [
      order({ by: 'table', criterion: criterion('DG'), upper: 3, lower: 2 }),
      order({ by: 'table', criterion: criterion('Pts'), upper: 9.5, lower: 6 }),
      order({ by: 'table', criterion: criterion('DifP'), upper: 2, lower: -4 }),
      order({ by: 'headToHead', criterion: criterion('DifP'), upper: 0, lower: -1, table }),
      order({ by: 'tieBreak', criterion: criterion('DG'), upper: 2, lower: 0, table }),
      order({ by: 'nothing' }),
    ],
  }));

const firstSecond = new Date('2026-12-05T03:00:00Z');
const lastSecond = new Date('2026-12-06T02:59:59Z');

test.each([
  ['2026-12-04', 'ayer', 'terminó ayer'],
  ['2026-12-05', 'hoy', 'último día'],
  ['2026-12-06', 'mañana', 'falta 1 día'],
  ['2027-02-03', 'en 60 días', 'faltan 60 días'],
])('on 5 December, at any hour of the community’s day, %s is «%s»: «%s»', (day, text, left) => {
  const start = new Date(`${day}T03:00:00Z`);
  for (const now of [firstSecond, lastSecond]) {
    expect(dayWords(start, now, { isLast: false, atStart: false })).toBe(text);
    expect(dayWords(start, now, { isLast: true, atStart: false })).toBe(left);
    const capital = text.replace(/^./, (one) => one.toUpperCase());
    expect(dayWords(start, now, { isLast: false, atStart: true })).toBe(capital);
  }
});

test.each([
  ['2026-11-26', 'hasta el jue 26/11'],
  ['2026-11-25', 'hasta el mié 25/11', 'hasta mañana'],
  ['2026-11-24', 'hasta el mar 24/11', 'hasta hoy'],
  ['2026-11-23', 'venció ayer'],
])('on 24 November, what has to be played by %s: %s', (lastDay, words, onAClock = words) => {
  expect(deadlineWords(lastDay, '2026-11-24')).toBe(words);
  const start = new Date(`${lastDay}T03:00:00Z`);
  expect(untilDay(start, new Date('2026-11-25T02:59:59Z'), words)).toBe(onAClock);
});

test.each([
  ['16/11 al 29/11', 'Ana - Beto', 'hasta el dom 29/11'],
  ['16/11 al 29/11', 'Ana - Beto @ Postergado', ''],
  ['a confirmar', 'Ana - Beto', 'a confirmar'],
])('in a round of %s, %s may be played: %s', (interval, duel, words) => {
  const { matches } = seasonOf({ primera: round('Fecha 5', interval, duel) });
  expect(matches.map((match) => timeLeft(match, '2026-11-24'))).toEqual([words]);
});

test('a deadline before a change of the clock is as many days ago as the calendar says', async () => {
  useFacts({ locale: { lang: 'es-ES', timeZone: 'Europe/Madrid' } });
  const duel = await import('../../../src/words/duel.ts');
  expect(duel.deadlineWords('2026-03-28', '2026-03-31')).toBe('venció hace 3 días');
});

test.each([
  ['2026-11-15', 'Ana - Beto', '16/11 al 29/11'],
  ['2026-11-16', 'Ana - Beto', 'desde el 16/11, hasta el dom 29/11'],
  ['2026-11-30', 'Ana - Beto; Ana 2-0 Caro', '16/11 al 29/11, venció ayer'],
  ['2026-11-30', 'Ana 2-0 Beto; Ana WO- Caro; Caro - BYE', '16/11 al 29/11'],
  ['2026-11-29', 'Ana - Beto', 'hasta el dom 29/11', '29/11'],
])('on %s a round with %s says until when: %s', (today, duels, words, days = '16/11 al 29/11') => {
  const { stages } = seasonOf({ primera: round('Fecha 5', days, duels) }, today);
  expect(stages.flatMap(({ rounds }) => rounds).map((one) => roundDays(one, today))).toEqual([
    words,
  ]);
});

test('news with the same title get their date added, others keep their title', () => {
  const dated = (title: string, date: string) => ({ title, publishedAt: new Date(date) });
  const [copa, liga] = [dated('Copa', '2026-01-08T15:00:00Z'), dated('Liga', '2026-01-02')];
  const news = [copa, liga, dated('Copa', '2026-01-01T15:00:00Z')];
  expect(news.map(pageTitles(news))).toEqual([
    'Copa (8 de enero de 2026, 12:00 hs)',
    'Liga',
    'Copa (1 de enero de 2026, 12:00 hs)',
  ]);
});

const text = (content: string) => ({ kind: 'text', text: content }) as const;
const image = { kind: 'image', image: 'images/a.webp' } as const;
const long = 'a'.repeat(149);

test.each([
  ['the first text, in one line', [image, text('Uno\ndos'), text('Tres')], 'Uno dos', 'Uno dos'],
  ['the title where there is none', [image], '', 'Título'],
  ['150 characters, whole emojis', [text(`${long}👩🏽‍🌾b`)], `${long}👩🏽‍🌾b`, `${long}👩🏽‍🌾`],
  ['a card’s 500 characters', [text('b'.repeat(501))], 'b'.repeat(500), 'b'.repeat(150)],
])('news are described by %s', (_, paragraphs, short, described) => {
  expect(summary({ paragraphs })).toBe(short);
  expect(description({ title: 'Título', paragraphs }, 150)).toBe(`${described}...`);
});
