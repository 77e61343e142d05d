/** Parses fixtures: rounds of duels (docs/product.md, «Fixtures»). */
import type { Competition } from '../../config/site.ts';
import { parseAmount } from '../../lib/number.ts';
import {
  headingsIn,
  headingPlaces,
  usualPlaces,
  type ColumnKinds,
  type Places,
} from './columns.ts';
import { SheetLog, type Complaint, type Parsed } from '../problem.ts';
import { cell, isBlank, isTitle, type Rows } from '../rows.ts';
import { saysNothing } from '../../lib/clean.ts';
import { freeNicks, isPlayer, readNick, readSide, type Side } from './side.ts';
import {
  intervalDays,
  readInterval,
  readSchedule,
  type SheetInterval,
  type SheetMoment,
} from './sheet-moments.ts';
import { sameName } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';

export type FixtureColumn =
  'code' | 'home' | 'homeScore' | 'awayScore' | 'away' | 'schedule' | 'link';

/** Places of the columns in a fixture's sheet, from 0. */
export type FixturePlaces = Places<FixtureColumn>;

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
  /** Day and time in the sheet's words. `-` if nothing is agreed. */
  schedule: string;
  /** The cell of `schedule` as typed. Absent if the cell says nothing. */
  typedSchedule?: string;
  /** Day and time that `schedule` names. Null if it names none. */
  agreed: SheetMoment | null;
  /** Address of the game on the platform. */
  link: string | null;
  /** Winner by walkover. Absent if the sheet says no W.O. */
  walkover?: 'home' | 'away' | 'nobody';
  /** Present if the duel was put off and no other day is written. */
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
  /** Rows among the duels that are neither a title nor a duel: «Fecha límite: domingo». */
  notes: string[];
  duels: Duel[];
  /** The title's name is in column `home`, its interval in column `schedule`. */
  places: FixturePlaces;
}

/** Format of the fixture's competition. In a bracket, any header with «Final» opens a phase. */
export type FixtureKind = Competition['format'];

const game = /^(pts\.?|puntos|pg|partidas|resultado)$/i;
const player = /^(jugador(es|a)?|nick|local|visitante|rival)$/i;

/** Columns, found by the rows that label each block. docs/product.md, «Columns», has their usual places. */
const fixtureColumns: ColumnKinds<FixtureColumn> = {
  code: { label: 'Duelo', heading: /^(duelos?|c[oó]digo)$/i, at: 0, isNeeded: true },
  home: { label: 'Jugador', heading: player, at: 1, isNeeded: true },
  homeScore: { label: 'Pts', heading: game, at: 2, isNeeded: true },
  awayScore: { label: 'Pts', heading: game, at: 3, isNeeded: true },
  away: { label: 'Jugador', heading: player, at: 4, isNeeded: true },
  schedule: {
    label: 'Programación',
    heading: /^(programaci[oó]n|d[ií]a(\s+y\s+hor(a|ario))?|cu[aá]ndo)$/i,
    at: 5,
    isNeeded: false,
  },
  link: { label: 'Link', heading: /^(link|enlace|partida)$/i, at: 6, isNeeded: false },
};

/** Numbered titles of rounds, after `titleText`: `fecha 3`, `fecha n° 3`, `ronda de 32`, `1° fase`, `primera fecha`. */
const counted =
  /^(?:(?:fecha|jornada|ronda|fase)(?:s?\s*(?:de\s+|n\S{0,3}\s*)?\d{1,2}|\s+(?:[ivx]+|uno|dos|tres|[uú]nica|extra|final(?=$))|$)|(?:\d{1,2}\S{0,3}|primera|segunda|tercera|cuarta|quinta|[uú]ltima)\s+(?:fecha|jornada|ronda|fase))(?![\p{L}\d_]|[/.-]\d)/u;
/** Titles of phases, each with its synonyms. */
const phase =
  /^(?:final(?:es|[ií]sima)?|semi(?:s|final(?:es)?)?|promoci[oó]n(?:es)?|repechaje|desempates?|(?:64|32|16)avos|dieciseisavos|8vos|octavos|4tos|cuartos|(?:3\.er|3°|tercer) puesto)\s*\d{0,2}(?![\p{L}\d_])/u;
/** Words that make a note of a text that begins like a title: «Final de la fecha: domingo», «Fechas a confirmar». */
const noteWords =
  /[:;!?]|\b(?:confirmar|definir|sortear|suspend|posterg|aplaz|reprogram|pospuest|cancelad|pendiente|libre|l[ií]mite|tope|plazo|reglamento|hasta|desde|finali[sz]|(?:se|ver)\b|del?\s+(?:(?:la|esta)\s+)?(?:fecha|jornada|ronda|d[ií]a|mes)\b)/;

