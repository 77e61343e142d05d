/** The invented players: who they are, where they play, and the ranking sheet that lists them. */
import { Random } from './random.ts';
import type { Row } from './sheet.ts';

/** Players of each league group, the strongest first. */
export const groupPlayers = {
  elite: [
    'MeepleSur',
    'LaTorreCeleste',
    'HorneroVeloz',
    'RioDePlata',
    'CatedralDelSur',
    'AbadMitre',
    'CaminoReal',
    'Tordillo77',
  ],
  // «FinalAbierto» and «FechaPatria» begin like block headers of a fixture sheet.
  platinumA: [
    'DonaMuralla',
    'FinalAbierto',
    'Yaguarete_9',
    'MonjeDeSalta',
    'BandoneonGris',
    'CuyoTiles',
    'LosetaBrava',
    'PatoDelDelta',
  ],
  platinumB: [
    'Granjera_Ok',
    'CardonAzul',
    'FechaPatria',
    'MolinoViejo',
    'Ruta40Norte',
    'TeroTero88',
    'ClaustroSur',
    'AljibeColonial',
  ],
  oroA: ['MateYMeeple', 'CeiboRojo', 'Parana_Gris', 'TangoTile', 'Alfil_Chaco', 'Zorzal_Criollo'],
  oroB: [
    'Rey, el Tilero',
    'LagunaMadre',
    'PumaDelAtuel',
    'FortinQuilmes',
    'Rosarina_20',
    'ViejaMuralla',
  ],
  oroC: [
    'CondorAndino',
    'TrebolDeCiudad',
    'YerbaBuena',
    'Pehuen_Alto',
    'QuebrachoDuro',
    'SolDeMayo25',
  ],
  oroD: ['ÑireAustral', 'Chamame_33', 'GauchoGotico', 'BoleadoraX', 'PuenteAlsina', 'Lapacho_Rosa'],
} as const satisfies Record<string, readonly string[]>;

/** Of the national team, but in no league division. */
const teamOnly = 'PampaTiles';

/** Players outside the league; the first ones play the cup. */
const others = [
  'El "Tano" Rossi',
  'JacarandáEnFlor',
  'LobizonDelNorte',
  'TableroRoto',
  'AbadiaPatagonica',
  'BenteveoAzul',
  'Chimango_7',
  'CaballeroCriollo',
  'PiezaPerdida',
  'SenderoInca',
  'Arroyo_Seco',
  'MaraPatagonica',
  'Tero_Real',
  'FuelleYCompas',
  'Milonga_91',
  'DosPorCuatro',
  'CebadorSerial',
  'BombillaDePlata',
  'PavaHirviendo',
  'TerereFrio',
  'ViñaMendocina',
  'Malbec_1853',
  'ZondaFuerte',
  'PamperoSur',
  'SudestadaOk',
  'Nahuel_Huapi',
  'Lanin3776',
  'GlaciarGrande',
  'FaroDelFin',
  'UshuaiaTiles',
  'RioTercero_5',
  'BermejoRojo',
  'PilcomayoVerde',
  'SaladoYDulce',
  'IguazuMeeple',
  'EsterosDelIbera',
  'CarpinchoZen',
  'CoatiCurioso',
  'Aguara_Guazu',
  'TatuCarreta',
  'MulitaVeloz',
  'VizcachaNocturna',
  'ChajaDelLitoral',
  'Cauquen_12',
  'FlamencoRosa',
  'CalandriaSol',
  'ChingoloGris',
  'Churrinche_4',
  'TijeretaX',
  'Carancho_Sur',
  'JoteDelValle',
  'Martineta22',
  'MonjeCiego',
  'EscribaReal',
  'Heraldo_Sur',
  'TorreTorcida',
  'PuenteLevadizo',
  'FosoYMuralla',
  'AlmenaRota',
  'Escudero_33',
  'ReinaDeTrebol',
  'PrioraLuz',
  'LadronDeLosetas',
  'GranjeroTardio',
  'CampoAbierto',
  'CiudadSinCerrar',
  'UltimaLoseta',
  'RutaCortada',
  'CuatroCaminos',
  'Loseta72',
  'TrebolDoble',
  'MeepleAmarillo',
  'SieteMeeples',
  'Truco_Y_Flor',
  'Quiero_Vale4',
  'EnvidoFalso',
  'AlfajorTriple',
  'Empanada_Salteña',
  'TeroDistraido',
  'LocroDeMayo',
];

/** Somebody who joined without writing a nick. */
const nameless = '';

const { elite, platinumA, platinumB, oroA, oroB, oroC, oroD } = groupPlayers;

