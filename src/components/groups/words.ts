/** Words about groups on a division's page: form, places, goals that can still be reached, and the standings. */
import type { DivisionConfig } from '../../config/site.ts';
import { firstCharacters } from '../../lib/clean.ts';
import type { Standings } from '../../sources/sheets/table.ts';
import {
  isFirstPlaceAZone,
  isUpper,
  rowsToEnd,
  widestZones,
  zoneAt,
  zonesIn,
  type Goal,
  type Zone,
  type Zones,
} from '../../season/zones.ts';
import type { TrackedChances } from '../../data/chances.ts';
import type { Group } from '../../season/model.ts';
import type { PlayerOutlook } from '../../season/outlook.ts';
import type { DuelResult } from '../../season/record.ts';
import { percentWords } from '../../words/chances.ts';
import { firstPlaceName, gapOf, impliedBy, zoneNames, zoneOutcomes } from '../../words/tables.ts';

const outcomeWords = { won: 'ganó', lost: 'perdió', level: 'empató' } as const;

/** Names results (`won`, `lost`, `level`) for screen readers, in the given order: `ganó, perdió, empató`. May be ''. */
export const formSentence = (outcomes: readonly DuelResult['outcome'][]): string =>
  outcomes.map((outcome) => outcomeWords[outcome]).join(', ');

