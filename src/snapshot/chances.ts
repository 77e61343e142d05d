/**
 * `history/chances.csv`: the last figures of each day for the players of the competitions in play (docs/product.md,
 * «Chances»). A player has a row only for days on which a figure changed.
 */
import { parseLine } from '../sources/sheets/csv.ts';
import { playerKey } from '../sources/player-key.ts';
import { isCalendarDate, type CalendarDate } from '../lib/time.ts';
import type { MainPercents, StageChance } from '../season/chances.ts';
import type { Stage } from '../season/model.ts';
import { oneLine } from '../lib/clean.ts';
import { appendRows } from './history.ts';

export const chancesFile = 'history/chances.csv';

export interface DailyChance extends MainPercents {
  day: CalendarDate;
  /** Edition of the competition. */
  season: string;
  fixture: string;
  nick: string;
}

const headings = 'dia,temporada,fixture,jugador,primero,ascenso,permanencia'.split(',');

const percentIn = (cell: string | undefined): number | null =>
  /^(100|\d{1,2})$/.test(cell ?? '') ? Number(cell) : null;

/** Parses the file's text. A damaged line is left out. */
export const parseChances = (text: string): DailyChance[] =>
  text.split('\n').flatMap((line) => {
    const [day = '', season = '', fixture = '', nick = '', ...cells] = parseLine(chancesFile, line);
    const [title = null, promotion = null, permanence = null] = cells.map(percentIn);
    if (!isCalendarDate(day) || title === null) return [];
    return [{ day, season, fixture, nick, title, promotion, permanence }];
  });

const keyOf = (season: string, fixture: string, nick: string): string =>
  [season, fixture, playerKey(nick)].join('\n');

/** Returns a function that finds a player's rows in a stage, oldest first. */
export function chancesByPlayer(history: readonly DailyChance[]) {
  const rows = Map.groupBy(history, ({ season, fixture, nick }) => keyOf(season, fixture, nick));
  return ({ competition, fixture }: Stage, nick: string): DailyChance[] =>
    (rows.get(keyOf(oneLine(competition.edition), fixture, nick)) ?? []).toSorted((a, b) =>
      a.day < b.day ? -1 : 1,
    );
}

const isSame = (a: MainPercents, b: MainPercents): boolean =>
  a.title === b.title && a.promotion === b.promotion && a.permanence === b.permanence;

/**
 * Writes today's figures to the file's text, in place of earlier figures of today. Players whose figures did not change
 * get no row. Rows of stages that are no longer in play, and damaged lines, are dropped.
 * @param text The file's text; null if there is no file yet.
 * @param stages Stages of the competitions in play.
 * @returns The new text; null if no row is left.
 */
export function addChances(
  text: string | null,
  chances: readonly StageChance[],
  stages: readonly Stage[],
  today: CalendarDate,
): string | null {
  const inPlay = new Set(
    stages.map(({ competition, fixture }) => `${oneLine(competition.edition)}\n${fixture}`),
  );
  const before = parseChances(text ?? '').filter(
    ({ season, fixture, day }) => inPlay.has(`${season}\n${fixture}`) && day !== today,
  );
  const rowsOf = chancesByPlayer(before);
  const changed = chances.flatMap(({ stage, player, ...percents }): DailyChance[] => {
    const last = rowsOf(stage, player).findLast(({ day }) => day < today);
    if (last && isSame(last, percents)) return [];
    const season = oneLine(stage.competition.edition);
    return [{ day: today, season, fixture: stage.fixture, nick: oneLine(player), ...percents }];
  });
  const rows = [...before, ...changed];
  if (rows.length === 0) return null;
  return appendRows(
    null,
    headings,
    rows.map(({ day, season, fixture, nick, title, promotion, permanence }) => [
      ...[day, season, fixture, nick],
      ...[title, promotion, permanence].map((percent) => percent ?? ''),
    ]),
  );
}
