/**
 * Everything a maintainer of another national community would change, and nothing else.
 * Data addresses live in sources.json; prose lives in src/components/copy/.
 *
 * Addresses at example.com and *.example are placeholders: they keep the demo honest, and
 * `npm run check:site` refuses to publish live data while one of them is left.
 */
import { locale } from './locale.ts';

const demoLink = (name: string): string => `https://example.com/${name}`;

/** Rows of a published sheet, 1-based and inclusive, as a spreadsheet shows them. */
export interface RowWindow {
  readonly first: number;
  readonly last: number;
}

/** One standings table of a division, with the fixture its players play. */
export interface GroupConfig {
  readonly id: string;
  readonly name: string;
  /** Rows of the division's standings sheet that belong to this group. */
  readonly window: RowWindow;
  /** Key of the group's fixture in sources.json. */
  readonly fixture: string;
}

/** A fixture that is played after the groups: finals, semifinals, promotions. */
export interface PlayoffConfig {
  readonly name: string;
  readonly fixture: string;
  /** Whether its final makes the champion; else the first of the division's only group is. */
  readonly decidesTitle?: boolean | undefined;
}

/** What a division's trophy is made of. */
export type Trophy = 'celeste' | 'plata' | 'oro' | 'ladrillo';

/** A division; one of a finished season has ids and fixtures of its own time. */
export interface DivisionConfig {
  /** Value of `?division=` and key of the division's sheet in sources.json. */
  readonly id: string;
  readonly name: string;
  /** Brick where nothing is said. */
  readonly trophy?: Trophy | undefined;
  readonly groups: readonly GroupConfig[];
  readonly playoffs: readonly PlayoffConfig[];
  /** How many rows at the top and bottom of each group play promotions. */
  readonly zones: { readonly promotion: number; readonly relegation: number };
  /** What each zone means, in words, for the legend. */
  readonly zoneNotes: readonly string[];
}

const promotionsElitePlatinum = {
  name: 'Promociones Élite-Platinum',
  fixture: 'promotionsElitePlatinum',
} as const satisfies PlayoffConfig;

const promotionsPlatinumOro = {
  name: 'Promociones Platinum-Oro',
  fixture: 'promotionsPlatinumOro',
} as const satisfies PlayoffConfig;

const divisions: readonly DivisionConfig[] = [
  {
    id: 'elite',
    name: 'Élite',
    trophy: 'celeste',
    groups: [{ id: 'elite', name: 'Élite', window: { first: 2, last: 11 }, fixture: 'elite' }],
    playoffs: [promotionsElitePlatinum],
    zones: { promotion: 0, relegation: 2 },
    zoneNotes: [
      'Los dos últimos juegan las Promociones Élite-Platinum para mantener la categoría.',
    ],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    trophy: 'plata',
    groups: [
      { id: 'a', name: 'Grupo A', window: { first: 2, last: 11 }, fixture: 'platinumA' },
      { id: 'b', name: 'Grupo B', window: { first: 13, last: 22 }, fixture: 'platinumB' },
    ],
    playoffs: [
      { name: 'Final', fixture: 'platinumFinal', decidesTitle: true },
      promotionsElitePlatinum,
      promotionsPlatinumOro,
    ],
    zones: { promotion: 2, relegation: 2 },
    zoneNotes: [
      'El primero de cada grupo juega la Final; los dos primeros van por el ascenso a Élite.',
      'Los dos últimos de cada grupo juegan las Promociones Platinum-Oro.',
    ],
  },
  {
    id: 'oro',
    name: 'Oro',
    trophy: 'oro',
    groups: [
      { id: 'a', name: 'Grupo A', window: { first: 2, last: 9 }, fixture: 'oroA' },
      { id: 'b', name: 'Grupo B', window: { first: 11, last: 18 }, fixture: 'oroB' },
      { id: 'c', name: 'Grupo C', window: { first: 20, last: 27 }, fixture: 'oroC' },
      { id: 'd', name: 'Grupo D', window: { first: 29, last: 36 }, fixture: 'oroD' },
    ],
    playoffs: [
      { name: 'Semifinales y Final', fixture: 'oroFinals', decidesTitle: true },
      promotionsPlatinumOro,
    ],
    zones: { promotion: 1, relegation: 0 },
    zoneNotes: ['El primero de cada grupo juega las Semifinales y las Promociones Platinum-Oro.'],
  },
];

/** Every division's id, in the league's order. */
export const divisionIds: readonly string[] = divisions.map(({ id }) => id);