/** Initial and number: «Fecha 3», «Fecha3», «Fecha #3», «Fecha N°3 (ida)», «Fecha número 3», «Ronda de 16», no year. */
const numberedRound = /^(\p{L})\p{L}*\s*(?:de\s+|[n#]\D{0,6})?(\d{1,3})(?!\d)/iu;

/**
 * Shortens a round's name to at most four characters: its initial and number, `F3` for «Fecha N° 3» and «Fecha 3
 * (ida)», or without a number (or with a year) its first four characters, `Semi`.
 */
export function shortRound(name: string): string {
  const [, initial, number] = numberedRound.exec(name) ?? [];
  if (initial !== undefined && number !== undefined) return `${initial}${number}`;
  return firstCharacters(name, 4).trim();
}

const chanceWords = { certain: 'Asegurado', possible: 'Puede', impossible: 'No' } as const;

/** A player's chances in percent, and their changes since yesterday in percentage points. */
type ChanceLine = Pick<TrackedChances['lines'][number], 'percents' | 'changes'>;

/** Says whether a player can reach a goal: `Asegurado`, `No`, `41 %`, `41 % (+6)`, or `Puede` without chances. */
function goalWords(goal: Goal, line: PlayerOutlook, chances?: ChanceLine): string {
  if (line[goal] !== 'possible' || !chances) return chanceWords[line[goal]];
  return percentWords(chances.percents[goal], chances.changes[goal]);
}

interface OutlookColumn {
  goal: Goal;
  label: string;
  /** Places of a zone, such as «los 2 primeros»; null if the label says the place. */
  places: string | null;
  /** Text of a player's cell: `Asegurado`, `No`, `A salvo`; `41 %` for an open goal, or `Puede` without chances. */
  describe: (line: PlayerOutlook, chances?: ChanceLine) => string;
}

/** Column of a zone. A play-off zone includes the direct zone beyond it, which the label says. */
function zoneColumn(zone: Zone, zones: Zones): OutlookColumn {
  const [singular, plural, beyond] = isUpper(zone)
    ? ['primero', 'primeros', ', o mejor']
    : ['último', 'últimos', ', o peor'];
  const count = rowsToEnd(zone, zones);
  const hasBeyond = count > (zones[zone] ?? 0);
  const isSafeOutside = zone === widestZones(zones).lower;
  return {
    goal: zone,
    label: `${zoneNames[zone]}${hasBeyond ? beyond : ''}`,
    places: count === 1 ? `el ${singular}` : `los ${count} ${plural}`,
    describe: (line, chances) =>
      isSafeOutside && line[zone] === 'impossible' ? 'A salvo' : goalWords(zone, line, chances),
  };
}

/**
 * Columns of what players can reach: first place, then the division's zones from the top, each with `goal`, `label`,
 * `places` (`los 2 primeros`, null for first place) and `describe`, which writes a player's cell. First place is left
 * out if it is the whole top zone and the division has several groups.
 */
export function outlookColumns(
  division: Pick<DivisionConfig, 'groups' | 'playoffs' | 'zones'>,
): OutlookColumn[] {
  const { groups, zones } = division;
  const zoneColumns = zonesIn(zones).map((zone) => zoneColumn(zone, zones));
  if (isFirstPlaceAZone(zones, groups.length)) return zoneColumns;
  const title: OutlookColumn = {
    goal: 'title',
    label: firstPlaceName(division),
    places: null,
    describe: (line, chances) => goalWords('title', line, chances),
  };
  return [title, ...zoneColumns];
}

/**
 * Says in a table's row, for each zone from the top down, whether a player reaches it, can reach it or no longer can:
 * `puede subir · puede bajar`, `ya no puede ascender · queda a salvo`. Leaves out repetitions, and what another zone's
 * words imply. Empty for a division without zones.
 */
export function zoneChances(outlook: PlayerOutlook, zones: Zones): string {
  const shown = zonesIn(zones);
  const outcomes = zoneOutcomes(zones);
  const ends = new Set<string>();
  for (const zone of shown) {
    const chance = outlook[zone];
    if (chance === 'possible') {
      ends.add(isUpper(zone) ? 'puede subir' : 'puede bajar');
      continue;
    }
    const stronger = impliedBy[chance][zone];
    const isImplied = shown.some((other) => other === stronger && outlook[other] === chance);
    if (!isImplied) ends.add(outcomes[zone][chance]);
  }
  return [...ends].join(' · ');
}

/**
 * The gap of a row to the row above in the first figure that orders the table: `a 2 duelos del de arriba`, or `a un
 * desempate del de arriba` if they are level. Empty if both rows are in the same zone, or neither is in one; for the
 * first row; and for a table without such a figure.
 * @param index Index of the row, from 0.
 */
export function gapAt({ criteria, rows }: Standings, index: number, zones: Zones): string {
  const zoneOf = (place: number) => zoneAt(place, rows.length, zones);
  const [criterion] = criteria;
  const [above, row] = [rows[index - 1], rows[index]];
  if (!criterion || !above || !row || zoneOf(index) === zoneOf(index - 1)) return '';
  return `a ${gapOf(row, above, criterion) ?? 'un desempate'} del de arriba`;
}

/** Places in which a player can still finish: `2.º`, `1.º a 4.º`. */
export function describePlaces({ best, worst }: PlayerOutlook): string {
  return best === worst ? `${best}.º` : `${best}.º a ${worst}.º`;
}

/** Number of players that a message names for a division with one group. */
const maxNamed = 3;

/**
 * Says the first three places, «Así va la División Primera: 1. Ana, 2. Beto.», or of several groups each one's leader,
 * «Líderes de la División Oro: Grupo A, Ana; Grupo B, Beto.». Without rows only `División Primera:`.
 * @param division Noun and name: `División Primera`.
 */
export function standingsSentence(
  division: string,
  groups: readonly Pick<Group, 'name' | 'standings'>[],
): string {
  const [group, ...otherGroups] = groups;
  const leaders: string[] = [];
  for (const { name, standings } of groups) {
    const [leader] = standings.rows;
    if (leader) leaders.push(`${name}, ${leader.player}`);
  }
  if (!group || leaders.length === 0) return `${division}:`;
  if (otherGroups.length > 0) return `Líderes de la ${division}: ${leaders.join('; ')}.`;
  const rows = group.standings.rows.slice(0, maxNamed);
  const places = rows.map(({ player }, index) => `${index + 1}. ${player}`);
  return `Así va la ${division}: ${places.join(', ')}.`;
}
