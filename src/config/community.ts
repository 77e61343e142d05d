/** Reads a community's folder into one checked value, or lists all mistakes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  areProjectDrawingsUsed,
  projectDrawingsFor,
  readArt,
  requiredDrawings,
  unservedDrawings,
  type CommunityArt,
} from './art.ts';
import {
  siteSchema,
  nationalSchema,
  nicksSchema,
  placesSchema,
  sourcesSchema,
  teamSchema,
} from './schemas/facts.ts';
import { fileNameMistake, readPages, type CommunityPage } from './pages.ts';
import { readPodiums, type Podium } from './podiums.ts';
import { entriesIn, filesBelow } from '../lib/files.ts';
import { askNearest, compareTexts } from '../lib/text.ts';
import { notesContradictCriteria } from './schemas/columns.ts';
import { competitionSchema } from './schemas/competition.ts';
import { formatPath, textsIn, type z } from '../lib/validation.ts';
import { sheetMistakes } from './sources.ts';
import { hasSection, readTexts, type IsDrawing, type OptionalSection } from './texts.ts';
import {
  fileMistake,
  formatMistake,
  isPlaceholder,
  mistakesError,
  ofSample,
  readYamlFile,
  type Mistake,
  type YamlFile,
} from './yaml-file.ts';

/** Files with facts, without `.yaml`. */
const fileNames = ['site', 'national', 'team', 'sources', 'nicks', 'places'] as const;
type FileName = (typeof fileNames)[number];

type SiteFile = z.output<typeof siteSchema>;

/** A competition as its file describes it. */
export type Competition = z.output<typeof competitionSchema> & {
  /** Name of the file, and last part of the competition's address. */
  id: string;
};

/** Everything about a community. */
export type Community = Readonly<Facts> & {
  /** Competitions in menu order. */
  readonly competitions: readonly Competition[];
  /** Pages in the order of menu and footer. */
  readonly pages: readonly CommunityPage[];
  /** Seasons from before the site, newest first. */
  readonly podiums: readonly Podium[];
  /** Mistakes in files that are left out of the site, a line in Spanish for each. */
  readonly leftOut: readonly string[];
};

type CompetitionFile = YamlFile<z.output<typeof competitionSchema>>;

/** Reads a community's files. Those of a section that it does not have get no value and no mistakes. */
function readFiles(directory: string) {
  const pathOf = (name: FileName): string => join(directory, `${name}.yaml`);
  const ofSection = <Value>(section: OptionalSection, file: YamlFile<Value>): YamlFile<Value> =>
    hasSection(directory, section) ? file : { ...file, value: null, mistakes: [] };
  return {
    site: readYamlFile(pathOf('site'), siteSchema),
    national: ofSection('national', readYamlFile(pathOf('national'), nationalSchema)),
    team: ofSection('team', readYamlFile(pathOf('team'), teamSchema)),
    sources: readYamlFile(pathOf('sources'), sourcesSchema),
    nicks: readYamlFile(pathOf('nicks'), nicksSchema),
    places: ofSection('national', readYamlFile(pathOf('places'), placesSchema)),
  };
}

type Files = ReturnType<typeof readFiles>;

/** Lists files like `team.yml`, which the site ignores although a section may depend on them. */
function misnamedFiles(directory: string): Mistake[] {
  const readNames = [...fileNames, 'podiums'];
  const mistakes: Mistake[] = [];
  for (const { name } of entriesIn(directory)) {
    if (!/\.ya?ml$/i.test(name) || readNames.includes(name.replace(/\.yaml$/, ''))) continue;
    const question = askNearest(name.replace(/\.ya?ml$/i, '').toLowerCase(), readNames, '.yaml');
    const message = `el sitio no lee ningún archivo con ese nombre${question || ': sacalo'}`;
    mistakes.push(fileMistake(join(directory, name), message));
  }
  return mistakes;
}

/** Path of `files`, which may not exist, in a community's folder: it has the files to download. */
export const filesFolderOf = (directory: string): string => join(directory, 'files');

/**
 * Sorted names of the files in the folder `files` of a community, which its site has at `/descargas/NAME`: no folders,
 * no hidden or stray files (`entriesIn`). Empty without the folder `files`.
 */
export const offeredFiles = (directory: string): string[] =>
  entriesIn(filesFolderOf(directory))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Folders of a community; the demo has its snapshot beside them. */
const folders = ['art', 'competitions', 'files', 'pages', 'seasons', 'snapshot', 'texts'];

