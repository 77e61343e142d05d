/** Parses fixtures: rounds of duels (docs/product.md, «Fixtures»). */
import type { Competition } from '../../config/site.ts';
import { parseAmount } from '../../lib/number.ts';
import {
  column,
  findLayout,
  isHeadings,
  linkColumn,
  nickColumn,
  type Columns,
  type Places,
  type SheetRow,
} from './layout.ts';
import { SheetLog, cell, isBlank, hasOneCell, type Rows } from './sheet.ts';
import type { Complaint, Reading } from '../problem.ts';
import { beginsWithAddress, saysNothing } from '../../lib/clean.ts';
import { freeNicks, isPlayer, readNick, readSide, type Side } from './side.ts';
import { walkover } from '../player-key.ts';
import {
  intervalDays,
  joinMoment,
  momentIn,
  readInterval,
  readSchedule,
  plainMoment,
  splitDays,
  type SheetInterval,
  type SheetMoment,
} from './sheet-moments.ts';
import { readTitle } from './titles.ts';
import { sameName } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';

export type FixtureColumn =
  'code' | 'home' | 'homeScore' | 'awayScore' | 'away' | 'schedule' | 'time' | 'link';

/** Places of the columns in a fixture's sheet, from 0. */
type FixturePlaces = Places<FixtureColumn>;

/** Games won by each side. */
export type Score = readonly [home: number, away: number];

/** A row of a duel. */
export interface Duel {
  /** Row in the sheet, from 1. */
  row: number;
  /** The organisers' code, such as «E-12». */
  code: string;
  home: Side;
  away: Side;
  /** Null until both results are written. Sheets write 0–0 for «not yet». */
  score: Score | null;
  /** Both games were typed as 0. */
  isNil?: true;
  /** Day and time in the sheet's words. `-` if nothing is agreed. */
  schedule: string;
  /** The cell of `schedule` as typed. Absent if the cell says nothing. */
  typedSchedule?: string;
  /** Day and time that `schedule` names. Null if it names none. */
  agreed: SheetMoment | null;
  /** Address of the game on the platform. */
  link: string | null;
  /** Winner by walkover. Absent if the sheet says no W.O., or not whose it is. */
  walkover?: 'home' | 'away' | 'nobody';
  /** Present if the duel was put off and no new day is written. */
  isPostponed?: true;
  places: FixturePlaces;
}

/** A round of a group, or a phase of a bracket. */
export interface Round {
  /** Row of the title in the sheet, from 1. */
  row: number;
  name: string;
  /** Dates of the round in the sheet's words. May be empty. */
  interval: string;
  /** Days that `interval` names. Null if it names none. */
  ends: SheetInterval | null;
  /** Texts beside the title, and rows below it that are neither a title nor a duel: «Fecha límite: domingo». */
  notes: string[];
  duels: Duel[];
  /** The title's name is in column `home`, its interval in column `schedule`. */
  places: FixturePlaces;
}

const gamesHeading = /^(pts\.?|puntos|pg|partidas|resultado)(\s*[12])?$/i;

const isCode = (text: string): boolean => !beginsWithAddress(text);
/** True for a cell of games: nothing yet, a W.O., or one or two digits with anything behind them: `2`, `2°`, `2-0`. */
const isGames = (text: string): boolean =>
  saysNoScore(text) || isWalkoverOrPostponed(text) || /^\d{1,2}(?!\d)/.test(text);
const isSchedule = (text: string): boolean =>
  isWalkoverOrPostponed(text) ||
  readSchedule(plainMoment(text)) !== null ||
  readInterval(text) !== null;

const scheduleHeading =
  /^(programaci[oó]n|(d[ií]a|fecha)(\s+y\s+hor(a|ario))?|horario|cu[aá]ndo)$/i;

/** Columns of the duels. docs/product.md, «Columns», has their usual places. */
export const fixtureColumns: Columns<FixtureColumn> = {
  code: column('Duelo', /^(duelos?|c[oó]digo)$/i, 0, isCode, { isNeeded: true }),
  home: nickColumn(1),
  homeScore: column('Pts', gamesHeading, 2, isGames, { isNeeded: true }),
  awayScore: column('Pts', gamesHeading, 3, isGames, { isNeeded: true }),
  away: nickColumn(4),
  schedule: column('Programación', scheduleHeading, 5, isSchedule, { isClear: true }),
  // Its heading alone gives its place, since others have durations. With days it is the column of `schedule`.
  time: column('Hora', /^hora$/i, 99, (text) => !text.includes('/')),
  link: linkColumn(6, isWalkoverOrPostponed),
};

