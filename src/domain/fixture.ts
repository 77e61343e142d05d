/** Fixtures of league and cup: rounds of duels (docs/product.md, «Fixtures»). */
import { parseNumber } from './number.ts';
import { playerKey } from './player-key.ts';
import { headingsIn, placesNamed, usualPlaces, type ColumnKinds } from './columns.ts';
import { SheetLog, type Parsed } from './problem.ts';
import { cell, isBlank, isTitle, type Rows } from './rows.ts';
import { isPlayer, readNick } from './side.ts';
import { intervalDays, readSchedule } from './sheet-moments.ts';
import { sameName } from './text.ts';
import type { CalendarDate } from './time.ts';

/** A duel between two players; scores count games and are null until played. */
export interface Duel {
  /** Its row in the sheet, from 1. */
  row: number;
  /** The organisers' code, such as «E-12». */
  code: string;
  home: string;
  away: string;
  homeScore: number | null;
  awayScore: number | null;
  /** When it is played, in the sheet's words; `-` when nothing is agreed. */
  schedule: string;
  /** The game on the platform. */
  link: string | null;
  /** Who won because the other side did not come; absent where the sheet says no W.O. */
  walkover?: 'home' | 'away' | 'nobody';
  /** Present where it was put off, and no other day is written. */
  isPostponed?: true;
}

/** A block of a fixture: a round of the league or a phase of the cup. */
export interface Round {
  /** Its title's row in the sheet, from 1. */
  row: number;
  name: string;
  /** The dates it is played in, in the sheet's words; may be empty. */
  interval: string;
  duels: Duel[];
}

/** Which headers a sheet uses: the cup's may be any with «Final». */
export type FixtureKind = 'league' | 'cup';

type ColumnName = 'code' | 'home' | 'homeScore' | 'awayScore' | 'away' | 'schedule' | 'link';
type Columns = Readonly<Record<ColumnName, number>>;

const game = /^(pts\.?|puntos|pg|partidas|resultado)$/i;
const player = /^(jugador(es|a)?|nick|local|visitante|rival)$/i;

/**
 * The columns as the rows that label blocks have them; their usual places stand in docs/product.md,
 * «Columns».
 */
export const fixtureColumns: ColumnKinds<ColumnName> = {
  code: { heading: /^(duelos?|c[oó]digo)$/i, at: 0, isNeeded: true },
  home: { heading: player, at: 1, isNeeded: true },
  homeScore: { heading: game, at: 2, isNeeded: true },
  awayScore: { heading: game, at: 3, isNeeded: true },
  away: { heading: player, at: 4, isNeeded: true },
  schedule: {
    heading: /^(programaci[oó]n|d[ií]a(\s+y\s+hor(a|ario))?|cu[aá]ndo)$/i,
    at: 5,
    isNeeded: false,
  },
  link: { heading: /^(link|enlace|partida)$/i, at: 6, isNeeded: false },
};

/** How names of rounds and phases begin, as `headerText` has them, each with what else people call it. */
const beginnings =
  'fecha|jornada|ronda|final|promociones|promoción|semifinales|semifinal|1° fase|primera fase|32avos|' +
  '16avos|dieciseisavos|8vos|octavos|4tos|cuartos|3\\.er puesto|3° puesto|tercer puesto';
const header = new RegExp(`^(?:${beginnings})`);
const headerAsWord = new RegExp(`^(?:${beginnings})(?:\\d{1,2})?(?:\\s|$)`);

const unscheduled = '-';

