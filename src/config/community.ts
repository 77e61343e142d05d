/** Reads and validates a community's files, or lists all mistakes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  areProjectDrawingsUsed,
  projectDrawings,
  readArt,
  requiredDrawings,
  type CommunityArt,
} from './art.ts';
import {
  nationalSchema,
  nicksSchema,
  placesSchema,
  sourcesSchema,
  teamSchema,
} from './schemas/facts.ts';
import { fileNameMistake } from './file-name.ts';
import { readPages, type CommunityPage } from './pages.ts';
import { readPodiums, type Podium } from './podiums.ts';
import { nearestOf } from './nearest.ts';
import { competitionSchema } from './schemas/competition.ts';
import { siteSchema } from './schemas/site.ts';
import { hasSection, type Section } from './sections.ts';
import { formatPath, textsIn, type z } from './schemas/validation.ts';
import { sheetKeys, sheetMistakes } from './sources.ts';
import { readTexts } from './texts.ts';
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

/** Schemas of files, by name without `.yaml`. */
export const schemas = {
  site: siteSchema,
  national: nationalSchema,
  team: teamSchema,
  sources: sourcesSchema,
  nicks: nicksSchema,
  places: placesSchema,
} as const;

type FileName = keyof typeof schemas;

/** Files that only a section needs. */
const sectionOf: Partial<Record<FileName, Section>> = {
  national: 'national',
  places: 'national',
  team: 'team',
};

/** A competition as its file describes it. */
export type Competition = z.output<typeof competitionSchema> & {
  /** Name of the file, and last part of the competition's address. */
  id: string;
};

/** Values of the community's files. Null for files of a section that the community does not have. */
type FileValues = { readonly [Name in FileName]: z.output<(typeof schemas)[Name]> };

/** Everything about a community. */
export type Community = Omit<FileValues, 'national' | 'team'> & {
  readonly national: FileValues['national'] | null;
  readonly team: FileValues['team'] | null;
  /** Competitions in menu order. */
  readonly competitions: readonly Competition[];
  /** Pages in the order of menu and footer. */
  readonly pages: readonly CommunityPage[];
  /** Seasons from before the site, newest first. */
  readonly podiums: readonly Podium[];
  /** Mistakes in files that are left out of the site, a line in Spanish for each. */
  readonly leftOut: readonly string[];
};

type Files = { readonly [Name in FileName]: YamlFile<FileValues[Name]> };
type CompetitionFile = YamlFile<z.output<typeof competitionSchema>>;

/** Reads a community's files. Files of a section that the community does not have get no value and no mistakes. */
const readFiles = (directory: string): Files =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const section = sectionOf[name as FileName];
      const path = join(directory, `${name}.yaml`);
      const file = readYamlFile(path, schema);
      const isLeftOut = section !== undefined && !hasSection(directory, section);
      return [name, isLeftOut ? { ...file, value: null, mistakes: [] } : file];
    }),
  ) as unknown as Files;

/** Lists files like `team.yml`, which the site ignores although a section may depend on them. */
function misnamedFiles(directory: string): Mistake[] {
  const known = [...Object.keys(schemas), 'podiums'];
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name.replace(/\.yaml$/, '')))
    .map((name) => {
      const similar = nearestOf(name.replace(/\.ya?ml$/i, '').toLowerCase(), known);
      const advice = similar === undefined ? 'sacalo' : `¿es «${similar}.yaml»?`;
      return fileMistake(
        relative('', join(directory, name)),
        `el sitio no lee ningún archivo con ese nombre: ${advice}`,
      );
    });
}

/** Mistake of a ranking sheet in a community without a ranking. */
const unusedRanking = ({ site, sources }: Files): Mistake[] =>
  site.value && !site.value.ranking && sources.value?.sheets.ranking
    ? [
        sources.mistakeAt(
          ['sheets', 'ranking'],
          'site.yaml no tiene el bloque «ranking», así que nadie ve esta hoja: agregalo, o escribí null acá',
        ),
      ]
    : [];

/** Ids that pages under `/torneos/`, and a calendar, already use. */
const reservedIds = ['nacional', 'temporadas', 'clasificatorios'];

/** The folder of a community's competitions. */
const competitionsIn = (directory: string): string => join(directory, 'competitions');

