/**
 * Where the community's data lives: its own `sources.yaml`, or what SOURCES_FILE names instead; and which
 * sheets its competitions have, by their names there.
 */
import { sourcesSchema } from './schemas/facts.ts';
import type { divisionSchema } from './schemas/league.ts';
import type { z } from './schemas/validation.ts';
import { nearestOf } from './nearest.ts';
import { mistakesError, readYamlFile, type Mistake, type YamlFile } from './yaml-file.ts';

export type Sources = z.output<typeof sourcesSchema>;

type Division = Pick<z.output<typeof divisionSchema>, 'id' | 'groups' | 'playoffs'>;

/** Names of sheets by their kind. */
export interface SheetKeys {
  /** Divisions' ids, in the league's order. */
  standings: readonly string[];
  /** Each division's own, then those that two divisions share, then the cup's. */
  fixtures: readonly string[];
  duels: readonly ('league' | 'cup')[];
}

/** The sheets of a league of these divisions, and of a cup where there is one. */
export function sheetKeys(league: readonly Division[] | null, hasCup: boolean): SheetKeys {
  const divisions = league ?? [];
  const all = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  const isShared = (name: string): boolean => all.filter((other) => other === name).length > 1;
  return {
    standings: divisions.map(({ id }) => id),
    fixtures: [
      ...all.filter((name) => !isShared(name)),
      ...new Set(all.filter((name) => isShared(name))),
      ...(hasCup ? ['cup'] : []),
    ],
    duels: [...(league ? ['league' as const] : []), ...(hasCup ? ['cup' as const] : [])],
  };
}

/** Sheets that a file names and no competition has. One that it leaves out is only not published yet. */
export function sheetMistakes(
  { value, mistakeAt }: YamlFile<Sources>,
  expected: SheetKeys,
): Mistake[] {
  if (!value) return [];
  const { sheets } = value;
  return (['standings', 'fixtures', 'duels'] as const).flatMap((kind) => {
    const known: readonly string[] = expected[kind];
    const named = Object.keys(sheets[kind]);
    const unknown = named.filter((name) => !known.includes(name));
    return unknown.map((name) => {
      const like = nearestOf(
        name,
        known.filter((other) => !named.includes(other)),
      );
      const advice = like === undefined ? 'sacala' : `¿es «${like}»?`;
      return mistakeAt(['sheets', kind, name], `nadie tiene una hoja así: ${advice}`);
    });
  });
}

/**
 * The sources of a file, for competitions with these sheets.
 * @throws ConfigurationError with everything that is wrong, a line each.
 */
export function readSources(path: string, expected: SheetKeys): Sources {
  const file = readYamlFile(path, sourcesSchema);
  const mistakes = [...file.mistakes, ...sheetMistakes(file, expected)];
  if (!file.value || mistakes.length > 0) throw mistakesError(mistakes);
  return file.value;
}
