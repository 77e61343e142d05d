/** A community's files, read and checked: everything about them or all that is wrong. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  nationalSchema,
  nicksSchema,
  placesSchema,
  sourcesSchema,
  teamSchema,
} from './schemas/facts.ts';
import { cupSchema, leagueSchema } from './schemas/league.ts';
import { siteSchema } from './schemas/site.ts';
import { placeOf, textsIn, type z } from './schemas/validation.ts';
import { sheetKeys, sheetMistakes } from './sources.ts';
import { readTexts, type TextName } from './texts.ts';
import {
  fileMistake,
  isPlaceholder,
  mistakesError,
  ofSample,
  readYamlFile,
  type Mistake,
  type YamlFile,
} from './yaml-file.ts';

/** One schema a file, by its name without `.yaml`. */
export const schemas = {
  site: siteSchema,
  league: leagueSchema,
  cup: cupSchema,
  national: nationalSchema,
  team: teamSchema,
  sources: sourcesSchema,
  nicks: nicksSchema,
  places: placesSchema,
} as const;

type FileName = keyof typeof schemas;

/** Everything about a community. */
export type Community = { readonly [Name in FileName]: z.output<(typeof schemas)[Name]> };

type Files = { readonly [Name in FileName]: YamlFile<Community[Name]> };

const readFiles = (directory: string): Files =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      readYamlFile(join(directory, `${name}.yaml`), schema),
    ]),
  ) as unknown as Files;

/** What the community takes its copy of. */
const demo = 'src/content/demo';

/** What names a community and what it plays; empty for what it has not, no text where a file is wrong. */
const namesIn = ({ site, ...files }: Files): (string | null | undefined)[] => [
  site.value?.brand,
  site.value?.game,
  // Without its last letter: also where it is an adjective.
  site.value?.country.slice(0, -1),
  ...[files.league.value, files.cup.value].map((one) => one && ('name' in one ? one.name : '')),
];

/** Texts that nobody filled in, and those of the demo that name it, where the community is called otherwise. */
function placeholdersOf(directory: string, files: Files): Mistake[] {
  const sample = readFiles(demo);
  const own = namesIn(files);
  const names = namesIn(sample).flatMap((name, index) =>
    name && typeof own[index] === 'string' && own[index] !== name ? [name.toLowerCase()] : [],
  );
  const isNamed = (text: string): boolean =>
    names.some((name) => text.toLowerCase().includes(name));
  const ofYaml = (Object.keys(schemas) as FileName[]).flatMap((name) => {
    const ofDemo = new Map(textsIn(sample[name].value).map(([at, text]) => [placeOf(at), text]));
    return textsIn(files[name].value)
      .filter(
        ([at, text]) => isPlaceholder(text) || (isNamed(text) && ofDemo.get(placeOf(at)) === text),
      )
      .map(([at]) => files[name].mistakeAt(at, ofSample));
  });
  const { texts } = readTexts(directory);
  const demoTexts = readTexts(demo).texts;
  const ofTexts = Object.entries(texts ?? {}).flatMap(([name, text]) =>
    isNamed(text) && demoTexts?.[name as TextName] === text
      ? [fileMistake(relative('', join(directory, 'texts', `${name}.md`)), ofSample)]
      : [],
  );
  return [...ofYaml, ...ofTexts];
}

/** Files of `public/` that are not there; the logos are the site's own. */
function missingFiles({ value, mistakeAt }: Files['site']): Mistake[] {
  const downloads = (value?.downloads ?? []).flatMap(({ files }, index) =>
    files.map(({ path }, place) => ({ path, at: ['downloads', index, 'files', place, 'path'] })),
  );
  const picture = value?.notice?.picture;
  return [...downloads, ...(picture ? [{ path: picture, at: ['notice', 'picture'] }] : [])]
    .filter(({ path }) => !existsSync(join('public', path)))
    .map(({ path, at }) =>
      mistakeAt(
        at,
        `no existe public${path}: agregá el archivo o sacá el renglón (los logos los pone el sitio solo)`,
      ),
    );
}

/** What the league's page and its calendars are called, in small letters as the cup's are. */
function addressesOf(league: Community['league']): string[] {
  if (!('path' in league)) return [];
  const { path, divisions } = league;
  return [path, ...divisions.map(({ id }) => `${path}-${id}`.toLowerCase())];
}

/** What a community's folder says. */
export function readCommunity(directory: string) {
  const files = readFiles(directory);
  const league = files.league.value;
  const cup = files.cup.value;
  const mistakes = [
    ...Object.values(files).flatMap((file) => file.mistakes),
    ...(league && cup
      ? sheetMistakes(
          files.sources,
          sheetKeys('divisions' in league ? league.divisions : null, cup.status !== 'absent'),
        )
      : []),
    ...(league && cup && 'path' in cup && addressesOf(league).includes(cup.path)
      ? [files.cup.mistakeAt(['path'], 'es una dirección de la liga: elegí otra')]
      : []),
    ...missingFiles(files.site),
    ...readTexts(directory).mistakes,
  ];
  const values = Object.fromEntries(
    Object.entries(files).map(([name, { value }]) => [name, value]),
  );
  return {
    /** Null when there is any mistake. */
    community: mistakes.length > 0 ? null : (values as Community),
    mistakes,
    /** What is still the demo's. */
    placeholders: () => placeholdersOf(directory, files),
  };
}

const loaded = new Map<string, Community>();

/**
 * A community's folder, read once a process.
 * @throws ConfigurationError with everything that is wrong, a line each.
 */
export function loadCommunity(directory: string): Community {
  const known = loaded.get(directory);
  if (known) return known;
  const { community, mistakes } = readCommunity(directory);
  if (!community) throw mistakesError(mistakes);
  loaded.set(directory, community);
  return community;
}
