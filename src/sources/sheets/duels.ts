/** Parses the daily duels of a competition (docs/product.md, «Daily duels»). */
import { saysNothing } from '../../lib/clean.ts';
import { column, findLayout, isName, linkColumn, type Columns, type Places } from './layout.ts';
import { SheetLog, cell, hasOneCell, type Rows } from './sheet.ts';
import type { Reading } from '../problem.ts';
import {
  fromSerial,
  joinMoment,
  momentIn,
  readSchedule,
  readTime,
  type SheetDay,
} from './sheet-moments.ts';
import { readNick, readSide, sides } from './side.ts';

export type DailyColumn = 'category' | 'home' | 'away' | 'time' | 'link' | 'date';

/** A row of the daily duels: two players, with the day and hour on which they agreed. */
export interface ScheduledDuel {
  /** Row in the sheet, from 1. */
  row: number;
  /** Division (league) or phase (cup). Empty if the sheet says none. */
  category: string;
  home: string;
  away: string;
  /** May lack the year. */
  day: SheetDay;
  /** `HH:MM` in the community's time zone. */
  time: string;
  /** Address of the game on the platform. Null without a usable one. */
  link: string | null;
  places: Places<DailyColumn>;
}

const isHour = (text: string): boolean => readTime(fromSerial(text)) !== null;
const isDay = (text: string): boolean => readSchedule(fromSerial(text)) !== null;

/** Columns of the sheet. docs/product.md, «Columns», has their usual places. */
export const duelColumns: Columns<DailyColumn> = {
  category: column('División', /^(divisi[oó]n|categor[ií]a|fase)$/i, 0, isName),
  home: column('Local', /^(local|jugador(\s*1)?)$/i, 1, isName, { isNeeded: true }),
  away: column('Visitante', /^(visitante|rival|jugador(\s*2)?)$/i, 2, isName, { isNeeded: true }),
  time: column('Hora', /^(hora(rio)?)$/i, 3, isHour, { isNeeded: true, isClear: true }),
  link: linkColumn(4),
  date: column('Fecha', /^(fecha|d[ií]a)$/i, 5, isDay, { isNeeded: true, isClear: true }),
};

const complaints = {
  date: {
    reason: 'no se entiende la fecha; no se muestra',
    advice: 'escribila como 16/11/2026',
    isLoss: true,
  },
  time: {
    reason: 'no se entiende la hora; no se muestra',
    advice: 'escribila como 21:00',
    isLoss: true,
  },
  noCategoryColumn: {
    reason: 'falta la columna de la división o la fase; los duelos se muestran sin ella',
    advice: 'agregala, con el encabezado «División» o «Fase»',
  },
  noCategory: {
    reason: 'falta la división o la fase; el duelo se muestra sin ella',
    advice: 'escribila',
  },
  noPlayer: {
    reason: 'falta un jugador; no se muestra',
    advice: 'escribí los dos nicks',
    isLoss: true,
  },
} as const;

/**
 * Parses daily duels, in sheet order. A row with a single filled cell is a note and left out. Rows without a readable
 * day, a readable hour or one of the players are left out and reported. @param source The sheet's name, for reports.
 * @throws SourceError if no columns explain the values.
 */
export function parseDuels(source: string, rows: Rows): Reading<ScheduledDuel> {
  const log = new SheetLog(source, rows);
  const { places: columns, otherRows } = findLayout(log, duelColumns);
  const duels: ScheduledDuel[] = [];
  for (const { row, index } of otherRows) {
    if (hasOneCell(row)) {
      log.accountFor(index);
      continue;
    }
    // A day with «0:00» is a mere date, too.
    const date = momentIn(log, index, columns.date).replace(/ 0?0:00$/, '');
    const hour = momentIn(log, index, columns.time);
    const moment = readSchedule(joinMoment(date, hour));
    if (!moment?.time) {
      const unread = readSchedule(date) === null ? 'date' : 'time';
      log.reportCell(index, columns[unread], complaints[unread]);
      continue;
    }
    const nobody = sides.find((side) => readSide(cell(row, columns[side])).kind === 'bye');
    if (nobody) {
      log.reportCell(index, columns[nobody], complaints.noPlayer);
      continue;
    }
    const typedCategory = cell(row, columns.category);
    const category = saysNothing(typedCategory) ? '' : typedCategory;
    if (columns.category >= 0 && category === '') {
      log.reportCell(index, columns.category, complaints.noCategory);
    }
    log.accountFor(index);
    duels.push({
      row: index + 1,
      category,
      home: readNick(log, index, columns.home),
      away: readNick(log, index, columns.away),
      day: moment.day,
      time: moment.time,
      link: log.parseLinkAt(index, columns.link),
      places: columns,
    });
  }
  const [first] = duels;
  if (first && columns.category < 0) {
    log.reportCell(first.row - 1, columns.home, complaints.noCategoryColumn, '');
  }
  return log.finish(duels);
}
