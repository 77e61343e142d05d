/** Words about a group's table: its title, its zones, its order, and the gaps between rows. */
import type { Criterion } from '../config/schemas/columns.ts';
import type { DivisionConfig } from '../config/site.ts';
import { capitalize, listNames } from '../lib/text.ts';
import type { Division } from '../season/model.ts';
import type { Reason } from '../season/order.ts';
import { numberIn, type Standings, type StandingsRow } from '../sources/sheets/table.ts';
import {
  isDecidedByTable,
  isUpper,
  rowsToEnd,
  widestZones,
  zoneAt,
  type Goal,
  type Zone,
  type Zones,
} from '../season/zones.ts';
import type { Chance, PlayerOutlook, ProvenChance } from '../season/outlook.ts';
import { counted, formatNumber } from './numbers.ts';

/** Names of zones, for visitors. */
export const zoneNames: Readonly<Record<Zone, string>> = {
  directPromotion: 'Ascenso directo',
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
  directRelegation: 'Descenso directo',
};

/** Name of the first place as a goal: `Título` if the table decides it (`isDecidedByTable`), else `Primer puesto`. */
export const firstPlaceName = (division: Pick<DivisionConfig, 'groups' | 'playoffs'>): string =>
  isDecidedByTable(division) ? 'Título' : 'Primer puesto';

/** CSS classes of the rows of zones. */
export const zoneClasses: Readonly<Record<Zone, string>> = {
  directPromotion: 'zone-up zone-direct',
  promotion: 'zone-up',
  relegation: 'zone-down',
  directRelegation: 'zone-down zone-direct',
};

/** For each goal, the goal that implies it: a promoted player needs no sentence about the play-off for promotion. */
export const impliedBy: Readonly<Record<ProvenChance, Partial<Record<Goal, Zone>>>> = {
  certain: { promotion: 'directPromotion', relegation: 'directRelegation' },
  impossible: { directPromotion: 'promotion', directRelegation: 'relegation' },
};

/** Ends of sentences by zone and proof: `certain`, such as `asciende`, or `impossible`, such as `queda a salvo`. */
export function zoneOutcomes(zones: Zones): Record<Zone, Record<ProvenChance, string>> {
  const { promotion, relegation, directPromotion, directRelegation } = zones;
  return {
    directPromotion: {
      certain: 'asciende',
      impossible: promotion ? 'ya no puede ascender directo' : 'ya no puede ascender',
    },
    promotion: {
      certain: directPromotion
        ? 'juega, por lo menos, por el ascenso'
        : 'juega seguro por el ascenso',
      impossible: 'ya no puede jugar por el ascenso',
    },
    relegation: {
      certain: directRelegation
        ? 'juega, en el mejor caso, por la categoría'
        : 'juega seguro por la categoría',
      impossible: 'queda a salvo',
    },
    directRelegation: {
      certain: 'desciende',
      impossible: relegation ? 'ya no desciende directo' : 'queda a salvo',
    },
  };
}

/**
 * Says who goes up and down without playing, as part of a sentence, from the numbers of rows of the direct zones:
 * `asciende el primero y descienden los 2 últimos de cada grupo`. Empty without direct zones.
 * @param groups Number of groups of the division. Only for several it ends in `de cada grupo`.
 */
export function directSentence(
  { directPromotion = 0, directRelegation = 0 }: Zones,
  groups: number,
): string {
  const ends: string[] = [];
  if (directPromotion === 1) ends.push('asciende el primero');
  if (directPromotion > 1) ends.push(`ascienden los ${directPromotion} primeros`);
  if (directRelegation === 1) ends.push('desciende el último');
  if (directRelegation > 1) ends.push(`descienden los ${directRelegation} últimos`);
  if (ends.length === 0) return '';
  return `${listNames(ends)}${groups > 1 ? ' de cada grupo' : ''}`;
}

/** A number in a criterion: `3`, or in a difference with its sign, `+3`. A negative number always has it: `−1`. */
function formatValue({ isSigned }: Criterion, value: number): string {
  if (value < 0) return `−${formatNumber(-value)}`;
  return `${isSigned && value > 0 ? '+' : ''}${formatNumber(value)}`;
}

/** Formats a criterion with its label for a list: `Duelos ganados (DG).`, `Menos duelos perdidos (DP).` */
export function criterionText({ label, direction, advantage }: Criterion): string {
  // `más duelos ganados` without its first word.
  const text = direction < 0 ? advantage.replace(/^\S+ /, '') : advantage;
  return `${capitalize(text)} (${label}).`;
}

/**
 * Says why the nick `upper` stands above the next one: `Ana está arriba de Beto porque tiene más duelos ganados (3
 * contra 2).`, or by the duels or tie-breaks between the tied players, or that both are level, in the sheet's order.
 */
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

/** Title of a table: `División Oro`; with the name of its group, `División Oro · Grupo B`, if there are several. */
export function tableTitle(
  { config, groups }: Pick<Division, 'config' | 'groups'>,
  group: string,
): string {
  const title = `División ${config.name}`;
  return groups.length > 1 ? `${title} · ${group}` : title;
}