const unscheduled = '-';

/** `W.O.`, `WO`, `w/o (no se presentó)`, `walkover`, optionally after a number of games: `2 W.O.`. */
const walkover = /^(\d{0,4})\s*\(?(?:w\s*[./]?\s*o|walk\s*over)\.?\)?(?=$|[\s(,;:–-])/i;
/** `Postergado`, with the words that lead to a new day: `Reprogramado al 24/11`. */
const postponed =
  /^\(?(postergad|reprogramad|aplazad|suspendid|pospuest)[oa]\)?[\s,:.]*(al?\s|para\s)?/i;
/** Columns in which organisers write a walkover or a postponement. */
const noteColumns = ['homeScore', 'awayScore', 'schedule', 'link'] as const;

/** Winner of a walkover: the side with more games, else the side where W.O. stands. Null if neither decides. */
function walkoverWinner(
  notes: readonly (typeof noteColumns)[number][],
  [home, away]: Score,
): NonNullable<Duel['walkover']> | null {
  if (home !== away) return home > away ? 'home' : 'away';
  const [isHome, isAway] = [notes.includes('homeScore'), notes.includes('awayScore')];
  if (isHome && isAway) return 'nobody';
  return isHome ? 'home' : isAway ? 'away' : null;
}

/** A day of a leap year. Whether an interval can be parsed does not depend on the day. */
const anyDay: CalendarDate = '2000-01-01';

/** Normalises a title, since organisers write `1ª Fase`, `1 º FASE` and `1° Fase` alike. */
const titleText = (text: string): string =>
  text
    .replace(/(\d)\s*[ºª°]\s*/g, '$1° ')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('es');

/** True for a row that labels the columns of a block. */
function isLabels(row: readonly string[]): boolean {
  const found = headingsIn(row, fixtureColumns);
  return found.get('code') === fixtureColumns.code.at || (found.has('code') && found.size > 2);
}

/** True for the row of a duel: code and first player are filled. */
const isDuelRow = (row: readonly string[], columns: FixturePlaces): boolean =>
  cell(row, columns.code) !== '' && cell(row, columns.home) !== '';

const titles =
  'los títulos van en la columna B y empiezan con Fecha, Final, Semifinales, Desempate…';
const titleAdvice = `${titles}; si es una nota, pasala a otra columna`;

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
    advice: 'agregá arriba una fila con el nombre de la fecha en la columna B',
    isLoss: true,
  },
  noCode: {
    reason: 'falta el código del duelo; no se muestra',
    advice: 'escribí en la primera columna un código que no se repita, como E-01',
    isLoss: true,
  },
  noPlayer: {
    reason: 'falta el primer jugador del duelo; no se muestra',
    advice: 'escribí su nick; si el duelo sobra, borrá la fila',
    isLoss: true,
  },
  noDuel: {
    reason: 'no es un duelo ni el título de una fecha; no se muestra',
    advice: `${titles}; una nota va sola en su fila, en la columna B y debajo de un título`,
    isLoss: true,
  },
  walkoverOfBoth: {
    reason: 'hay un W.O. de cada lado: nadie gana el duelo',
    advice: 'si no se presentó ninguno, no hace falta nada; si no, dejá solo el de quien ganó',
  },
  walkoverOfNobody: {
    reason: 'dice W.O. y no se sabe quién ganó; se muestra sin el W.O.',
    advice: 'escribí W.O. en la celda del resultado de quien ganó',
    isLoss: true,
  },
  levelScore: {
    reason: 'el resultado está igualado: nadie gana el duelo',
    advice: 'corregí las partidas ganadas de cada uno',
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
    reason: 'parece el título de una fecha, y no se reconoce; figura como una ronda propia',
    advice: titleAdvice,
  },
  unknownNote: {
    reason: 'parece el título de una fecha, y no se reconoce; figura como una nota de la de arriba',
    advice: titleAdvice,
  },
} as const;

/** Chooses the complaint about a row that is not a duel: a missing code or player if it has a rival or a result. */
function missingIn(row: readonly string[], columns: FixturePlaces): Complaint {
  const hasDuelCells = (['homeScore', 'awayScore', 'away'] as const).some(
    (name) => cell(row, columns[name]) !== '',
  );
  if (!hasDuelCells) return complaints.noDuel;
  return cell(row, columns.home) === '' ? complaints.noPlayer : complaints.noCode;
}

/** Kind of a row between duels; null for any other row. The unknown kinds are reported. */
type Between = 'title' | 'unknownTitle' | 'note' | 'unknownNote' | null;

