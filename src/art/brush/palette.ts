/** The colours of the table: every picture is cut from these papers. */
export const palette = {
  ink: '#3a2a1f',
  parchment: '#f7ecd3',
  parchmentShade: '#e9d6ac',
  parchmentDark: '#cfb27c',
  white: '#fffaf0',
  field: '#8fb357',
  fieldOdd: '#88ac50',
  fieldLight: '#a9c76d',
  fieldDark: '#5e8a3b',
  fieldDeep: '#3f6a35',
  wheat: '#e6c76a',
  city: '#dd9664',
  terracotta: '#c8643c',
  brick: '#a5492c',
  brickDark: '#7d3421',
  stone: '#f3e4c3',
  stoneShade: '#d8bf92',
  stoneDark: '#a88a5e',
  celeste: '#74b9e6',
  celesteLight: '#abd7f3',
  celestePale: '#d9edf9',
  celesteDark: '#3c86bd',
  night: '#1f3f5f',
  gold: '#f6b72f',
  goldLight: '#ffd877',
  goldDark: '#c9841b',
  silver: '#d5dde2',
  silverLight: '#f2f6f8',
  silverDark: '#93a3ae',
  wood: '#c08a54',
  woodLight: '#d8a974',
  woodDark: '#8c5c35',
  lilac: '#a98ccb',
  lilacDark: '#8468ab',
} as const;

/** A painted wooden piece: its face, its lit edge and its side. */
export interface Paint {
  readonly face: string;
  readonly light: string;
  readonly side: string;
}

/** The players' colours, the community's first. */
export const paints = {
  celeste: { face: palette.celeste, light: palette.celesteLight, side: palette.celesteDark },
  white: { face: palette.white, light: '#ffffff', side: palette.parchmentDark },
  gold: { face: palette.gold, light: palette.goldLight, side: palette.goldDark },
  terracotta: { face: palette.terracotta, light: '#e08a62', side: palette.brickDark },
  green: { face: '#4f8240', light: '#78a85f', side: '#2f5529' },
  night: { face: '#2f5a84', light: '#5b86b0', side: palette.night },
  wood: { face: palette.woodLight, light: '#eccb9d', side: palette.woodDark },
} as const satisfies Record<string, Paint>;

/** Name of a player's colour. */
export type PaintName = keyof typeof paints;