/** Lists folders like `arte/` and `files/fotos/`, whose files nobody sees. */
function unreadFolders(directory: string): Mistake[] {
  const message =
    'el sitio no lee ninguna carpeta con ese nombre: las que lee son art, competitions, files, pages y texts';
  const noFile = 'es una carpeta, y cada descarga es un archivo: sacala';
  const foldersIn = (path: string) => entriesIn(path).filter((entry) => entry.isDirectory());
  const misnamed = foldersIn(directory).filter(({ name }) => !folders.includes(name));
  return [
    ...misnamed.map(({ name }) => fileMistake(join(directory, name), message)),
    ...foldersIn(filesFolderOf(directory)).map(({ name }) =>
      fileMistake(join(filesFolderOf(directory), name), noFile),
    ),
  ];
}

function unusedRanking({ site, sources }: Files): Mistake[] {
  const isUnused = site.value && !site.value.ranking && sources.value?.sheets.ranking;
  if (!isUnused) return [];
  const message =
    'site.yaml no tiene el bloque «ranking», así que nadie ve esta hoja: agregalo, o escribí null acá';
  return [sources.mistakeAt(['sheets', 'ranking'], message)];
}

/** Ids that pages under `/torneos/`, a calendar, and the ranking in sources.yaml already use. */
const reservedIds = ['nacional', 'temporadas', 'clasificatorios', 'ranking'];

/** Reads the competitions' files, by id, and lists mistakes in their names. */
function readCompetitions(directory: string) {
  const files = new Map<string, CompetitionFile>();
  const mistakes: Mistake[] = [];
  for (const { name } of entriesIn(join(directory, 'competitions'))) {
    const path = join(directory, 'competitions', name);
    const mistake = fileNameMistake(path, 'una competencia', '.yaml', reservedIds);
    if (mistake) mistakes.push(mistake);
    if (!name.endsWith('.yaml')) continue;
    files.set(name.replace(/\.yaml$/, ''), readYamlFile(path, competitionSchema));
  }
  return { files, mistakes };
}

/** The competitions of the valid files, in menu order. */
function competitionsOf(files: ReadonlyMap<string, CompetitionFile>): Competition[] {
  const competitions: Competition[] = [];
  for (const [id, { value }] of files) {
    if (value !== null) competitions.push({ ...value, id });
  }
  return competitions.toSorted((a, b) => a.order - b.order || compareTexts(a.id, b.id));
}

/** Finds values that two competitions, or two groups, share although addresses or names of files are made from them. */
function sharedValues(files: ReadonlyMap<string, CompetitionFile>): Mistake[] {
  const owners = new Map<string, { id: string; value: string; isPlayoff: boolean }>();
  const mistakes: Mistake[] = [];
  for (const { id, key = id, shortName, divisions, fixture } of competitionsOf(files)) {
    const file = files.get(id);
    if (file === undefined) continue;
    const claim = (what: string, value: string, path: PropertyKey[]): void => {
      // Some disks take names that differ only in capitals for one.
      const name = `${what} ${value.toLowerCase()}`;
      const owner = owners.get(name);
      const isPlayoff = path.includes('playoffs');
      if (owner === undefined) owners.set(name, { id, value, isPlayoff });
      // Playoffs of a competition may share a fixture.
      else if (!isPlayoff || !owner.isPlayoff || owner.id !== id || owner.value !== value) {
        mistakes.push(file.mistakeAt(path, `${what} ya lo usa ${owner.id}.yaml: elegí otro`));
      }
    };
    claim('ese key', key, ['key']);
    claim('ese nombre corto', shortName, ['shortName']);
    claim('ese nombre de calendario', id, []);
    if (fixture !== null) claim('ese fixture', fixture, ['fixture']);
    for (const [at, division] of divisions.entries()) {
      const path = ['divisions', at];
      claim('ese nombre de calendario', `${id}-${division.id}`, [...path, 'id']);
      claim('ese id de división', division.id, [...path, 'id']);
      for (const kind of ['groups', 'playoffs'] as const) {
        for (const [index, part] of division[kind].entries()) {
          claim('ese fixture', part.fixture, [...path, kind, index, 'fixture']);
        }
      }
    }
  }
  return mistakes;
}

/** Folder from which new communities are copied. */
export const demoCommunity = 'src/content/demo';

/** Names by which texts mention a community, in lower case. The country's has no last letter, as in its adjective. */
const namesOf = ({ brand, game, country }: SiteFile): string[] =>
  [brand, game, country.slice(0, -1)].map((name) => name.toLowerCase());

/** Names of the demo that another community's texts have only if they were copied. Empty for the demo itself. */
function namesOfSample(own: SiteFile | null, sample: SiteFile | null): string[] {
  if (own === null || sample === null) return [];
  const ownNames = namesOf(own);
  return namesOf(sample).filter((name) => !ownNames.includes(name));
}