const unscheduled = '-';

/** A text of several words: `Todo se juega en BGA`, but not `E-12`, `Cruce A` or `FALSE`. */
const severalWords = /\p{L}{2}\S*\s+\S*\p{L}{2}/u;

/** `W.O.`, `WO`, `w/o (no se presentó)`, `walkover`, optionally after a number of games: `2 W.O.`. */
const walkoverNote = new RegExp(
  String.raw`^(\d{0,4})\s*\(?${walkover.source}\)?(?=$|[\s(,;:–-])`,
  'i',
);
/** `Postergado`, with the words that lead to a new day: `Reprogramado al 24/11`, `Postergado para el 24/11`. */
const postponed =
  /^\(?(postergad|reprogramad|aplazad|suspendid|pospuest)[oa]\)?[\s,:.]*(al?\s|para\s)?(el\s)?/i;
/** True for a cell that says a walkover or a postponement in place of its column's own text. */
function isWalkoverOrPostponed(text: string): boolean {
  return walkoverNote.test(text) || postponed.test(text);
}
/** Both results in one cell: `2-0`, `1 - 2`, also with the hyphens that phones write. */
const wholeScore = /^(\d{1,2})\s*[-‐‑–—:]\s*(\d{1,2})$/;
/** Columns in which organisers write a walkover or a postponement. */
const noteColumns = ['homeScore', 'awayScore', 'schedule', 'link'] as const;

type NoteColumn = (typeof noteColumns)[number];

/** Winner of a walkover: the side with more games, else the side where W.O. stands. Null if neither decides. */
function walkoverWinner(
  walkoverColumns: readonly NoteColumn[],
  [home, away]: Score,
): NonNullable<Duel['walkover']> | null {
  if (home !== away) return home > away ? 'home' : 'away';
  const isHome = walkoverColumns.includes('homeScore');
  const isAway = walkoverColumns.includes('awayScore');
  if (isHome && isAway) return 'nobody';
  if (isHome) return 'home';
  return isAway ? 'away' : null;
}

/** A day of a leap year, from which days without a year are counted where only their order matters. */
const anyDay: CalendarDate = '2000-01-01';

const isLabels = (row: readonly string[]): boolean => isHeadings(row, fixtureColumns);

const isDuelRow = (row: readonly string[], columns: FixturePlaces): boolean =>
  cell(row, columns.code) !== '' && cell(row, columns.home) !== '';

const titleAdvice =
  'los títulos van en la columna del primer jugador y empiezan con Fecha, Final, Semifinales, Desempate…';

const complaints = {
  noScore: {
    reason: 'el resultado no es un número de partidas; el duelo figura sin jugar',
    advice: 'escribí solo las partidas ganadas, o dejá la celda vacía',
    isLoss: true,
  },
  noRival: {
    reason: 'hay un resultado y falta el rival; figura como libre',
    advice: 'completá el rival, o borrá el resultado',
  },
  againstOneself: {
    reason: 'el mismo jugador está de los dos lados del duelo',
    advice: 'corregí uno de los dos nicks',
  },
  noInterval: {
    reason:
      'los días de la ronda no se entienden: no se sabe desde cuándo ni hasta cuándo se juega',
    advice: 'escribilos como 9/11 al 22/11: días que existan, primero el que empieza',
    isLoss: true,
  },
  noSchedule: {
    reason: 'no se entiende cuándo se juega; figura como está escrito, y sin día',
    advice: 'escribilo como 24/11 21:00',
  },
  halfScore: {
    reason: 'falta uno de los dos resultados; el duelo figura sin jugar',
    advice: 'completá los dos resultados',
    isLoss: true,
  },
  beforeRounds: {
    reason: 'el duelo está antes de la primera fecha o fase; no se muestra',
    advice: 'agregá arriba una fila con el nombre de la fecha, en la columna del primer jugador',
    isLoss: true,
  },
  incomplete: {
    reason: 'falta el código o el primer jugador del duelo; no se muestra',
    advice: 'completá la fila, con un código que no se repita, como E-01; si sobra, borrala',
    isLoss: true,
  },
  noDuel: {
    reason: 'no es un duelo ni el título de una fecha; no se muestra',
    advice: `${titleAdvice}; una nota va sola en su fila, debajo de un título`,
    isLoss: true,
  },
  walkoverOfNobody: {
    reason: 'dice W.O. y no se sabe quién ganó; se muestra sin el W.O.',
    advice: 'escribí W.O. en la celda del resultado de quien ganó',
    isLoss: true,
  },
  titleInFirstColumn: {
    reason: 'el título de una fecha está en la columna de los códigos; se toma como título',
    advice: 'pasalo a la columna del primer jugador',
  },
  repeatedTitle: {
    reason: 'ya hay una ronda con este nombre; figuran las dos',
    advice: 'dejá un solo título, o corregí el número',
  },
  noTitle: {
    reason: 'hay encabezados sin una fecha o fase arriba: sus duelos quedan en la anterior',
    advice: 'si se borró un título, agregalo en la fila de arriba',
    isLoss: true,
  },
  unknownTitle: {
    reason: 'parece el título de una fecha, y no se reconoce; figura como está escrito',
    advice: `${titleAdvice}; si es una nota, pasala a otra columna`,
  },
} as const;