/**
 * Tells titles from notes. A title consists of known words, optionally with a number or a name; a numbered round may
 * have any further words if no round above has its number. Players may be called «FinalAbierto», so a row with a code
 * and another player is a duel, and a row with any other cell of a duel is a title only if its words stand apart.
 * Unknown text is a title if its days stand beside it, or if labels and duels of its own follow.
 * @param isFirst True if the last filled row except notes opened a round.
 */
function titleOrNote(
  rows: Rows,
  index: number,
  columns: FixturePlaces,
  kind: FixtureKind,
  rounds: readonly Round[],
  isFirst: boolean,
): Between {
  const at = (name: FixtureColumn): string => cell(rows[index] ?? [], columns[name]);
  if (at('home') === '' || (at('code') !== '' && at('away') !== '')) return null;
  const text = titleText(at('home'));
  const [number] = counted.exec(text) ?? [];
  const [known] = number === undefined ? (phase.exec(text) ?? []) : [number];
  const rest = text.slice(known?.length);
  const isNote = noteWords.test(rest.replace(/\([^()]*\)|:$/g, ''));
  // Cells that are empty in titles and filled in duels.
  const isAlone = [at('code'), at('homeScore'), at('awayScore'), at('away')].every((text) => !text);
  const below = rows.slice(index + 1).filter((row) => !isBlank(row));
  const isOverLabels = isLabels(below[0] ?? []);
  const isOverDuels = isDuelRow(below.find((row) => !isLabels(row)) ?? [], columns);

  const isRepeated = rounds.some(({ name }) => number === counted.exec(titleText(name))?.[0]);
  const isTitle = !isNote || (number !== undefined && !isRepeated);
  if (known !== undefined && isTitle && (isAlone || /^(\s|$)/.test(rest))) {
    const isUnsure =
      isFirst && isOverDuels && !at('schedule') && /^ (?!(de|y) final)\p{L}/u.test(rest);
    return isUnsure ? 'unknownTitle' : 'title';
  }
  const hasFinal = isAlone ? /final/ : /(^|\s)final(\s|$)/;
  if (kind === 'bracket' && !at('code') && !isNote && hasFinal.test(text)) return 'title';

  const filled = rows[index]?.filter(Boolean).length;
  if (filled !== [at('home'), at('schedule')].filter(Boolean).length) return null;
  const [first, last] = intervalDays(readInterval(at('schedule')), anyDay) ?? [];
  const open = rounds.at(-1);
  const hasDays = first !== last || (open && !isNote && /\d/.test(at('schedule')));
  const hasDuels = open?.duels.some(({ away }) => away.nick !== '');
  const opensBlock = isOverLabels && isOverDuels && hasDuels !== false;
  if (hasDays || opensBlock) return 'unknownTitle';
  if (!open) return null;
  return hasDuels && (isOverDuels || !isNote) ? 'unknownNote' : 'note';
}

/** True if a result says «not yet», or names nobody: empty, `-`, `...`, `a definir`, `Libre`. */
const saysNoScore = (text: string): boolean => !isPlayer(text) && !/\d/.test(text);

/** Fields of a bye that has a row of its own. */
const noDuel = {
  away: readSide(''),
  score: null,
  schedule: unscheduled,
  agreed: null,
  link: null,
};

/**
 * Parses a fixture sheet into rounds, in sheet order.
 * @returns The rounds, and a problem for each filled row that is not shown as typed.
 */
