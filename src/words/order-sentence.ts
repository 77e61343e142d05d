/** Why a row stands above the next, as a sentence for visitors. */
import type { Criterion } from '../config/schemas/columns.ts';
import { listNames } from '../lib/text.ts';
import type { Reason } from '../season/order.ts';

/** Differences have a sign: `+3`, `−1`, `0`. */
function formatValue({ isSigned }: Criterion, value: number): string {
  if (value < 0) return `−${-value}`;
  return isSigned && value > 0 ? `+${value}` : String(value);
}

/** A criterion in a list: `Duelos ganados (DG).`, `Menos duelos perdidos (DP).` */
export function criterionText({ label, direction, advantage }: Criterion): string {
  const text = direction < 0 ? advantage.replace(/^\S+ /, '') : advantage;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} (${label}).`;
}

/** `Ana está arriba de Beto porque tiene más duelos ganados (3 contra 2).` */
export function orderSentence(upper: string, lower: string, reason: Reason): string {
  if (reason.by === 'nothing') {
    return `${listNames([upper, lower])} tienen un empate total: quedan en el orden de la planilla.`;
  }
  const { criterion } = reason;
  const numbers = [reason.upper, reason.lower].map((value) => formatValue(criterion, value));
  const advantage = `${criterion.advantage} (${numbers.join(' contra ')})`;
  if (reason.by === 'table') return `${upper} está arriba de ${lower} porque tiene ${advantage}.`;
  const tied = listNames(reason.table.rows.map(({ player }) => player));
  const among =
    reason.by === 'tieBreak'
      ? 'igualan en todo y, en el desempate entre'
      : 'igualan en la tabla y, solo en los duelos entre';
  return `${upper} está arriba de ${lower}: ${among} ${tied}, tiene ${advantage}.`;
}
