/** Where the community's data lives: its own `sources.yaml`, or what SOURCES_FILE names instead. */
import { sourcesSchema } from './schemas/sources.ts';
import type { z } from './schemas/validation.ts';
import type { SheetKeys } from './sheets.ts';
import { nearestOf } from './nearest.ts';
import { mistakesError, readYamlFile, type Mistake, type YamlFile } from './yaml-file.ts';

export type Sources = z.output<typeof sourcesSchema>;

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
