/**
 * Where the community's data lives: its own `sources.yaml`, or what SOURCES_FILE names instead; and which
 * sheets its competitions have, by their names there.
 */
import { sourcesSchema } from './schemas/facts.ts';
import type { divisionSchema } from './schemas/competition.ts';
import type { z } from './schemas/validation.ts';
import { nearestOf } from './nearest.ts';
import { mistakesError, readYamlFile, type Mistake, type YamlFile } from './yaml-file.ts';

export type Sources = z.output<typeof sourcesSchema>;

/** What decides which sheets a competition has. */
export interface SheetOwner {
  id: string;
  divisions: readonly Pick<z.output<typeof divisionSchema>, 'id' | 'groups' | 'playoffs'>[];
  /** The fixture of a competition without divisions. */
  fixture: string | null;
}

/** Names of a competition's sheets, by kind. It also has one sheet of daily duels. */
export interface SheetKeys {
  /** Ids of the divisions whose standings have a sheet, in order. */
  standings: readonly string[];
  /** Each division's own fixtures, then those that two divisions share. */
  fixtures: readonly string[];
}

/** The sheets of a competition. */
export function sheetKeys({ divisions, fixture }: SheetOwner): SheetKeys {
  const all = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map((one) => one.fixture),
  );
  const isShared = (name: string): boolean => all.filter((other) => other === name).length > 1;
  return {
    standings: divisions
      .filter(({ groups }) => groups.some(({ window }) => window !== undefined))
      .map(({ id }) => id),
    fixtures: [
      ...all.filter((name) => !isShared(name)),
      ...new Set(all.filter((name) => isShared(name))),
      ...(fixture === null ? [] : [fixture]),
    ],
  };
}

/** Tells of a name that nobody uses, and of the known name that it may stand for. */
const unknownName = (name: string, known: readonly string[], what: string): string => {
  const similar = nearestOf(name, known);
  return `${what}: ${similar === undefined ? 'sacala' : `¿es «${similar}»?`}`;
};

/** Sheets that a file names and no competition has. A sheet that the file leaves out is not published yet. */
export function sheetMistakes(
  { value, mistakeAt }: YamlFile<Sources>,
  competitions: readonly SheetOwner[],
): Mistake[] {
  if (!value) return [];
  return Object.entries(value.sheets.competitions).flatMap(([id, sheets]) => {
    const owner = competitions.find((competition) => competition.id === id);
    if (!owner) {
      const ids = competitions.map((competition) => competition.id);
      const message = unknownName(id, ids, 'ninguna competencia se llama así en competitions/');
      return [mistakeAt(['sheets', id], message)];
    }
    const expected = sheetKeys(owner);
    return (['standings', 'fixtures'] as const).flatMap((kind) => {
      const named = Object.keys(sheets[kind]);
      return named
        .filter((name) => !expected[kind].includes(name))
        .map((name) => {
          const unnamed = expected[kind].filter((other) => !named.includes(other));
          const message = unknownName(name, unnamed, 'nadie tiene una hoja así');
          return mistakeAt(['sheets', id, kind, name], message);
        });
    });
  });
}

/**
 * The sources of a file, for these competitions.
 * @throws ConfigurationError with everything that is wrong, a line each.
 */
export function readSources(path: string, competitions: readonly SheetOwner[]): Sources {
  const file = readYamlFile(path, sourcesSchema);
  const mistakes = [...file.mistakes, ...sheetMistakes(file, competitions)];
  if (!file.value || mistakes.length > 0) throw mistakesError(mistakes);
  return file.value;
}