/** Complaint about a row that is not shown: a duel above all rounds, half a duel, or something else. */
function complaintAbout(row: readonly string[], columns: FixturePlaces): Complaint {
  if (isDuelRow(row, columns)) return complaints.beforeRounds;
  const { code, homeScore, awayScore, away, schedule, link } = columns;
  const isArranged = isSchedule(cell(row, schedule)) || beginsWithAddress(cell(row, link));
  const hasResultCells = [homeScore, awayScore, away].some((at) => cell(row, at) !== '');
  const hasDuelCells = hasResultCells || (isArranged && cell(row, code) !== '');
  return hasDuelCells ? complaints.incomplete : complaints.noDuel;
}

/** A fixture while its rows are read from top to bottom. */
interface FixtureSheet {
  columns: FixturePlaces;
  format: Competition['format'];
  rounds: Round[];
  log: SheetLog;
}

/** A row between duels: the title of a round or phase, or a note. */
interface Heading {
  kind: 'title' | 'note';
  /** True if the row may also be the other kind. */
  isUnsure: boolean;
}

/**
 * Tells titles from notes. Null for any other row. A title begins with known words and is no sentence; a numbered round
 * may have any further words if no round above has its number. Players may be called «FinalAbierto», so a row with
 * other cells of a duel is a title only if its words stand apart. Unknown text is a title beside days, or above labels
 * and duels of its own.
 * @param isBelowTitle True if the filled row above, notes aside, is a title.
 */
function headingIn(
  { log, columns, format, rounds }: FixtureSheet,
  { row, index }: SheetRow,
  isBelowTitle: boolean,
): Heading | null {
  const at = (name: FixtureColumn): string => cell(row, columns[name]);
  const isOfDuel = at('code') !== '' && at('away') !== '' && !isLabels(row);
  if (at('home') === '' || isOfDuel) return null;
  const name = splitDays(at('home'))?.name ?? at('home');
  const { isKnown, isSentence, number, furtherWords } = readTitle(name);
  // Cells that are empty in titles and filled in duels.
  const isAlone = [at('code'), at('homeScore'), at('awayScore'), at('away')].every((text) => !text);
  const below = log.rows.slice(index + 1).filter((other) => !isBlank(other));
  const isOverDuels = isDuelRow(below.find((other) => !isLabels(other)) ?? [], columns);

  const isRepeated = rounds.some((round) => readTitle(round.name).number === number);
  const isTitleText = !isSentence || (number !== null && !isRepeated);
  if (isKnown && isTitleText && (isAlone || /^(\s|$)/.test(furtherWords))) {
    const hasDays = at('schedule') !== '' || name !== at('home');
    // «Final en el club» below «Fecha 4» may be a note of it. «Octavos de final» is a title.
    const hasWords = /^ (?!(de|y) final)\p{L}/u.test(furtherWords);
    return { kind: 'title', isUnsure: isBelowTitle && isOverDuels && !hasDays && hasWords };
  }
  const final = isAlone ? /final/i : /(^|\s)final(\s|$)/i;
  if (format === 'bracket' && at('code') === '' && !isSentence && final.test(name)) {
    return { kind: 'title', isUnsure: false };
  }

  const filled = row.filter(Boolean).length;
  if (filled !== [at('home'), at('schedule')].filter(Boolean).length) return null;
  const days = intervalDays(readInterval(at('schedule')), anyDay);
  const hasSeveralDays = days !== null && days[0] !== days[1];
  const roundAbove = rounds.at(-1);
  const hasDay = roundAbove !== undefined && !isSentence && /\d/.test(at('schedule'));
  const hasDuelsAbove = roundAbove?.duels.some(({ away }) => away.nick !== '') ?? false;
  const mayEndBlock = roundAbove === undefined || hasDuelsAbove;
  const opensBlock = isLabels(below[0] ?? []) && isOverDuels && mayEndBlock;
  if (hasSeveralDays || hasDay || opensBlock) return { kind: 'title', isUnsure: true };
  if (!roundAbove) return null;
  return { kind: 'note', isUnsure: hasDuelsAbove && (isOverDuels || !isSentence) };
}

