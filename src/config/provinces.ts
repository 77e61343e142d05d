/** The country's first-level divisions: Argentina's 23 provinces and its autonomous capital. */

export interface ProvinceConfig {
  /** ISO 3166-2. */
  readonly id: string;
  readonly name: string;
  /** What the map has room for: 4 letters at most. */
  readonly short: string;
  /** Other names people write; accents, case and «provincia de» never count. */
  readonly spellings: readonly string[];
  /** Column and row of its square on the map, from 1. */
  readonly cell: readonly [column: number, row: number];
}

/**
 * By row and column of the map, which is laid out so that squares side by side are neighbours in the
 * country nearly everywhere.
 */
export const provinces = [
  { id: 'AR-Y', name: 'Jujuy', short: 'JUJ', spellings: [], cell: [2, 1] },
  { id: 'AR-A', name: 'Salta', short: 'SAL', spellings: [], cell: [2, 2] },
  { id: 'AR-P', name: 'Formosa', short: 'FSA', spellings: [], cell: [3, 2] },
  { id: 'AR-K', name: 'Catamarca', short: 'CAT', spellings: [], cell: [1, 3] },
  { id: 'AR-T', name: 'Tucumán', short: 'TUC', spellings: [], cell: [2, 3] },
  { id: 'AR-H', name: 'Chaco', short: 'CHA', spellings: [], cell: [3, 3] },
  { id: 'AR-W', name: 'Corrientes', short: 'CTES', spellings: [], cell: [4, 3] },
  { id: 'AR-N', name: 'Misiones', short: 'MIS', spellings: [], cell: [5, 3] },
  { id: 'AR-F', name: 'La Rioja', short: 'LR', spellings: [], cell: [1, 4] },
  {
    id: 'AR-G',
    name: 'Santiago del Estero',
    short: 'SGO',
    spellings: ['Sgo. del Estero', 'Santiago'],
    cell: [2, 4],
  },
  { id: 'AR-S', name: 'Santa Fe', short: 'SF', spellings: ['Sta. Fe'], cell: [3, 4] },
  { id: 'AR-E', name: 'Entre Ríos', short: 'ER', spellings: [], cell: [4, 4] },
  { id: 'AR-J', name: 'San Juan', short: 'SJ', spellings: [], cell: [1, 5] },
  { id: 'AR-D', name: 'San Luis', short: 'SL', spellings: [], cell: [2, 5] },
  { id: 'AR-X', name: 'Córdoba', short: 'CBA', spellings: ['Cba.'], cell: [3, 5] },
  { id: 'AR-M', name: 'Mendoza', short: 'MZA', spellings: ['Mza.'], cell: [1, 6] },
  { id: 'AR-L', name: 'La Pampa', short: 'LP', spellings: [], cell: [2, 6] },
  {
    id: 'AR-B',
    name: 'Buenos Aires',
    short: 'BA',
    spellings: ['Bs. As.', 'BsAs', 'PBA', 'GBA', 'Gran Buenos Aires'],
    cell: [3, 6],
  },
  {
    id: 'AR-C',
    name: 'Ciudad Autónoma de Buenos Aires',
    short: 'CABA',
    spellings: [
      'C.A.B.A.',
      'Ciudad de Buenos Aires',
      'Capital Federal',
      'Cap. Fed.',
      // As in «Palermo, Buenos Aires»; after a place that is not the capital's it is the province.
      'Buenos Aires',
      'Bs. As.',
      'BsAs',
    ],
    cell: [4, 6],
  },
  { id: 'AR-Q', name: 'Neuquén', short: 'NQN', spellings: [], cell: [1, 7] },
  { id: 'AR-R', name: 'Río Negro', short: 'RN', spellings: [], cell: [2, 7] },
  { id: 'AR-U', name: 'Chubut', short: 'CHU', spellings: [], cell: [2, 8] },
  { id: 'AR-Z', name: 'Santa Cruz', short: 'SC', spellings: [], cell: [2, 9] },
  {
    id: 'AR-V',
    name: 'Tierra del Fuego',
    short: 'TDF',
    spellings: ['Tierra del Fuego, Antártida e Islas del Atlántico Sur'],
    cell: [3, 9],
  },
] as const satisfies readonly ProvinceConfig[];

export type ProvinceId = (typeof provinces)[number]['id'];