/** `W.O.`, `WO`, `w/o (no se presentó)`, `walkover`, perhaps after games: `2 W.O.`. */
const walkover = /^(\d*)\s*\(?(?:w\s*[./]?\s*o|walk\s*over)\.?\)?(?=$|[\s(,;:–-])/i;
/** `Postergado`, and what leads to another day: `Reprogramado al 24/11`. */
const postponed =
  /^\(?(postergad|reprogramad|aplazad|suspendid|pospuest)[oa]\)?[\s,:.]*(al?\s|para\s)?/i;
/** Where organisers write what became of a duel. */
const noted = ['homeScore', 'awayScore', 'schedule', 'link'] as const;

/** The side that has games, or else the one where the note stands; null where neither tells. */
function walkoverWinner(
  notes: readonly (typeof noted)[number][],
  [home, away]: readonly [number, number],
): NonNullable<Duel['walkover']> | null {
  if (home !== away) return home > away ? 'home' : 'away';
  const [isHome, isAway] = [notes.includes('homeScore'), notes.includes('awayScore')];
  if (isHome && isAway) return 'nobody';
  return isHome ? 'home' : isAway ? 'away' : null;
}

/** Of a leap year: whether an interval can be read does not depend on the day. */
const anyDay: CalendarDate = '2000-01-01';

/** As organisers type headers: `1ª Fase`, `1 º FASE` and `1° Fase` are the same. */
const headerText = (text: string): string =>
  text
    .replace(/(\d)\s*[ºª°]\s*/g, '$1° ')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('es');

/**
 * Whether a row opens a block: its second column starts with a known header. Players may be called
 * «FinalAbierto»: a row with a code and another player is a duel, and one with anything else of a duel
 * opens a block only where the header is a word of its own.
 */
function isHeader(row: readonly string[], kind: FixtureKind, columns: Columns): boolean {
  const hasCode = cell(row, columns.code) !== '';
  if (hasCode && cell(row, columns.away) !== '') return false;
  // What headers leave empty and duels fill.
  const { code, homeScore, awayScore, away } = columns;
  const isAlone = [code, homeScore, awayScore, away].every((at) => cell(row, at) === '');
  const name = headerText(cell(row, columns.home));
  if ((isAlone ? header : headerAsWord).test(name)) return true;
  return kind === 'cup' && !hasCode && (isAlone ? /final/ : /(^|\s)final(\s|$)/).test(name);
}

/** The row that labels a block's columns, as organisers repeat it. */
function isLabels(row: readonly string[]): boolean {
  const found = headingsIn(row, fixtureColumns);
  return found.get('code') === fixtureColumns.code.at || (found.has('code') && found.size > 2);
}

/** Whether a row is a duel: columns 0 and 1 are filled. */
const isDuel = (row: readonly string[], columns: Columns): boolean =>
  cell(row, columns.code) !== '' && cell(row, columns.home) !== '';

const complaints = {
  noScore: {
    reason: 'el resultado no es un número de juegos; el duelo figura sin jugar',
    advice: 'escribí solo los juegos ganados, o dejá la celda vacía',
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
  noDuel: {
    reason: 'faltan el código o el primer jugador del duelo; no se muestra',
    advice: 'completá la fila, o borrala si sobra',
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
    advice: 'corregí los juegos ganados de cada uno',
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
  unknownHeader: {
    reason: 'no se reconoce como fecha o fase; figura como una ronda propia',
    advice:
      'si es una nota, escribila fuera de la tabla; si no, empezá el nombre con Fecha, Semifinal o Final',
  },
} as const;

/** Whether a row holds a name, and at most days beside it: the title of a round that nobody foresaw. */
const isTitleOfItsOwn = (row: readonly string[], columns: Columns): boolean =>
  cell(row, columns.home) !== '' &&
  row.every(
    (text, at) => !text || at === columns.home || (at === columns.schedule && /\d/.test(text)),
  );

/** Reads a fixture sheet into its rounds, in the sheet's order. */
export function parseFixture(source: string, rows: Rows, kind: FixtureKind): Parsed<Round[]> {
  const log = new SheetLog(source, rows);
  const labels = rows.find(isLabels);
  // As the first row of labels says, where it names what a duel needs.
  const columns = (labels && placesNamed(labels, fixtureColumns)) ?? usualPlaces(fixtureColumns);
  const rounds: Round[] = [];
  /** Whether the last filled row opened a block. */
  let isOpened = false;

  const readScore = (row: readonly string[], index: number, at: number): number | null => {
    const text = cell(row, at);
    if (text === '' || text === '-') return null;
    const [note, games] = walkover.exec(text) ?? [];
    if (note !== undefined || postponed.test(text)) return games ? Number(games) : null;
    const score = parseNumber(text);
    if (score !== null && Number.isInteger(score) && score >= 0) return score;
    log.cell(index, at, text, complaints.noScore);
    return null;
  };

  rows.forEach((row, index) => {
    if (isBlank(row)) return;
    const isFirst = isOpened;
    isOpened = false;
    const isKnown = isHeader(row, kind, columns);
    if (isKnown || (rounds.length > 0 && isTitleOfItsOwn(row, columns))) {
      isOpened = true;
      log.takes(index);
      const name = cell(row, columns.home);
      if (!isKnown) log.cell(index, columns.home, name, complaints.unknownHeader);
      if (rounds.some((round) => sameName(round.name, name))) {
        log.cell(index, columns.home, name, complaints.repeatedTitle);
      }
      // In a header row the interval stands where duels have their schedule.
      const dates = cell(row, columns.schedule);
      if (/\d/.test(dates) && !intervalDays(dates, anyDay)) {
        log.cell(index, columns.schedule, dates, complaints.noInterval);
      }
      rounds.push({ row: index + 1, name, interval: dates, duels: [] });
      return;
    }
    if (isLabels(row)) {
      log.takes(index);
      if (!isFirst && rounds.length > 0) {
        log.cell(index, columns.code, cell(row, columns.code), complaints.noTitle);
      }
      return;
    }
    const round = rounds.at(-1);
    if (!round || !isDuel(row, columns)) {
      const complaint = isDuel(row, columns) ? complaints.beforeRounds : complaints.noDuel;
      if (isTitle(row)) log.takes(index);
      else log.cell(index, columns.code, row.join(' ').trim(), complaint);
      return;
    }
    const homeScore = readScore(row, index, columns.homeScore);
    const awayScore = readScore(row, index, columns.awayScore);
    const notesOf = (words: RegExp) => noted.filter((name) => words.test(cell(row, columns[name])));
    const walkovers = notesOf(walkover);
    const postponements = notesOf(postponed);
    const won = walkoverWinner(walkovers, [homeScore ?? 0, awayScore ?? 0]);
    const isWalkover = walkovers.length > 0 && won !== null;
    const [at] = walkovers;
    if (at && (won === null || won === 'nobody')) {
      const complaint = won === null ? complaints.walkoverOfNobody : complaints.walkoverOfBoth;
      log.cell(index, columns[at], cell(row, columns[at]), complaint);
    }
    const empty = [columns.homeScore, columns.awayScore].find((at) => /^-?$/.test(cell(row, at)));
    const isHalf = (homeScore === null) !== (awayScore === null);
    if (isHalf && empty !== undefined && !isWalkover) {
      log.cell(index, empty, cell(row, empty), complaints.halfScore);
    }
    const planned = cell(row, columns.schedule).replace(postponed, '');
    const schedule = planned === '' || walkover.test(planned) ? unscheduled : planned;
    const isPostponed = postponements.length > 0 && !readSchedule(schedule);
    if (/\d/.test(schedule) && !readSchedule(schedule)) {
      log.cell(index, columns.schedule, schedule, complaints.noSchedule);
    }
    const home = readNick(row, index, columns.home, log);
    const away = readNick(row, index, columns.away, log);
    if (away === '' && (isWalkover || (homeScore ?? awayScore) !== null)) {
      log.cell(index, columns.away, '', complaints.noRival);
    }
    if (playerKey(home) === playerKey(away) && isPlayer(home)) {
      log.cell(index, columns.away, away, complaints.againstOneself);
    }
    if (homeScore !== null && homeScore === awayScore && homeScore > 0) {
      log.cell(index, columns.homeScore, `${homeScore} - ${awayScore}`, complaints.levelScore);
    }
    log.takes(index);
    const isNoLink = [...walkovers, ...postponements].includes('link');
    round.duels.push({
      row: index + 1,
      code: cell(row, columns.code),
      home,
      away,
      homeScore: awayScore === null ? null : homeScore,
      awayScore: homeScore === null ? null : awayScore,
      schedule,
      link: isNoLink ? null : log.linkIn(index, columns.link),
      ...(isWalkover && { walkover: won }),
      ...(isPostponed && { isPostponed }),
    });
  });
  return log.finish(rounds);
}
