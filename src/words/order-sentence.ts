/** Why a row stands above the next, as a sentence for visitors. */
import { listNames } from '../domain/text.ts';
import type { Reason } from '../season/order.ts';

/** The upper row's advantage (docs/product.md, «Standings order»), by column. */
const advantages: Readonly<Record<number, string>> = {
  1: 'más duelos ganados',
  2: 'menos duelos perdidos',
  4: 'más partidas ganadas',
  6: 'mejor diferencia de partidas',
};

const differenceColumn = 6;

/** Differences have a sign: `+3`, `−1`, `0`. */
function formatValue(column: number, value: number): string {
  const sign = value < 0 ? '−' : column === differenceColumn && value > 0 ? '+' : '';
  return `${sign}${Math.abs(value)}`;
}

/** `Ana está arriba de Beto: más duelos ganados (3 contra 2).` */
export function orderSentence(upper: string, lower: string, reason: Reason): string {
  if (reason.by === 'nothing') {
    return `${listNames([upper, lower])} tienen un empate total: quedan en el orden de la planilla.`;
  }
  const numbers = [reason.upper, reason.lower].map((value) => formatValue(reason.column, value));
  const advantage = `${advantages[reason.column] ?? ''} (${numbers.join(' contra ')})`;
  if (reason.by === 'table') return `${upper} está arriba de ${lower}: ${advantage}.`;
  const tied = listNames(reason.table.map(({ player }) => player));
  const among =
    reason.by === 'tieBreak'
      ? 'igualan en todo y, en el desempate entre'
      : 'igualan en la tabla y, solo en los duelos entre';
  return `${upper} está arriba de ${lower}: ${among} ${tied}, tiene ${advantage}.`;
}
