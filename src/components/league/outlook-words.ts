/** What players of a group can still reach, in words. */
import type { DivisionConfig } from '../../config/site.ts';
import type { Chance, PlayerOutlook } from '../../season/outlook.ts';
import { zoneNames } from '../../words/zones.ts';

const words: Readonly<Record<Chance, string>> = {
  certain: 'Seguro',
  possible: 'Puede',
  impossible: 'No',
};

export interface OutlookColumn {
  label: string;
  /** The places of a zone, such as «los 2 primeros»; null where the label says it. */
  places: string | null;
  describe: (line: PlayerOutlook) => string;
}

const places = (count: number, one: string, many: string): string =>
  count === 1 ? `el ${one}` : `los ${count} ${many}`;

/** The columns that say something in a division: its first place, and the zones it has. */
export function outlookColumns({
  groups,
  zones,
}: Pick<DivisionConfig, 'groups' | 'zones'>): OutlookColumn[] {
  const isOnlyGroup = groups.length === 1;
  const columns: (OutlookColumn | false)[] = [
    // A zone of the first alone says the same, but for the champion.
    (isOnlyGroup || zones.promotion !== 1) && {
      label: isOnlyGroup ? 'Título' : 'Primer puesto',
      places: null,
      describe: ({ title }) => words[title],
    },
    zones.promotion > 0 && {
      label: zoneNames.promotion,
      places: places(zones.promotion, 'primero', 'primeros'),
      describe: ({ promotion }) => words[promotion],
    },
    zones.relegation > 0 && {
      label: zoneNames.relegation,
      places: places(zones.relegation, 'último', 'últimos'),
      describe: ({ relegation }) => (relegation === 'impossible' ? 'A salvo' : words[relegation]),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The places a player can still finish in: `2.º`, `1.º a 4.º`. */
export function describePlaces({ best, worst }: PlayerOutlook): string {
  return best === worst ? `${best}.º` : `${best}.º a ${worst}.º`;
}