/** Reads the files of a community's folder that may have texts of the demo. */
const readFolder = (directory: string) => ({
  files: readFiles(directory),
  competitions: readCompetitions(directory),
  texts: readTexts(directory),
});

type Folder = ReturnType<typeof readFolder>;

/** Lists texts of the demo that were not replaced: placeholders, and texts that mention the demo's names. */
function placeholdersOf(
  directory: string,
  folder: Folder,
  ownDrawings: CommunityArt['drawings'],
): Mistake[] {
  const { files, texts } = folder;
  const sample = readFolder(demoCommunity);
  const game = files.site.value?.game;
  const isSampleGame = areProjectDrawingsUsed(game);
  const names = namesOfSample(files.site.value, sample.files.site.value);
  const isNamed = (text: string): boolean =>
    names.some((name) => text.toLowerCase().includes(name));
  const mistakes: Mistake[] = [];
  const addOfYaml = ({ value, mistakeAt }: YamlFile<unknown>, demoValue: unknown): void => {
    const demoTexts = new Map(textsIn(demoValue).map(([at, text]) => [formatPath(at), text]));
    for (const [at, text] of textsIn(value)) {
      const isForeign = isNamed(text) || (at[0] === 'downloads' && !isSampleGame);
      const isOfDemo = isForeign && demoTexts.get(formatPath(at)) === text;
      if (isPlaceholder(text) || isOfDemo) mistakes.push(mistakeAt(at, ofSample));
    }
  };
  for (const name of fileNames) addOfYaml(files[name], sample.files[name].value);
  for (const [id, file] of folder.competitions.files) {
    addOfYaml(file, sample.competitions.files.get(id)?.value);
  }
  const missingDrawing = `falta: el de muestra es de otro juego, que no es ${game}: agregalo`;
  for (const name of requiredDrawings) {
    if (isSampleGame || ownDrawings.has(name)) continue;
    mistakes.push(fileMistake(join(directory, 'art', `${name}.svg`), missingDrawing));
  }
  for (const [name, text] of Object.entries(texts.texts ?? {})) {
    if (!isNamed(text) || sample.texts.texts?.[name] !== text) continue;
    mistakes.push(fileMistake(join(directory, 'texts', `${name}.md`), ofSample));
  }
  return mistakes;
}

/** Mistakes of files that site.yaml names and that do not exist. */
function missingFiles(
  directory: string,
  { value, mistakeAt }: Files['site'],
  isDrawing: IsDrawing,
): Mistake[] {
  const mistakes: Mistake[] = [];
  if (value === null) return mistakes;
  const message =
    'no existe: subí el archivo a la carpeta files y escribí /descargas/ con su nombre, o un dibujo .svg a la carpeta art y escribí /arte/ con su nombre; o sacá el renglón (los logos los pone el sitio solo)';
  const downloads = offeredFiles(directory).map((name) => `/descargas/${name}`);
  function requireFile(path: string, at: PropertyKey[]): void {
    const [, drawing] = /^\/arte\/([^/]+)\.svg$/.exec(path) ?? [];
    const exists = drawing === undefined ? downloads.includes(path) : isDrawing(drawing);
    if (!exists) mistakes.push(mistakeAt(at, message));
  }
  for (const [index, { files }] of value.downloads.entries()) {
    for (const [place, { path }] of files.entries()) {
      requireFile(path, ['downloads', index, 'files', place, 'path']);
    }
  }
  if (value.notice?.picture) requireFile(value.notice.picture, ['notice', 'picture']);
  return mistakes;
}

/** True if a competition's emblem can be drawn. Without an emblem it has the community's logo. */
const hasDrawnEmblem = ({ emblem }: Pick<Competition, 'emblem'>, isDrawing: IsDrawing): boolean =>
  emblem === undefined || isDrawing(emblem);

/** Mistakes of values that the site does not use: emblems without a drawing, and notes with other criteria. */
function unusedValues(
  files: ReadonlyMap<string, CompetitionFile>,
  isDrawing: IsDrawing,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { value, mistakeAt } of files.values()) {
    if (!value) continue;
    if (!hasDrawnEmblem(value, isDrawing)) {
      const message = `art/${value.emblem}.svg no existe o no se puede usar: agregá el dibujo o sacá el renglón`;
      mistakes.push(mistakeAt(['emblem'], message));
    }
    if (notesContradictCriteria(value)) {
      const message = `dice otro orden que criteria (${value.criteria.join(', ')}), así que el sitio no lo cita: poné lo mismo en los dos, o sacá este renglón`;
      mistakes.push(mistakeAt(['tieBreakNotes'], message));
    }
  }
  return mistakes;
}

