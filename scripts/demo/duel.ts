/** A best-of-three duel, and the rows that sheets hold about it. */
import { scheduleCell, sheetDate, type Moment } from './calendar.ts';
import type { Random } from './random.ts';
import type { Row } from './sheet.ts';

/** Games won by the home and the away player. */
export type Score = readonly [home: number, away: number];

export interface Duel {
  readonly code: string;
  readonly home: string;
  readonly away: string;
  score: Score | null;
  /** Null while the players have not agreed a day. */
  moment: Moment | null;
  link: string;
}

/** A round or phase of a fixture sheet. */
export interface Block {
  readonly name: string;
  readonly interval: string;
  readonly rows: readonly Row[];
}

export function newDuel(code: string, home: string, away: string): Duel {
  return { code, home, away, score: null, moment: null, link: '' };
}

/** Score of a duel that the home player wins with a given probability. */
export function playDuel(random: Random, homeWins: number): Score {
  const loser = random.chance(0.45) ? 1 : 0;
  return random.chance(homeWins) ? [2, loser] : [loser, 2];
}

export function winnerOf({ code, home, away, score }: Duel): string {
  if (!score) throw new Error(`${code} has not been played`);
  return score[0] > score[1] ? home : away;
}

/** Row of a fixture sheet. */
export function fixtureRow({ code, home, away, score, moment, link }: Duel): Row {
  const [homeGames, awayGames] = score?.map(String) ?? ['', ''];
  return [
    code,
    home,
    homeGames ?? '',
    awayGames ?? '',
    away,
    moment ? scheduleCell(moment) : '',
    link,
  ];
}

/** Fixture sheet: a title, then each block after a blank row. */
export function fixtureSheet(title: string, blocks: readonly Block[]): Row[] {
  const labels = ['Duelo', 'Jugador', 'Pts', 'Pts', 'Jugador', 'Programación', 'Link'];
  return [
    [title],
    ...blocks.flatMap(({ name, interval, rows }) => [
      [],
      ['', name, '', '', '', interval],
      labels,
      ...rows,
    ]),
  ];
}

/** A duel with the division or phase that the daily sheet files it under. */
export interface DailyDuel {
  readonly label: string;
  readonly duel: Duel;
}

/**
 * Daily sheet: the duels agreed from a day on. Authors add rows as players report them, so a few
 * are out of order.
 */
export function dailySheet(
  labelHeading: string,
  daily: readonly DailyDuel[],
  from: number,
  random: Random,
): Row[] {
  const rows = daily
    .flatMap(({ label, duel: { home, away, moment, link } }) =>
      moment && moment.day >= from ? [{ label, home, away, moment, link, rank: moment.day }] : [],
    )
    .map((row) => ({ ...row, rank: row.rank + (random.chance(0.2) ? random.integer(2, 6) : 0) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label, home, away, moment, link }) => {
      return [label, home, away, `${moment.time}:00`, link, sheetDate(moment.day)];
    });
  return [[labelHeading, 'Local', 'Visitante', 'Hora', 'Link', 'Fecha'], ...rows];
}