/** True if a result says «not yet», or names nobody: empty, `-`, `...`, `a definir`, `Libre`. */
function saysNoScore(text: string): boolean {
  return !isPlayer(text) && !/\d/.test(text);
}

/** A cell of a title's row, with its column from 0. */
interface TitleCell {
  at: number;
  text: string;
}

/** The days that stand beside a title, `2/11 al 8/11`, and their first column. Null if no cell has any. */
function daysBeside(cells: readonly TitleCell[]): { interval: string; at: number } | null {
  const dayCells = cells.filter(({ text }) => readInterval(text) !== null);
  // A cell with both days counts alone: «2/4» beside it may be a number of duels.
  const whole = dayCells.find(({ text }) => new Set(readInterval(text)).size === 2);
  if (whole) return { interval: whole.text, at: whole.at };
  const [first] = dayCells;
  if (!first) return null;
  // The first and the last day may stand in two cells, and a spreadsheet may repeat one.
  const days = new Set(dayCells.map(({ text }) => text));
  return { interval: [...days].join(' al '), at: first.at };
}

/** Name of a title's row; its days, beside or behind it, or else its schedule's text, maybe empty; and their column. */
function nameAndDays(title: TitleCell, beside: readonly TitleCell[], scheduled: TitleCell) {
  const found = daysBeside(beside);
  if (found) return { name: title.text, ...found };
  const split = splitDays(title.text);
  if (split) return { name: split.name, interval: split.days, at: title.at };
  const at = scheduled.at < 0 ? title.at : scheduled.at;
  return { name: title.text, interval: scheduled.text, at };
}

/** Opens the round of a title's row. Other cells with several words are notes, but in a row of headings labels. */
function openRound({ rounds, columns, log }: FixtureSheet, { row, index }: SheetRow): void {
  const title: TitleCell = { at: columns.home, text: cell(row, columns.home) };
  const isInHeadings = isLabels(row);
  const schedule = momentIn(log, index, columns.schedule);
  const cells = row.map((text, at) => ({ at, text: plainMoment(text) }));
  const beside = cells.filter(({ at }) => at !== columns.home);
  const scheduled = { at: columns.schedule, text: isInHeadings ? '' : schedule };
  const { name, interval, at: daysColumn } = nameAndDays(title, beside, scheduled);
  const others = beside.map(({ text }) => text).filter((text) => !interval.includes(text));
  const notes = isInHeadings ? [] : others.filter((text) => severalWords.test(text));
  if (rounds.some((other) => sameName(other.name, name))) {
    log.reportCell(index, columns.home, complaints.repeatedTitle, title.text);
  }
  const ends = readInterval(interval);
  if (/\d/.test(interval) && !intervalDays(ends, anyDay)) {
    log.reportCell(index, daysColumn, complaints.noInterval, interval);
  }
  const places = { ...columns, schedule: daysColumn };
  rounds.push({ row: index + 1, name, interval, ends, notes, duels: [], places });
}

/** Byes that a row names: «Fecha libre: Ana». Empty for any other row. Notes beside nicks are reported. */
function byesIn({ columns, log }: FixtureSheet, { row, index }: SheetRow): Duel[] {
  const isAlone = hasOneCell(row);
  if (!isAlone && cell(row, columns.away) !== '') return [];
  // A merged cell has its text in the first column.
  const at = isAlone ? row.findIndex((text) => text !== '') : columns.home;
  const code = isAlone ? 'Libre' : cell(row, columns.code) || 'Libre';
  return freeNicks(cell(row, at)).map((nick) => ({
    row: index + 1,
    code,
    home: readSide(readNick(log, index, at, nick)),
    away: readSide(''),
    score: null,
    schedule: unscheduled,
    agreed: null,
    link: null,
    places: columns,
  }));
}