/** Lists the files in and below a folder (`filesBelow`) whose path matches `names`. Default: YAML and Markdown files. */
export const textFilesIn = (directory: string, names = /\.(yaml|md)$/): string[] =>
  filesBelow(directory).filter((path) => names.test(path));

/** Mistakes of drawings like `banner.svg`, which replace no other, are no emblem, and have their address in no text. */
function unusedDrawings(
  directory: string,
  { drawings }: CommunityArt,
  competitions: readonly Competition[],
): Mistake[] {
  const replaced = [...projectDrawingsFor().keys()];
  const used = [...replaced, ...competitions.map(({ emblem }) => emblem)];
  const others = [...drawings].filter(([name]) => !used.includes(name));
  if (others.length === 0) return [];
  const texts = textFilesIn(directory).map((path) => readFileSync(path, 'utf8'));
  const mistakes: Mistake[] = [];
  for (const [name, path] of others) {
    if (texts.some((text) => text.includes(`/arte/${name}.svg`))) continue;
    const message = `ninguna página lo muestra: ponele el nombre del dibujo que reemplaza, o nombralo en «emblem», en el archivo de una competencia${askNearest(name, replaced, '.svg')}`;
    mistakes.push(fileMistake(path, message));
  }
  return mistakes;
}

/** The facts in a community's files. Null if a file that every community has is not valid. */
function factsOf({ site, sources, nicks, national, team, places }: Files) {
  if (!site.value || !sources.value || !nicks.value) return null;
  return {
    site: site.value,
    sources: sources.value,
    nicks: nicks.value,
    national: national.value,
    team: team.value,
    places: places.value ?? [],
  };
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;

/**
 * Reads a community's folder. Mistakes are returned, not thrown: `community` is null if there are `mistakes`. Mistakes
 * in what the site leaves out, such as a page, are in `leftOut`. `placeholders()` lists what organisers still have to
 * replace: `(completar)`, addresses of `example.org`, and the demo's texts that name its community or game.
 */
export function readCommunity(directory: string) {
  const folder = readFolder(directory);
  const { files, competitions: competitionFiles, texts } = folder;
  const art = readArt(directory);
  const projectDrawings = projectDrawingsFor(files.site.value?.game);
  const isDrawing: IsDrawing = (name) =>
    (projectDrawings.has(name) || art.drawings.has(name)) && !unservedDrawings.includes(name);
  const competitions = competitionsOf(competitionFiles.files).map((competition) => ({
    ...competition,
    emblem: hasDrawnEmblem(competition, isDrawing) ? competition.emblem : undefined,
    tieBreakNotes: notesContradictCriteria(competition) ? undefined : competition.tieBreakNotes,
  }));
  const areWhole = [...competitionFiles.files.values()].every(({ value }) => value !== null);
  const shared = sharedValues(competitionFiles.files);
  // The name of a sheet in sources.yaml may be right, and mistyped in the competition's file.
  const areSheetsKnown = areWhole && shared.length === 0;
  const mistakes = [
    ...Object.values(files).flatMap((file) => file.mistakes),
    ...[...competitionFiles.files.values()].flatMap((file) => file.mistakes),
    ...competitionFiles.mistakes,
    ...misnamedFiles(directory),
    ...(areSheetsKnown ? sheetMistakes(files.sources, competitions) : []),
    ...unusedRanking(files),
    ...shared,
    ...missingFiles(directory, files.site, isDrawing),
    ...texts.mistakes,
  ];
  const { pages, mistakes: inPages } = readPages(directory, isDrawing);
  const { podiums, mistakes: inPodiums } = readPodiums(directory, competitions);
  const leftOut = [
    ...texts.unused,
    ...inPages,
    ...inPodiums,
    ...art.mistakes,
    ...unusedValues(competitionFiles.files, isDrawing),
    ...unusedDrawings(directory, art, competitions),
    ...unreadFolders(directory),
  ];
  const facts = factsOf(files);
  let community: Community | null = null;
  if (mistakes.length === 0 && facts !== null) {
    community = { ...facts, competitions, pages, podiums, leftOut: leftOut.map(formatMistake) };
  }
  const placeholders = () => placeholdersOf(directory, folder, art.drawings);
  return { community, mistakes, leftOut, placeholders };
}

/** Reads a community's folder. @throws ConfigurationError with a line for each of `mistakes` (`readCommunity`). */
export function loadCommunity(directory: string): Community {
  const { community, mistakes } = readCommunity(directory);
  if (!community) throw mistakesError(mistakes);
  return community;
}