/** How far apart two rows are in a column, without sign: `2 duelos` for `DG`, else `3 Pts`. Null if they are level. */
export function gapOf(
  { cells }: Pick<StandingsRow, 'cells'>,
  rival: Pick<StandingsRow, 'cells'>,
  { label }: Pick<Criterion, 'label'>,
): string | null {
  // Points may have decimals, and 1.3 − 1.1 is 0.19999999999999996.
  const gap = Number(Math.abs(numberIn(cells, label) - numberIn(rival.cells, label)).toFixed(6));
  if (gap === 0) return null;
  return label === 'DG' ? counted(gap, 'duelo', 'duelos') : `${formatNumber(gap)} ${label}`;
}

/** The goal that a row's sentence is about, and the rows on both sides of its border. */
interface GapGoal {
  goal: Goal;
  /** True if the row has the goal now. */
  isInside: boolean;
  /** Index of the row next to the border, on its other side. */
  rivalIndex: number;
}

/**
 * Chooses the border of the row's own zone. Outside of zones it is that of the upper zone (or first place) while it can
 * be reached, then that of the lower one.
 */
function chooseGapGoal(
  index: number,
  rowCount: number,
  zones: Zones,
  outlook: PlayerOutlook | undefined,
): GapGoal {
  const ownZone = zoneAt(index, rowCount, zones);
  const widest = widestZones(zones);
  const upper: Goal = ownZone === 'directPromotion' ? ownZone : (widest.upper ?? 'title');
  const lower = ownZone === 'directRelegation' ? ownZone : widest.lower;
  const upperRows = rowsToEnd(upper, zones);
  if (index < upperRows) return { goal: upper, isInside: true, rivalIndex: upperRows };
  if (lower !== undefined) {
    const firstLowerRow = rowCount - rowsToEnd(lower, zones);
    if (index >= firstLowerRow) {
      return { goal: lower, isInside: true, rivalIndex: firstLowerRow - 1 };
    }
    if (outlook?.[upper] === 'impossible') {
      return { goal: lower, isInside: false, rivalIndex: firstLowerRow };
    }
  }
  return { goal: upper, isInside: false, rivalIndex: upperRows - 1 };
}

/** True for a direct zone that has a play-off zone beside it. */
function isNextToPlayoff(goal: Goal, { promotion, relegation }: Zones): boolean {
  if (goal === 'directPromotion') return promotion > 0;
  return goal === 'directRelegation' && relegation > 0;
}

/** Names an upper zone: `ascenso`, or `ascenso directo` if there is a play-off for promotion, too. */
const promotionName = (goal: Goal, zones: Zones): string =>
  isNextToPlayoff(goal, zones) ? 'ascenso directo' : 'ascenso';

/** Words for a goal that is proven. Null for an open one. */
function provenWords(goal: Goal, zones: Zones, chance: Chance): string | null {
  if (chance === 'possible') return null;
  if (goal === 'title') return chance === 'certain' ? 'seguro' : 'ya no puede ser primero';
  if (chance === 'certain') return zoneOutcomes(zones)[goal].certain;
  return isUpper(goal) ? `ya no llega al ${promotionName(goal, zones)}` : 'a salvo';
}

/** Words for the distance of a row from a border. @param gap Such as `2 duelos`. Null if both rows are level. */
function distanceWords({ goal, isInside }: GapGoal, zones: Zones, gap: string | null): string {
  const margin = gap ?? 'desempate';
  const distance = gap ?? 'un desempate';
  if (goal === 'title') {
    if (isInside) return `por ${margin}`;
    return gap === null ? 'empatado con el primero; pierde el desempate' : `a ${gap} del primero`;
  }
  if (isUpper(goal)) {
    const name = promotionName(goal, zones);
    return isInside ? `en zona de ${name} por ${margin}` : `a ${distance} del ${name}`;
  }
  if (!isInside) return `fuera de la zona de descenso por ${margin}`;
  return isNextToPlayoff(goal, zones)
    ? `a ${distance} de la promoción por la categoría`
    : `a ${distance} de salvarse`;
}

/**
 * Says how far a row is from a border by the first criterion, or what is proven: `a 2 duelos del ascenso`, `en zona de
 * ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`; for first place `por 1 duelo`, `a 2 duelos del primero`,
 * `seguro`. The border is that of the row's own zone. A row in no zone takes the upper zone, or first place if there is
 * none; once that is out of reach, the lower zone. Empty for a table without criteria, and if nothing is proven and no
 * row is beyond the border.
 * @param index Row of the table, from 0.
 * @param outlook What the players can still reach, in the table's order. Null if it cannot be foreseen.
 */
export function gapWords(
  { criteria, rows }: Pick<Standings, 'criteria' | 'rows'>,
  index: number,
  zones: Zones,
  outlook: readonly PlayerOutlook[] | null,
): string {
  const [criterion] = criteria;
  if (!criterion) return '';
  const ownOutlook = outlook?.[index];
  const gapGoal = chooseGapGoal(index, rows.length, zones, ownOutlook);
  const proven = provenWords(gapGoal.goal, zones, ownOutlook?.[gapGoal.goal] ?? 'possible');
  if (proven !== null) return proven;
  const [row, rival] = [rows[index], rows[gapGoal.rivalIndex]];
  if (!row || !rival) return '';
  return distanceWords(gapGoal, zones, gapOf(row, rival, criterion));
}
