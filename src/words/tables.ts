/** Words about a group's table: its title, its order, and the gaps between rows. */
import type { Criterion } from '../config/schemas/columns.ts';
import { listNames } from '../lib/text.ts';
import type { Reason } from '../season/order.ts';
import { numberIn, type Standings } from '../sources/sheets/table.ts';
import { isUpper, rowsToEnd, zoneAt, zonesIn, type Zones } from '../season/zones.ts';
import type { PlayerOutlook } from '../season/outlook.ts';
import { counted, formatNumber } from './numbers.ts';
import { zoneOutcomes } from './zones.ts';

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

interface DivisionNames {
  config: { readonly name: string };
  groups: readonly unknown[];
}

/** `B`, for a group that is named «Grupo B»; any other name as it is. */
export const groupLetter = (group: string): string => group.replace(/^Grupo\s+/, '');

/** The name of a division, with the letter of the group if there are several. */
export const shortTableTitle = ({ config, groups }: DivisionNames, group: string): string =>
  groups.length > 1 ? `${config.name} ${groupLetter(group)}` : config.name;

/** `División Oro`, or `División Oro · Grupo B` if the division has several groups. */
export function tableTitle({ config, groups }: DivisionNames, group: string): string {
  const title = `División ${config.name}`;
  return groups.length > 1 ? `${title} · ${group}` : title;
}

/** A difference in a criterion, without its sign: `2 duelos` in duels won, else with the column's label, `3 Pts`. */
export function gapOf({ label }: Pick<Criterion, 'label'>, difference: number): string {
  const amount = Math.abs(difference);
  return label === 'DG' ? counted(amount, 'duelo', 'duelos') : `${formatNumber(amount)} ${label}`;
}

/**
 * `a 2 duelos del ascenso`, `en zona de ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`. The distance is from
 * the border of the row's own zone; outside of zones from the upper zone (or first place) while it can be reached, then
 * from the lower one. Empty for a table without criteria.
 * @param index Row, from 0.
 * @param outlook What is proven of each row; null if nothing is.
 */
export function gapWords(
  { criteria, rows }: Pick<Standings, 'criteria' | 'rows'>,
  index: number,
  zones: Zones,
  outlook: readonly PlayerOutlook[] | null,
): string {
  const [first] = criteria;
  if (!first) return '';
  const ownZone = zoneAt(index, rows.length, zones);
  const upper =
    ownZone === 'directPromotion' ? ownZone : (zonesIn(zones).findLast(isUpper) ?? 'title');
  const lower =
    ownZone === 'directRelegation' ? ownZone : zonesIn(zones).find((zone) => !isUpper(zone));
  const above = upper === 'title' ? 1 : rowsToEnd(upper, zones);
  const below = rows.length - (lower ? rowsToEnd(lower, zones) : 0);
  const isIn = index < above || index >= below;
  const reach = outlook?.[index];
  const isLower = index >= above && (index >= below || reach?.[upper] === 'impossible');
  const goal = isLower && lower ? lower : upper;
  const line = goal === upper ? above : below;
  const valueAt = (place: number): number => numberIn(rows[place]?.cells ?? {}, first.label);
  const difference = valueAt(index) - valueAt(index < line ? line : line - 1);
  const by = difference === 0 ? 'desempate' : gapOf(first, difference);
  const far = difference === 0 ? 'un desempate' : by;
  const chance = reach?.[goal];
  if (chance === 'certain') return goal === 'title' ? 'seguro' : zoneOutcomes(zones)[goal].certain;
  if (goal === 'title') {
    if (chance === 'impossible') return 'ya no puede ser primero';
    if (!isIn && difference === 0) return 'empatado con el primero; pierde el desempate';
    return isIn ? `por ${by}` : `a ${far} del primero`;
  }
  const isNextToPlayoff =
    goal.startsWith('direct') && (isUpper(goal) ? zones.promotion : zones.relegation) > 0;
  if (isUpper(goal)) {
    const name = isNextToPlayoff ? 'ascenso directo' : 'ascenso';
    if (chance === 'impossible') return `ya no llega al ${name}`;
    return isIn ? `en zona de ${name} por ${by}` : `a ${far} del ${name}`;
  }
  if (chance === 'impossible') return 'a salvo';
  if (!isIn) return `fuera de la zona de descenso por ${by}`;
  return isNextToPlayoff ? `a ${far} de la promoción por la categoría` : `a ${far} de salvarse`;
}