/** Every fixture: each division's own, then those that two divisions share, then the cup's. */
export const fixtureNames: readonly string[] = (() => {
  const ofDivisions = divisions.map(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  const all = ofDivisions.flat();
  const isShared = (name: string): boolean => all.filter((other) => other === name).length > 1;
  return [
    ...all.filter((name) => !isShared(name)),
    ...new Set(all.filter((name) => isShared(name))),
    'cup',
  ];
})();

export const site = {
  /** Second half of every page title: «Inicio | {brand}». */
  brand: 'Carcassonne Argentina',
  /** The game's name as the welcome heading shouts it. */
  product: 'CARCASSONNE',
  /** The game's name in running text. */
  game: 'Carcassonne',
  /** The community's full name. */
  community: 'Comunidad Carcassonne Argentina',
  /** Under an icon on a phone: 12 characters at most. */
  shortName: 'Carcassonne',
  country: 'Argentina',
  /** ISO 3166-1. */
  countryCode: 'AR',
  /** Where the site is published; SITE_URL overrides it. No trailing slash. */
  address: 'https://carcassonne-argentina.example',
  description:
    'Noticias, ranking, Selección, torneos y liga de la comunidad argentina de Carcassonne: sumate a jugar.',
  ...locale,
  ogLocale: 'es_AR',
  /** Of the browser's own bars and of the installed site's first screen, as in tokens.css. */
  colors: { theme: '#74acdf', background: '#f8f2e4' },

  /** The online platform the community plays on. */
  platform: {
    name: 'Board Game Arena',
    shortName: 'BGA',
    /** Profile of a player; the id is column A of the ranking sheet. */
    profile: (playerId: string): string =>
      `https://boardgamearena.com/player?id=${encodeURIComponent(playerId)}`,
  },

  /** Where a place is found on a map, and the way to it. */
  mapSearch: (place: string): string =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,

  /** Where the community meets. */
  social: [
    { id: 'whatsapp', name: 'WhatsApp', label: 'Grupo de WhatsApp', url: demoLink('whatsapp') },
    {
      id: 'instagram',
      name: 'Instagram',
      label: 'Perfil de Instagram',
      url: demoLink('instagram'),
    },
    { id: 'bga', name: 'Board Game Arena', label: 'Grupo en BGA', url: demoLink('grupo-bga') },
  ],

  forms: {
    updateMaxElo: demoLink('actualizar-elo'),
    contact: {
      /** EmailJS identifiers are public by design: they name a template, they open nothing. */
      serviceId: 'service_demo',
      templateId: 'template_demo',
      publicKey: 'public_key_demo',
    },
  },

  credits: [
    { role: 'Diseño', name: 'Comunidad Carcassonne Argentina' },
    { role: 'Programación', name: 'Comunidad Carcassonne Argentina' },
  ],

  news: {
    /** Newest items on the home page. */
    onHome: 3,
    perPage: 48,
    /** Newest items in the feeds, whole. */
    inFeed: 30,
    /** Characters of the first text paragraph that make the description. */
    descriptionLength: 150,
  },

  /** «Esta semana» on the home page: how many of each. */
  week: { duels: 6, results: 4, qualifiers: 2 },

  ranking: { pageSize: 15 },

  team: {
    name: 'Selección Nacional',
    /** Competitions of past teams, in the order shown. */
    competitions: ['WTCOC', 'Copa América'],
    playersSoFar: 20,
    activeMembers: 100,
  },

  national: {
    name: 'Torneo Nacional',
    year: 2025,
    /** Calendar day and time of the final, in `timeZone`. */
    finalDate: '2025-07-26',
    finalTime: '10:00',
    finalCity: 'Buenos Aires',
    worldsCity: 'Essen',
    worldsMonth: 'octubre',
    rules: {
      minPlayers: 8,
      turnMinutes: 3,
      roundMinutes: 40,
      swissRounds: 3,
      /** From this many players the top `largeCut` advance, below it the top `smallCut`. */
      largeFrom: 21,
      largeCut: 8,
      smallCut: 4,
      tableSize: 4,
      points: [6, 4, 2, 0],
      invitations: 4,
    },
  },

  league: {
    name: 'Liga Nacional',
    season: '1ª temporada',
    /** Games that win a duel: 2 for a best of three. What is still possible depends on it. */
    gamesToWin: 2,
    divisions,
    /** What the standings' columns mean, in the sheet's order. */
    legend: [
      { label: 'DG', meaning: 'Duelos ganados' },
      { label: 'DP', meaning: 'Duelos perdidos' },
      { label: 'DJ', meaning: 'Duelos jugados' },
      { label: 'PG', meaning: 'Partidas ganadas' },
      { label: 'PP', meaning: 'Partidas perdidas' },
      { label: 'DifP', meaning: 'Diferencia de partidas' },
    ],
    links: {
      signUp: demoLink('liga/inscripcion'),
      rules: demoLink('liga/reglamento'),
      reportResult: demoLink('liga/resultado'),
      reportSchedule: demoLink('liga/horario'),
    },
  },

  cup: {
    name: 'Copa Argentina',
    edition: '1ª edición',
    links: {
      signUp: demoLink('copa/inscripcion'),
      rules: demoLink('copa/reglamento'),
      reportResult: demoLink('copa/resultado'),
      reportSchedule: demoLink('copa/horario'),
    },
  },

  /** How long calendars block for what has a beginning and no announced end. */
  calendar: { duelMinutes: 90, tournamentMinutes: 300 },

  downloads: [
    {
      title: 'Logo de Carcassonne Argentina',
      files: [
        { format: 'SVG', path: '/descargas/logo-carcassonne-argentina.svg' },
        { format: 'PNG', path: '/descargas/logo-carcassonne-argentina.png' },
      ],
    },
    {
      title: 'Logo de la Liga Nacional',
      files: [
        { format: 'SVG', path: '/descargas/logo-liga-nacional.svg' },
        { format: 'PNG', path: '/descargas/logo-liga-nacional.png' },
      ],
    },
    {
      title: 'Logo de la Copa Argentina',
      files: [
        { format: 'SVG', path: '/descargas/logo-copa-argentina.svg' },
        { format: 'PNG', path: '/descargas/logo-copa-argentina.png' },
      ],
    },
    {
      title: 'Reglas: juego base',
      files: [{ format: 'PDF', path: '/descargas/reglas-base.pdf' }],
    },
    {
      title: 'Reglas: Plus (río, abad y expansiones)',
      files: [{ format: 'PDF', path: '/descargas/reglas-plus.pdf' }],
    },
    {
      title: 'Reglas: solitario',
      files: [{ format: 'PDF', path: '/descargas/reglas-solitario.pdf' }],
    },
  ],
} as const;