/** The cup's field: 18 players wait in the round of 32, 26 play the first phase. */
export const cupPlayers = {
  direct: [...elite, teamOnly, ...platinumA.slice(0, 5), ...platinumB.slice(0, 4)],
  firstPhase: [
    ...platinumA.slice(5),
    ...platinumB.slice(4),
    ...oroA.slice(0, 3),
    ...oroB.slice(0, 3),
    ...oroC.slice(0, 2),
    ...oroD.slice(0, 2),
    ...others.slice(0, 9),
  ],
};

interface Rating {
  readonly elo: number;
  readonly maxElo: number;
}

/** The top of the ranking, and a tie on the maximum (700) between players who differ today. */
const fixedRatings: Readonly<Record<string, Rating>> = {
  MeepleSur: { elo: 1052, maxElo: 1147 },
  LaTorreCeleste: { elo: 1089, maxElo: 1089 },
  HorneroVeloz: { elo: 971, maxElo: 1034 },
  RioDePlata: { elo: 946, maxElo: 1012 },
  CatedralDelSur: { elo: 1003, maxElo: 1003 },
  AbadMitre: { elo: 930, maxElo: 982 },
  CaminoReal: { elo: 955, maxElo: 955 },
  Tordillo77: { elo: 887, maxElo: 941 },
  DonaMuralla: { elo: 861, maxElo: 918 },
  PampaTiles: { elo: 903, maxElo: 903 },
  Granjera_Ok: { elo: 842, maxElo: 887 },
  FinalAbierto: { elo: 802, maxElo: 876 },
  Yaguarete_9: { elo: 869, maxElo: 869 },
  CardonAzul: { elo: 790, maxElo: 861 },
  MonjeDeSalta: { elo: 811, maxElo: 852 },
  AljibeColonial: { elo: 688, maxElo: 700 },
  CondorAndino: { elo: 655, maxElo: 700 },
  Lapacho_Rosa: { elo: 612.5, maxElo: 640 },
};

/** Ratings of everybody: the lists above go from strong to weak, more or less. */
function rate(nicks: readonly string[], random: Random): Map<string, Rating> {
  const ratings = new Map<string, Rating>(Object.entries(fixedRatings));
  const rest = nicks
    .filter((nick) => !ratings.has(nick))
    .map((nick, index) => ({ nick, strength: index + random.integer(-25, 25) }))
    .toSorted((a, b) => a.strength - b.strength);
  rest.forEach(({ nick }, index) => {
    const maxElo = Math.round(112 + 715 * (1 - index / rest.length) ** 1.3) + random.integer(0, 9);
    const lost = random.chance(0.2) ? 0 : Math.round(random.next() ** 2 * maxElo * 0.2);
    ratings.set(nick, { elo: maxElo - lost, maxElo });
  });
  return ratings;
}

/** A number as a sheet in Argentina shows it: `612`, `612,5`, `1.052`. */
function sheetNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/, '.') + (decimals ? `,${decimals}` : '');
}

/** What the author's hand did to single cells of the ranking sheet. */
const oddNicks: Readonly<Record<string, string>> = { Zorzal_Criollo: 'Zorzal_Criollo\u00a0' };
const oddElos: Readonly<Record<string, string>> = { TeroDistraido: 'sin datos' };
const quotedLinks: readonly string[] = ['Chamame_33'];

/** Ranking sheet: players in the order they joined, positions as they were when last typed. */
export function rankingSheet(): Row[] {
  const random = new Random(1868);
  const nicks = [...Object.values(groupPlayers).flat(), teamOnly, ...others, nameless];
  const ratings = rate(nicks, random);
  const ratingOf = (nick: string): Rating => ratings.get(nick) ?? { elo: 0, maxElo: 0 };
  const byElo = nicks.toSorted((a, b) => ratingOf(b).elo - ratingOf(a).elo);

  const rows = random.shuffle(nicks).map((nick, index) => {
    const { elo, maxElo } = ratingOf(nick);
    const link = random.link();
    const quoted = quotedLinks.includes(nick);
    const hasLink = quoted || random.chance(0.88);
    return [
      String(990_000_001 + index),
      String(byElo.indexOf(nick) + 1),
      oddNicks[nick] ?? nick,
      oddElos[nick] ?? sheetNumber(elo),
      sheetNumber(maxElo),
      hasLink ? (quoted ? `"${link}"` : link) : '',
    ];
  });
  return [['ID', 'Pos', 'Jugador', 'Elo Actual', 'MAX Elo', 'Partida'], ...rows];
}
