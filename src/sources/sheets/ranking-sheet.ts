/** Parses the sheet of the ranking (docs/product.md, «Columns»). */
import { saysNothing } from '../../lib/clean.ts';
import { parseElo, readId } from '../../lib/number.ts';
import {
  column,
  linkColumn,
  nickColumn,
  placeColumn,
  findLayout,
  type Columns,
  type Places,
  type SheetRow,
} from './layout.ts';
import { amountComplaint, SheetLog, cell, hasOneCell, type Rows } from './sheet.ts';
import type { Reading } from '../problem.ts';
import { currentNick } from '../player-key.ts';
import { nameless, type RankedPlayer } from './ranking.ts';
import { findTotals, noPlayerComplaint } from './totals.ts';

const isElo = (text: string): boolean => parseElo(text) !== null;

/** True if a text is an id of the platform: none has fewer digits than five. */
const isId = (text: string): boolean => (readId(text) ?? '').length >= 5;

type RankingColumn = 'id' | 'place' | 'nick' | 'elo' | 'maxElo' | 'link';

const maxHeading = /^(m[aá]x(imo)?\.?(\s*elo)?|elo\s+m[aá]x(imo)?\.?)$/i;

/** Columns of the sheet, with their usual places. */
export const rankingColumns: Columns<RankingColumn> = {
  id: column('ID', /^id$/i, 0, isId, { isClear: true }),
  place: placeColumn(1),
  nick: nickColumn(2),
  elo: column('Elo Actual', /^(elo|(elo\s+)?actual)$/i, 3, isElo, { isNeeded: true }),
  maxElo: column('MAX Elo', maxHeading, 4, isElo, { isNeeded: true }),
  link: linkColumn(5),
};

/** A row of the ranking reaches at least to the column «MAX Elo», in its usual place. A shorter one is a note. */
const minimumColumns = 5;

const complaints = {
  noNick: {
    reason: `falta el nick; se muestra «${nameless}»`,
    advice: 'escribí el nick del jugador',
  },
  lostDigits: {
    reason: 'no es un ID, faltan cifras: quienes tienen uno así figuran sin enlace a su perfil',
    advice: 'seleccioná la columna ID y elegí Formato → Número → Texto sin formato',
    isLoss: true,
  },
} as const;

/** Reads the row of a player. Reports what cannot be read, except the id. */
function readPlayer(
  { row, index }: SheetRow,
  columns: Places<RankingColumn>,
  id: string,
  log: SheetLog,
): RankedPlayer {
  const readElo = (at: number): number | null => {
    const text = cell(row, at);
    const value = parseElo(text);
    if (value === null && !saysNothing(text)) log.reportCell(index, at, amountComplaint(text));
    return value;
  };
  const typedNick = cell(row, columns.nick);
  const nick = saysNothing(typedNick) ? nameless : currentNick(typedNick);
  if (nick === nameless) log.reportCell(index, columns.nick, complaints.noNick);
  const link = log.parseLinkAt(index, columns.link);
  const elo = readElo(columns.elo);
  const maxElo = readElo(columns.maxElo);
  return { row: index + 1, places: columns, id, nick, elo, maxElo, link };
}

/**
 * Parses the ranking, in sheet order. Rows down to the first headings, or the first row if there are none, are no
 * players; those with an Elo are reported. Rows that are no player's, such as sums and averages, are left out and
 * reported.
 * @throws SourceError if no columns explain the values.
 */
export function parseRanking(source: string, rows: Rows): Reading<RankedPlayer> {
  const log = new SheetLog(source, rows);
  const { places: columns, headings, otherRows } = findLayout(log, rankingColumns);
  const headingsAt = headings[0]?.index ?? 0;
  const players: RankedPlayer[] = [];
  const totals = findTotals(otherRows, {
    nameAt: columns.nick,
    valuesAt: [columns.elo, columns.maxElo],
    keysAt: [columns.id, columns.place],
    isKeyOptional: false,
  });
  const numbersAt = [columns.id, columns.elo, columns.maxElo, columns.link];
  let isIdReported = false;
  for (const sheetRow of otherRows) {
    const { row, index } = sheetRow;
    const isAbove = index <= headingsAt;
    // The log reports players above the headings.
    if (isAbove && !hasOneCell(row) && isElo(cell(row, columns.elo))) continue;
    log.accountFor(index);
    if (isAbove) continue;
    const hasNumbers = numbersAt.some((at) => /\d/.test(cell(row, at)));
    if (row.length < minimumColumns || !hasNumbers || totals.has(index)) {
      log.reportRow(index, columns.nick, noPlayerComplaint);
      continue;
    }
    const playerId = readId(cell(row, columns.id));
    // The format of a column concerns all its cells, so one remark is enough.
    if (playerId === null && !isIdReported) {
      log.reportCell(index, columns.id, complaints.lostDigits);
      isIdReported = true;
    }
    players.push(readPlayer(sheetRow, columns, playerId ?? '', log));
  }
  return log.finish(players);
}