/** Reads the competitions' files, by id, and lists mistakes in their names. */
function readCompetitions(directory: string) {
  const path = competitionsIn(directory);
  const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
  const mistakes = names.flatMap(
    (name) => fileNameMistake(join(path, name), 'una competencia', '.yaml', reservedIds) ?? [],
  );
  const files = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name): [string, CompetitionFile] => [
      name.replace(/\.yaml$/, ''),
      readYamlFile(join(path, name), competitionSchema),
    ]);
  return { files: new Map(files), mistakes };
}

/** Valid competitions in menu order. */
const competitionsOf = (files: ReadonlyMap<string, CompetitionFile>): Competition[] =>
  Array.from(files, ([id, { value }]) => value && { ...value, id })
    .filter((competition) => competition !== null)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/**
 * Finds values that two competitions share although addresses and file names are made from them: fixtures name duels,
 * divisions name tables, short names name cards, and files and divisions name calendars.
 */
function sharedValues(files: ReadonlyMap<string, CompetitionFile>): Mistake[] {
  const owners = new Map<string, string>();
  return competitionsOf(files).flatMap((competition) => {
    const { id, key = id, shortName, divisions } = competition;
    const { fixtures } = sheetKeys(competition);
    const pathOfFixture = (fixture: string): PropertyKey[] => {
      for (const [at, { groups, playoffs }] of divisions.entries()) {
        const group = groups.findIndex((part) => part.fixture === fixture);
        if (group >= 0) return ['divisions', at, 'groups', group, 'fixture'];
        const playoff = playoffs.findIndex((part) => part.fixture === fixture);
        if (playoff >= 0) return ['divisions', at, 'playoffs', playoff, 'fixture'];
      }
      return ['fixture'];
    };
    const values: [what: string, value: string, path: PropertyKey[]][] = [
      ['ese key', key, ['key']],
      ['ese nombre corto', shortName, ['shortName']],
      ['ese nombre de calendario', id, []],
      ...divisions.map((division, at): [string, string, PropertyKey[]] => [
        'ese nombre de calendario',
        `${id}-${division.id}`,
        ['divisions', at, 'id'],
      ]),
      ...fixtures.map((fixture): [string, string, PropertyKey[]] => [
        'ese fixture',
        fixture,
        pathOfFixture(fixture),
      ]),
      ...divisions.map((division, at): [string, string, PropertyKey[]] => [
        'ese id de división',
        division.id,
        ['divisions', at, 'id'],
      ]),
    ];
    return values.flatMap(([what, value, path]) => {
      const name = `${what} ${value.toLowerCase()}`;
      const owner = owners.get(name);
      owners.set(name, id);
      if (owner === undefined) return [];
      const message = `${what} ya lo usa ${owner}.yaml: elegí otro`;
      return files.get(id)?.mistakeAt(path, message) ?? [];
    });
  });
}

/** Folder from which new communities are copied. */
const demo = 'src/content/demo';

/** Names by which texts mention a community. Null if its site.yaml is invalid. */
const namesIn = ({ site: { value } }: Files): (string | null)[] => [
  value?.brand ?? null,
  value?.game ?? null,
  // Without the last letter, so that the country's adjective is found, too.
  value?.country.slice(0, -1) ?? null,
];