export function parseFixture(source: string, rows: Rows, kind: FixtureKind): Parsed<Round[]> {
  const log = new SheetLog(source, rows);
  const labels = rows.find(isLabels);
  // The first row of labels decides, if it names all needed columns.
  const columns = (labels && headingPlaces(labels, fixtureColumns)) ?? usualPlaces(fixtureColumns);
  const rounds: Round[] = [];
  /** True if the last filled row except notes opened a round. */
  let isOpened = false;

  const readScore = (row: readonly string[], index: number, at: number): number | null => {
    const text = cell(row, at);
    const isBye = readSide(text).kind === 'bye' && !saysNothing(text);
    const isOdd = isBye && [columns.home, columns.away].every((side) => isPlayer(cell(row, side)));
    if (saysNoScore(text) && !isOdd) return null;
    const [note, games] = walkover.exec(text) ?? [];
    if (note !== undefined || postponed.test(text)) return games ? Number(games) : null;
    const score = parseAmount(text);
    if (score !== null && Number.isInteger(score) && score >= 0) return score;
    log.cell(index, at, text, complaints.noScore);
    return null;
  };

  rows.forEach((row, index) => {
    if (isBlank(row)) return;
    const isFirst = isOpened;
    const round = rounds.at(-1);
    const [name, dates] = [cell(row, columns.home), cell(row, columns.schedule)];
    const free = cell(row, columns.away) === '' ? freeNicks(name) : [];
    if (round && free.length > 0) {
      log.accountFor(index);
      const code = cell(row, columns.code) || 'Libre';
      round.duels.push(
        ...free.map((nick) => ({
          row: index + 1,
          code,
          home: readSide(nick),
          ...noDuel,
          places: columns,
        })),
      );
      return;
    }
    const between = titleOrNote(rows, index, columns, kind, rounds, isFirst);
    if (between) log.accountFor(index);
    if (between === 'unknownTitle' || between === 'unknownNote') {
      log.cell(index, columns.home, name, complaints[between]);
    }
    if (round && (between === 'note' || between === 'unknownNote')) {
      round.notes.push([name, dates].filter(Boolean).join(' '));
      return;
    }
    isOpened = between !== null;
    if (isOpened) {
      if (rounds.some((other) => sameName(other.name, name))) {
        log.cell(index, columns.home, name, complaints.repeatedTitle);
      }
      // A title's row has its interval in the column of the duels' schedule.
      const ends = readInterval(dates);
      if (/\d/.test(dates) && !intervalDays(ends, anyDay)) {
        log.cell(index, columns.schedule, dates, complaints.noInterval);
      }
      const round = { row: index + 1, name, interval: dates, ends, places: columns };
      rounds.push({ ...round, notes: [], duels: [] });
      return;
    }
    if (isLabels(row)) {
      log.accountFor(index);
      if (!isFirst && rounds.length > 0) {
        log.cell(index, columns.code, cell(row, columns.code), complaints.noTitle);
      }
      return;
    }
    if (!round || !isDuelRow(row, columns)) {
      const complaint = isDuelRow(row, columns) ? complaints.beforeRounds : missingIn(row, columns);
      if (isTitle(row)) log.accountFor(index);
      else log.cell(index, columns.code, row.join(' ').trim(), complaint);
      return;
    }
    const home = readSide(readNick(row, index, columns.home, log));
    const away = readSide(readNick(row, index, columns.away, log));
    const homeScore = readScore(row, index, columns.homeScore);
    const awayScore = readScore(row, index, columns.awayScore);
    const notesOf = (words: RegExp) =>
      noteColumns.filter((name) => words.test(cell(row, columns[name])));
    const walkovers = notesOf(walkover);
    const postponements = notesOf(postponed);
    const games: Score = [homeScore ?? 0, awayScore ?? 0];
    const won = walkoverWinner(walkovers, games);
    const isWalkover = walkovers.length > 0 && won !== null;
    const [at] = walkovers;
    if (at && (won === null || won === 'nobody')) {
      const complaint = won === null ? complaints.walkoverOfNobody : complaints.walkoverOfBoth;
      log.cell(index, columns[at], cell(row, columns[at]), complaint);
    }
    const empty = [columns.homeScore, columns.awayScore].find((at) => saysNoScore(cell(row, at)));
    const isHalf = (homeScore === null) !== (awayScore === null);
    if (isHalf && empty !== undefined && !isWalkover) {
      log.cell(index, empty, cell(row, empty), complaints.halfScore);
    }
    const planned = dates.replace(postponed, '');
    const schedule = saysNothing(planned) || walkover.test(planned) ? unscheduled : planned;
    const agreed = readSchedule(schedule);
    const isPostponed = postponements.length > 0 && !agreed;
    if (/\d/.test(schedule) && !agreed) {
      log.cell(index, columns.schedule, schedule, complaints.noSchedule);
    }
    if (away.nick === '' && (isWalkover || (homeScore ?? awayScore) !== null)) {
      log.cell(index, columns.away, '', complaints.noRival);
    }
    if (home.key === away.key && home.kind === 'player') {
      log.cell(index, columns.away, away.nick, complaints.againstOneself);
    }
    if (homeScore !== null && homeScore === awayScore && homeScore > 0) {
      log.cell(index, columns.homeScore, `${homeScore} - ${awayScore}`, complaints.levelScore);
    }
    log.accountFor(index);
    const isNoLink = [...walkovers, ...postponements].includes('link');
    round.duels.push({
      row: index + 1,
      code: cell(row, columns.code),
      home,
      away,
      score: isHalf || Math.max(...games) === 0 ? null : games,
      schedule,
      agreed,
      link: isNoLink ? null : log.linkIn(index, columns.link),
      ...(isWalkover && { walkover: won }),
      ...(isPostponed && { isPostponed }),
      ...(!saysNothing(dates) && { typedSchedule: dates }),
      places: columns,
    });
  });
  return log.finish(rounds);
}
