/**
 * The rooms of `src/`, lowest first: a file imports from its own room and from those before it. The
 * picture in docs/architecture.md and the tests of the rooms come from this list.
 */

interface Room {
  /** Folder of `src/`; its subfolders are part of it. */
  folder: string;
  /** What it owns, in a sentence. */
  owns: string;
  mustNotKnow: string;
}

export const rooms: readonly Room[] = [
  {
    folder: 'config',
    owns: 'what another community would change, where data lives, what the environment may set, addresses',
    mustNotKnow: 'anything else of the project',
  },
  {
    folder: 'domain',
    owns: 'types, parsing and rules, one subject a file, as pure functions of texts and rows',
    mustNotKnow: 'files, Astro, React; the clock is a parameter',
  },
  {
    folder: 'apps-script',
    owns: 'what runs in the community’s spreadsheet: looking for edits, asking for publications, watching over the site',
    mustNotKnow: 'Node, packages, the configuration; Google’s services beyond google.ts',
  },
  {
    folder: 'github',
    owns: 'asking GitHub about the repository, and proposing changed files there',
    mustNotKnow: 'what is told or proposed',
  },
  {
    folder: 'words',
    owns: 'how what several rooms show is written: numbers, results, days, summaries',
    mustNotKnow: 'what is decided, and where it is shown',
  },
  {
    folder: 'art',
    owns: 'names, sizes and files of drawings; their vocabulary, and the stories that cards draw by seed',
    mustNotKnow: 'pages, data',
  },
  {
    folder: 'sources',
    owns: 'fetching from each upstream in time, or the reason why not',
    mustNotKnow: 'what becomes of a text',
  },
  {
    folder: 'snapshot',
    owns: 'taking, judging, writing, reading and comparing a snapshot directory',
    mustNotKnow: 'pages',
  },
  {
    folder: 'seasons',
    owns: 'finished seasons, a folder each: reading, validating; closing one and opening the next',
    mustNotKnow: 'pages, how a snapshot is taken',
  },
  {
    folder: 'publish',
    owns: 'the hourly job: the snapshot branch, whether to publish, and what',
    mustNotKnow: 'how sources are fetched, how a site is built',
  },
  {
    folder: 'alerts',
    owns: 'what a maintainer must hear about, and the issue that says it',
    mustNotKnow: 'how a site is published',
  },
  {
    folder: 'calendars',
    owns: 'events as iCalendar files, for calendar programs',
    mustNotKnow: 'Astro',
  },
  { folder: 'feeds', owns: 'news and results as Atom and JSON feeds', mustNotKnow: 'Astro' },
  {
    folder: 'search',
    owns: 'the index and how it finds',
    mustNotKnow: 'what there is to find',
  },
  {
    folder: 'data',
    owns: 'what pages ask for, a typed module a subject',
    mustNotKnow: 'HTML',
  },
  {
    folder: 'structured-data',
    owns: 'pages in schema.org’s terms, for search engines',
    mustNotKnow: 'HTML',
  },
  {
    folder: 'cards',
    owns: 'pictures with words: previews of links, and pictures for Instagram',
    mustNotKnow: 'where facts come from',
  },
  {
    folder: 'client',
    owns: 'what a browser runs without React',
    mustNotKnow: 'anything the build knows',
  },
  {
    folder: 'islands',
    owns: 'React where there is real state',
    mustNotKnow: 'data that is in the HTML already',
  },
  {
    folder: 'styles',
    owns: 'the order of layers, base styles and tokens',
    mustNotKnow: 'components',
  },
  {
    folder: 'components',
    owns: 'HTML with its styles, a part of a page each',
    mustNotKnow: 'CSV, Firestore',
  },
  {
    folder: 'layouts',
    owns: 'what all pages have round their content',
    mustNotKnow: 'what a page is about',
  },
  { folder: 'open-data', owns: 'the files that other programs may use', mustNotKnow: 'HTML' },
  {
    folder: 'pages',
    owns: 'an address each: asks, and renders',
    mustNotKnow: 'how anything is found out',
  },
  { folder: 'build', owns: 'what astro.config.mjs adds to Astro', mustNotKnow: 'facts' },
];

/** Place in the list of the room that a file of `src/` (`domain/csv.ts`) is in; -1 in none. */
export const floorOf = (file: string): number =>
  rooms.findIndex(({ folder }) => file.startsWith(`${folder}/`));