/** Reads one side's games. Null if there are none or, reported, if they cannot be read. */
function readGames(
  { columns, log }: FixtureSheet,
  { row, index }: SheetRow,
  side: 'homeScore' | 'awayScore',
): number | null {
  const text = cell(row, columns[side]);
  const isBye = readSide(text).kind === 'bye' && !saysNothing(text);
  const hasPlayers = [columns.home, columns.away].every((at) => isPlayer(cell(row, at)));
  // «Libre» beside two players is no result, and is reported below.
  if (saysNoScore(text) && !(isBye && hasPlayers)) return null;
  const [note, digits = ''] = walkoverNote.exec(text) ?? [];
  if (note !== undefined || postponed.test(text)) return digits === '' ? null : Number(digits);
  const number = parseAmount(text);
  if (number !== null && Number.isInteger(number) && number >= 0) return number;
  log.reportCell(index, columns[side], complaints.noScore);
  return null;
}

type Outcome = Pick<Duel, 'score' | 'isNil' | 'walkover'>;

/** Reads the result of a duel, and reports what is odd about it. @param walkoverColumns Columns that say W.O. */
function readOutcome(
  sheet: FixtureSheet,
  sheetRow: SheetRow,
  walkoverColumns: readonly NoteColumn[],
): Outcome {
  const { columns, log } = sheet;
  const { row, index } = sheetRow;
  const cells = [cell(row, columns.homeScore), cell(row, columns.awayScore)];
  const results = cells.filter((text) => !saysNothing(text));
  const whole = results.length === 1 ? wholeScore.exec(results.join('')) : null;
  const home = whole ? Number(whole[1]) : readGames(sheet, sheetRow, 'homeScore');
  const away = whole ? Number(whole[2]) : readGames(sheet, sheetRow, 'awayScore');
  // A side without a number has won no game. Without either number there is no score.
  const score: Score = [home ?? 0, away ?? 0];
  const [walkoverColumn] = walkoverColumns;
  const winner = walkoverColumn ? walkoverWinner(walkoverColumns, score) : null;
  if (walkoverColumn && winner === null) {
    log.reportCell(index, columns[walkoverColumn], complaints.walkoverOfNobody);
  }
  const isHalf = (home === null) !== (away === null);
  const empty = [columns.homeScore, columns.awayScore].find((at) => saysNoScore(cell(row, at)));
  if (isHalf && empty !== undefined && winner === null) {
    log.reportCell(index, empty, complaints.halfScore);
  }
  if (cell(row, columns.away) === '' && (winner !== null || (home ?? away) !== null)) {
    log.reportCell(index, columns.away, complaints.noRival, '');
  }
  const outcome: Outcome = { score: isHalf || Math.max(...score) === 0 ? null : score };
  if (home === 0 && away === 0) outcome.isNil = true;
  if (winner !== null) outcome.walkover = winner;
  return outcome;
}

/** Reads the row of a duel. Accounts for it, and reports what cannot be read or is odd. */
function readDuel(sheet: FixtureSheet, sheetRow: SheetRow): Duel {
  const { columns, log } = sheet;
  const { row, index } = sheetRow;
  const home = readSide(readNick(log, index, columns.home));
  const away = readSide(readNick(log, index, columns.away));
  if (home.key === away.key && home.kind === 'player') {
    log.reportCell(index, columns.away, complaints.againstOneself, away.nick);
  }
  const postponements = noteColumns.filter((name) => postponed.test(cell(row, columns[name])));
  // «Postergado W.O.»: the duel was put off, and then one side did not come.
  const walkovers = noteColumns.filter((name) =>
    walkoverNote.test(cell(row, columns[name]).replace(postponed, '')),
  );
  const typed = cell(row, columns.schedule);
  const day = momentIn(log, index, columns.schedule);
  const hour = momentIn(log, index, columns.time);
  const planned = joinMoment(day, hour).replace(postponed, '');
  const schedule = saysNothing(planned) || walkoverNote.test(planned) ? unscheduled : planned;
  const agreed = readSchedule(schedule);
  if (/\d/.test(schedule) && !agreed) {
    const at = columns.schedule < 0 ? columns.time : columns.schedule;
    log.reportCell(index, at, complaints.noSchedule, schedule);
  }
  const isNoLink = [...walkovers, ...postponements].includes('link');
  log.accountFor(index);
  const duel: Duel = {
    row: index + 1,
    code: cell(row, columns.code),
    home,
    away,
    ...readOutcome(sheet, sheetRow, walkovers),
    schedule,
    agreed,
    link: isNoLink ? null : log.parseLinkAt(index, columns.link),
    places: columns,
  };
  if (postponements.length > 0 && !agreed) duel.isPostponed = true;
  if (!saysNothing(typed)) duel.typedSchedule = typed;
  return duel;
}

