/** Parses the sheet of the ranking (docs/product.md, «Columns»). */
import { parseElo, parseNumber, readId } from '../../lib/number.ts';
import { playerKey } from '../player-key.ts';
import { isHeadings, locateColumns, type ColumnKinds } from './columns.ts';
import { amountComplaint, SheetLog, type Parsed } from '../problem.ts';
import { isNamed, nameless, type RankedPlayer } from './ranking.ts';
import { cell, isBlank, isTitle, type Rows } from '../rows.ts';
import { findTotals, totalComplaint } from './totals.ts';

const isElo = (text: string): boolean => parseElo(text) !== null;

const nicks = { what: 'nicks', holds: (text: string) => parseNumber(text) === null };
const elos = { what: 'números de Elo', holds: isElo };

/** Columns of the sheet, with their usual places. */
export const rankingColumns: ColumnKinds<'id' | 'nick' | 'elo' | 'maxElo' | 'link'> = {
  id: { label: 'ID', heading: /^id$/i, at: 0, isNeeded: false },
  nick: {
    label: 'Jugador',
    heading: /^(jugador(es|a)?|nick|usuario|nombre)$/i,
    at: 2,
    isNeeded: true,
    content: nicks,
  },
  elo: { label: 'Elo Actual', heading: /^elo(\s+actual)?$/i, at: 3, isNeeded: true, content: elos },
  maxElo: {
    label: 'MAX Elo',
    heading: /^(m[aá]x(imo)?\.?\s*elo|elo\s+m[aá]x(imo)?\.?)$/i,
    at: 4,
    isNeeded: true,
    content: elos,
  },
  link: { label: 'Link', heading: /^(partida|link|enlace)$/i, at: 5, isNeeded: false },
};

const minimumColumns = 5;

const complaints = {
  shortRow: {
    reason: `la fila tiene menos de ${minimumColumns} columnas; no se muestra`,
    advice: 'completá la fila, o borrala entera',
    isLoss: true,
  },
  noNick: {
    reason: `falta el nick; se muestra «${nameless}»`,
    advice: 'escribí el nick del jugador',
  },
  note: {
    reason: 'la fila no es de un jugador; no se muestra',
    advice: 'si es una nota, escribila fuera de la tabla; si es un jugador, completala',
    isLoss: true,
  },
  onlyNick: {
    reason: 'la fila no tiene nada más que un nombre; se muestra con un Elo de 0',
    advice: 'si es una nota, escribila fuera de la tabla; si es un jugador, completala',
  },
  beforeHeadings: {
    reason: 'está antes de los encabezados; no se muestra',
    advice: 'dejá arriba los encabezados, y abajo los jugadores',
    isLoss: true,
  },
  aboveBest: {
    reason: 'el Elo actual es mayor que el MAX Elo',
    advice: 'si es su mejor marca, actualizá el MAX Elo; si no, ¿están cambiados de columna?',
  },
  lostDigits: {
    reason: 'no es un ID, faltan cifras: quienes tienen uno así figuran sin enlace a su perfil',
    advice: 'seleccioná la columna ID y elegí Formato → Número → Texto sin formato',
    isLoss: true,
  },
  repeatedNick: {
    reason: 'el nick está repetido; se muestran todas sus filas',
    advice: 'dejá una sola fila por jugador',
  },
} as const;

/**
 * Parses the ranking sheet. The first row is the header unless a later one is. Rows with fewer than five cells, notes
 * and totals are left out and reported; a missing nick becomes «Sin Nick», an unreadable Elo null.
 */
export function parseRanking(source: string, rows: Rows): Parsed<RankedPlayer[]> {
  const log = new SheetLog(source, rows);
  const { places: columns, headings } = locateColumns(source, rows, rankingColumns);
  const players: RankedPlayer[] = [];
  const below = rows.slice(Math.max(0, headings) + 1);
  const totals = findTotals(below, columns.nick, [columns.elo, columns.maxElo], parseElo);
  /** Indexes of rows whose id has lost digits. */
  const withoutId: number[] = [];

  rows.forEach((row, index) => {
    if (isBlank(row)) return;
    if (index <= Math.max(0, headings)) {
      const isFirst = headings < 0 && !isElo(cell(row, columns.elo));
      if (index === headings || isTitle(row) || isFirst) log.accountFor(index);
      else log.cell(index, 0, row.join(' ').trim(), complaints.beforeHeadings);
      return;
    }
    if (isHeadings(row, rankingColumns)) {
      log.accountFor(index);
      return;
    }
    if (row.length < minimumColumns) {
      log.cell(index, row.length - 1, row.join(','), complaints.shortRow);
      return;
    }
    if (isTitle(row) && cell(row, columns.nick) === '') {
      log.cell(index, row.findIndex(Boolean), row.find(Boolean) ?? '', complaints.note);
      return;
    }
    if (totals.has(row)) {
      log.cell(index, columns.nick, cell(row, columns.nick), totalComplaint);
      return;
    }
    log.accountFor(index);
    if (isTitle(row)) log.cell(index, columns.nick, cell(row, columns.nick), complaints.onlyNick);
    const elo = (column: number): number | null => {
      const value = parseElo(cell(row, column));
      if (value === null && cell(row, column) !== '') {
        log.cell(index, column, cell(row, column), amountComplaint(cell(row, column)));
      }
      return value;
    };
    const nick = cell(row, columns.nick);
    if (nick === '') log.cell(index, columns.nick, '', complaints.noNick);
    const link = log.linkIn(index, columns.link);

    const current = elo(columns.elo);
    const best = elo(columns.maxElo);
    if (current !== null && best && current > best) {
      log.cell(index, columns.elo, cell(row, columns.elo), complaints.aboveBest);
    }
    const id = readId(cell(row, columns.id));
    if (id === null) withoutId.push(index);
    players.push({
      row: index + 1,
      id: id ?? '',
      nick: nick || nameless,
      elo: current,
      maxElo: best,
      link,
    });
  });

  // The format of a column concerns all its cells, so one remark is enough.
  const [lostIndex] = withoutId;
  if (lostIndex !== undefined)
    log.cell(lostIndex, columns.id, cell(rows[lostIndex] ?? [], columns.id), complaints.lostDigits);
  for (const rowsOfPlayer of Map.groupBy(players.filter(isNamed), ({ nick }) =>
    playerKey(nick),
  ).values()) {
    if (rowsOfPlayer.length === 1) continue;
    for (const { row, nick } of rowsOfPlayer) {
      log.cell(row - 1, columns.nick, nick, complaints.repeatedNick);
    }
  }
  return log.finish(players);
}