/** Lists texts of the demo that were not replaced: placeholders, and texts that mention the demo's names. */
function placeholdersOf(
  directory: string,
  files: Files,
  { drawings }: CommunityArt,
  texts: Readonly<Record<string, string>> | null,
): Mistake[] {
  const [sample, sampleCompetitions] = [readFiles(demo), readCompetitions(demo).files];
  const { files: competitions } = readCompetitions(directory);
  const game = files.site.value?.game;
  const isSampleGame = areProjectDrawingsUsed(game);
  const currentNames = namesIn(files);
  const currentCompetitions = competitionsOf(competitions).map(({ name }) => name);
  const names = [
    ...namesIn(sample).filter(
      (name, index) => currentNames[index] !== null && currentNames[index] !== name,
    ),
    // The name in a file with a mistake is not known.
    ...competitionsOf(sampleCompetitions)
      .filter(({ id }) => competitions.get(id)?.value !== null)
      .map(({ name }) => name)
      .filter((name) => !currentCompetitions.includes(name)),
  ].flatMap((name) => name?.toLowerCase() ?? []);
  const isNamed = (text: string): boolean =>
    names.some((name) => text.toLowerCase().includes(name));
  const placeholdersIn = (
    { value, mistakeAt }: YamlFile<unknown>,
    demoValue: unknown,
  ): Mistake[] => {
    const known = new Map(textsIn(demoValue).map(([at, text]) => [formatPath(at), text]));
    const isOfSample = (text: string, [field]: readonly PropertyKey[]): boolean =>
      isNamed(text) || (field === 'downloads' && !isSampleGame);
    return textsIn(value)
      .filter(
        ([at, text]) =>
          isPlaceholder(text) || (isOfSample(text, at) && known.get(formatPath(at)) === text),
      )
      .map(([at]) => mistakeAt(at, ofSample));
  };
  const inYaml = (Object.keys(schemas) as FileName[]).flatMap((name) =>
    placeholdersIn(files[name], sample[name].value),
  );
  const inCompetitions = Array.from(competitions, ([id, file]) =>
    placeholdersIn(file, sampleCompetitions.get(id)?.value),
  ).flat();
  const inArt = (isSampleGame ? [] : requiredDrawings)
    .filter((name) => !drawings.has(name))
    .map((name) => {
      const path = relative('', join(directory, 'art', `${name}.svg`));
      return fileMistake(
        path,
        `falta: el de muestra es de otro juego, que no es ${game}: agregalo`,
      );
    });
  const demoTexts = readTexts(demo).texts;
  const inTexts = Object.entries(texts ?? {}).flatMap(([name, text]) =>
    isNamed(text) && demoTexts?.[name] === text
      ? [fileMistake(relative('', join(directory, 'texts', `${name}.md`)), ofSample)]
      : [],
  );
  return [...inYaml, ...inCompetitions, ...inArt, ...inTexts];
}

/** Folder of the files that a community offers. Each has an address under `/descargas/`. */
export const filesFolderOf = (directory: string): string => join(directory, 'files');

/** True if the community has a drawing of this name, or shows the project's. */
type IsDrawing = (name: string) => boolean;

/** Mistakes of files that site.yaml names and that do not exist. */
function missingFiles(
  directory: string,
  { value, mistakeAt }: Files['site'],
  isDrawing: IsDrawing,
): Mistake[] {
  const downloads = (value?.downloads ?? []).flatMap(({ files }, index) =>
    files.map(({ path }, place) => ({ path, at: ['downloads', index, 'files', place, 'path'] })),
  );
  const picture = value?.notice?.picture;
  const exists = (path: string): boolean => {
    const [, folder, name = ''] = /^\/(descargas|arte)\/([^/]+)$/.exec(path) ?? [];
    if (folder === 'arte') return isDrawing(name.replace(/\.svg$/, ''));
    return folder === 'descargas' && existsSync(join(filesFolderOf(directory), name));
  };
  return [...downloads, ...(picture ? [{ path: picture, at: ['notice', 'picture'] }] : [])]
    .filter(({ path }) => !exists(path))
    .map(({ at }) =>
      mistakeAt(
        at,
        'no existe: subí el archivo a la carpeta files y escribí /descargas/ con su nombre, o un dibujo .svg a la carpeta art y escribí /arte/ con su nombre; o sacá el renglón (los logos los pone el sitio solo)',
      ),
    );
}

/** True if a competition's emblem can be drawn. Without an emblem it has the community's logo. */
const hasDrawnEmblem = ({ emblem }: Pick<Competition, 'emblem'>, isDrawing: IsDrawing): boolean =>
  emblem === undefined || isDrawing(emblem);

/** Mistakes of emblems without a drawing. The logo replaces them. */
const missingEmblems = (
  files: ReadonlyMap<string, CompetitionFile>,
  isDrawing: IsDrawing,
): Mistake[] =>
  [...files.values()].flatMap(({ value, mistakeAt }) => {
    if (!value || hasDrawnEmblem(value, isDrawing)) return [];
    const message = `art/${value.emblem}.svg no existe o no se puede usar: agregá el dibujo o sacá el renglón`;
    return [mistakeAt(['emblem'], message)];
  });

/** Folders of a community; the demo has its snapshot beside them. */
const folders = ['art', 'competitions', 'files', 'pages', 'seasons', 'snapshot', 'texts'];