/** Number of a duel behind its phase in a code: `-2` of `8vos-2`, ` – 1` of `Semi – 1`. */
const codeNumber = /^\s*[-‐‑–—]\s*\d{1,3}$/;

/**
 * True if a duel that is not drawn yet may have the text as its code: `8vos-2`, `Semi 1` if it is not above a duel or
 * headings, or `Final` directly below «Final».
 */
function mayBeCode(text: string, index: number, { columns, rounds, log }: FixtureSheet): boolean {
  const { number, furtherWords } = readTitle(text);
  if (number === null && codeNumber.test(furtherWords)) return true;
  const below = log.rows.slice(index + 1).find((row) => !isBlank(row)) ?? [];
  const isOverDuels = isLabels(below) || isDuelRow(below, columns);
  if (number === null && /\s\d{1,2}$/.test(text) && !isOverDuels) return true;
  const roundAbove = rounds.at(-1);
  return roundAbove?.duels.length === 0 && sameName(roundAbove.name, text);
}

/** Moves a title in the first column, as a merged cell has it, to that of titles. Null for any other row. */
function movedTitle({ row, index }: SheetRow, sheet: FixtureSheet): readonly string[] | null {
  const { columns } = sheet;
  const text = cell(row, columns.code);
  const others = row.filter((_, at) => at !== columns.code && at !== columns.schedule);
  const areDays = others.every((other) => other === '' || readInterval(other) !== null);
  if (text === '' || !(areDays || isLabels(row))) return null;
  const { isKnown, isSentence } = readTitle(splitDays(text)?.name ?? text);
  if (!isKnown || isSentence || mayBeCode(text, index, sheet)) return null;
  // The row may end before the column of titles.
  const width = Math.max(row.length, columns.home + 1);
  const moved = Array.from({ length: width }, (_, at) => cell(row, at));
  moved[columns.code] = cell(row, columns.home);
  moved[columns.home] = text;
  return moved;
}

/**
 * Parses a fixture sheet into rounds with their duels and notes, in sheet order. Reports rows that are left out, such
 * as a duel above the first title. @param format In a `bracket`, any title with «Final» opens a phase.
 * @throws SourceError if no columns explain the values.
 */
export function parseFixture(
  source: string,
  rows: Rows,
  format: Competition['format'],
): Reading<Round> {
  const log = new SheetLog(source, rows);
  // A title hardly ever has more than two cells.
  const isOfDuel = ({ row }: SheetRow): boolean => row.filter(Boolean).length > 2;
  const { places: columns } = findLayout(log, fixtureColumns, isOfDuel);
  const rounds: Round[] = [];
  const sheet: FixtureSheet = { columns, format, rounds, log };
  let isBelowTitle = false;
  for (const [index, typed] of rows.entries()) {
    if (isBlank(typed)) continue;
    const moved = movedTitle({ row: typed, index }, sheet);
    if (moved) log.reportCell(index, columns.code, complaints.titleInFirstColumn);
    const sheetRow: SheetRow = { row: moved ?? typed, index };
    const { row } = sheetRow;
    const round = rounds.at(-1);
    const byes = byesIn(sheet, sheetRow);
    if (round && byes.length > 0) {
      log.accountFor(index);
      round.duels.push(...byes);
      continue;
    }
    const heading = headingIn(sheet, sheetRow, isBelowTitle);
    if (heading) log.accountFor(index);
    if (heading?.isUnsure) {
      log.reportCell(index, columns.home, complaints.unknownTitle, cell(row, columns.home));
    }
    if (round && heading?.kind === 'note') {
      round.notes.push(row.filter(Boolean).join(' '));
      continue;
    }
    if (heading?.kind === 'title') {
      openRound(sheet, sheetRow);
    } else if (isLabels(row)) {
      log.accountFor(index);
      if (!isBelowTitle && round) log.reportCell(index, columns.code, complaints.noTitle);
    } else if (round && isDuelRow(row, columns)) {
      round.duels.push(readDuel(sheet, sheetRow));
    } else if (hasOneCell(row)) {
      log.accountFor(index);
      const text = row.join('');
      // Other lone texts are codes of duels that are not drawn yet, and check boxes.
      if (round && severalWords.test(text) && !sameName(round.name, text)) round.notes.push(text);
      continue;
    } else {
      log.reportRow(index, columns.code, complaintAbout(row, columns));
    }
    isBelowTitle = heading?.kind === 'title';
  }
  return log.finish(rounds);
}
