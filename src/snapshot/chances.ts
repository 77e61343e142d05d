/** `history/chances.csv`: the chances of players at the end of each day that changed them (docs/product.md, «Chances»). */
import { playerKey } from '../sources/player-key.ts';
import { isCalendarDate, type CalendarDate } from '../lib/time.ts';
import { forecastSeason, mainPercents, type MainPercents } from '../season/chances.ts';
import type { EloOf } from '../season/elo-history.ts';
import type { Season, Stage } from '../season/model.ts';
import { oneLine } from '../lib/clean.ts';
import { isOfStage } from './first-results.ts';
import { formatHistory, readHistory, type HistoryFile } from './history.ts';

/** A player's row of a day, in whole percent. */
export interface DailyChance extends MainPercents {
  day: CalendarDate;
  /** Edition of the competition. */
  season: string;
  fixture: string;
  nick: string;
}

/** Parses a cell in whole percent. Null for an empty cell and for any other text. */
const percentIn = (cell: string): number | null =>
  /^(100|\d{1,2})$/.test(cell) ? Number(cell) : null;

const keyOf = (season: string, fixture: string, nick: string): string =>
  [season, fixture, playerKey(nick)].join('\n');

export const chancesFile: HistoryFile<DailyChance> = {
  path: 'history/chances.csv',
  headings: ['dia', 'temporada', 'fixture', 'jugador', 'primero', 'ascenso', 'permanencia'],
  fields: ['day', 'season', 'fixture', 'nick', 'title', 'promotion', 'permanence'],
  unread: {
    reason: 'el renglón no se entiende; esas chances no se muestran',
    advice: 'corregilo, o borralo',
  },
  parse: ({ title: titleCell, promotion, permanence, ...line }) => {
    const title = percentIn(titleCell);
    const areNumeric = [promotion, permanence].every((cell) => !cell || percentIn(cell) !== null);
    if (!isCalendarDate(line.day) || title === null || !areNumeric) return null;
    return { ...line, title, promotion: percentIn(promotion), permanence: percentIn(permanence) };
  },
  keyOf: ({ day, season, fixture, nick }) => `${day} ${keyOf(season, fixture, nick)}`,
};

/** Returns a function of stage and nick, also a former one: the player's rows there in `history`'s order, maybe []. */
export function chancesByPlayer(history: readonly DailyChance[]) {
  const rows = Map.groupBy(history, ({ season, fixture, nick }) => keyOf(season, fixture, nick));
  return ({ competition, fixture }: Stage, nick: string): DailyChance[] =>
    rows.get(keyOf(oneLine(competition.edition), fixture, nick)) ?? [];
}

const isSame = (a: MainPercents, b: MainPercents): boolean =>
  a.title === b.title && a.promotion === b.promotion && a.permanence === b.permanence;

/**
 * Adds today's chances in the running season, in whole percent, to the text of `history/chances.csv`, in place of
 * earlier ones of today. Players whose chances are those of their last row get no row. Rows of stages that the season
 * does not have, and of later days, are dropped. Damaged lines stay, at the end.
 * @param text The file's text; null if there is no file yet. @param eloOf Gives the Elo of a nick.
 * @returns The new text; null if no line is left.
 */
export function addChances(
  text: string | null,
  running: Season,
  eloOf: EloOf,
  today: CalendarDate,
): string | null {
  const { rows, damaged } = readHistory(chancesFile, text);
  const before = rows.filter(
    (row) => row.day < today && running.stages.some((stage) => isOfStage(row, stage)),
  );
  const rowsOf = chancesByPlayer(before);
  const added: DailyChance[] = [];
  for (const { stage, zones, chances } of forecastSeason(running, eloOf)) {
    const { fixture, competition } = stage;
    const season = oneLine(competition.edition);
    for (const { player, percents } of chances?.lines ?? []) {
      const figures = mainPercents(percents, zones);
      const last = rowsOf(stage, player).at(-1);
      if (last && isSame(last, figures)) continue;
      added.push({ day: today, season, fixture, nick: oneLine(player), ...figures });
    }
  }
  return formatHistory(chancesFile, { rows: [...before, ...added], damaged });
}