/** Folders like `arte/`, whose files nobody sees. */
const misnamedFolders = (directory: string): Mistake[] =>
  (existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .filter(({ name }) => !folders.includes(name))
    .map(({ name }) =>
      fileMistake(
        relative('', join(directory, name)),
        'el sitio no lee ninguna carpeta con ese nombre: las que lee son art, competitions, files, pages y texts',
      ),
    );

/** Drawings like `banner.svg`, which replace no other, are nobody's emblem, and have their address in no text. */
function unusedDrawings(
  directory: string,
  { drawings }: CommunityArt,
  competitions: readonly Competition[],
): Mistake[] {
  const replaced = readdirSync(projectDrawings).map((name) => name.replace(/\.svg$/, ''));
  const used = [...replaced, ...competitions.map(({ emblem }) => emblem)];
  const others = [...drawings].filter(([name]) => !used.includes(name));
  if (others.length === 0) return [];
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => readFileSync(join(directory, name), 'utf8'));
  return others
    .filter(([name]) => !texts.some((text) => text.includes(`/arte/${name}.svg`)))
    .map(([name, path]) => {
      const similar = nearestOf(name, replaced);
      const question = similar === undefined ? '' : ` ¿Es «${similar}.svg»?`;
      const message = `ninguna página lo muestra: ponele el nombre del dibujo que reemplaza, o nombralo en «emblem», en el archivo de una competencia.${question}`;
      return fileMistake(relative('', path), message);
    });
}

/** Reads a community's folder. Mistakes are returned, not thrown. */
export function readCommunity(directory: string) {
  const files = readFiles(directory);
  const competitionFiles = readCompetitions(directory);
  const art = readArt(directory);
  const game = files.site.value?.game;
  const isDrawing: IsDrawing = (name) =>
    art.drawings.has(name) ||
    (areProjectDrawingsUsed(game) && existsSync(join(projectDrawings, `${name}.svg`)));
  const texts = readTexts(directory);
  const competitions = competitionsOf(competitionFiles.files).map((competition) =>
    hasDrawnEmblem(competition, isDrawing) ? competition : { ...competition, emblem: undefined },
  );
  const areWhole = [...competitionFiles.files.values()].every(({ value }) => value !== null);
  const mistakes = [
    ...[...Object.values(files), ...competitionFiles.files.values()].flatMap(
      (file) => file.mistakes,
    ),
    ...competitionFiles.mistakes,
    ...misnamedFiles(directory),
    ...(areWhole ? sheetMistakes(files.sources, competitions) : []),
    ...unusedRanking(files),
    ...sharedValues(competitionFiles.files),
    ...missingFiles(directory, files.site, isDrawing),
    ...texts.mistakes,
  ];
  const values = Object.fromEntries(
    Object.entries(files).map(([name, { value }]) => [name, value]),
  );
  const { pages, mistakes: inPages } = readPages(directory, isDrawing);
  const { podiums, mistakes: inPodiums } = readPodiums(directory, competitions);
  const leftOut = [
    ...texts.unused,
    ...inPages,
    ...inPodiums,
    ...art.mistakes,
    ...missingEmblems(competitionFiles.files, isDrawing),
    ...unusedDrawings(directory, art, competitions),
    ...misnamedFolders(directory),
  ];
  const lists = {
    ...{ competitions, pages, podiums, leftOut: leftOut.map(formatMistake) },
    places: files.places.value ?? [],
  };
  return {
    /** Null if there are any `mistakes`. */
    community: mistakes.length > 0 ? null : ({ ...values, ...lists } as unknown as Community),
    mistakes,
    /** Mistakes in files that are left out of the site. */
    leftOut,
    /** Lists texts that are still the demo's. */
    placeholders: () => placeholdersOf(directory, files, art, texts.texts),
  };
}

const loaded = new Map<string, Community>();

/** Loads a community's folder, once for each process. @throws ConfigurationError with a line for each mistake. */
export function loadCommunity(directory: string): Community {
  const known = loaded.get(directory);
  if (known) return known;
  const { community, mistakes } = readCommunity(directory);
  if (!community) throw mistakesError(mistakes);
  loaded.set(directory, community);
  return community;
}
