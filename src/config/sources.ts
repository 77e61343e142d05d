/** The sheets that competitions have, and that sources.yaml may therefore name. */
import type { Competition } from './community.ts';
import { sourcesSchema } from './schemas/facts.ts';
import type { z } from '../lib/validation.ts';
import { askNearest } from '../lib/text.ts';
import { mistakesError, readYamlFile, type Mistake, type YamlFile } from './yaml-file.ts';

export type Sources = z.output<typeof sourcesSchema>;

/** The part of a competition that decides which sheets it has. */
export type SheetOwner = Pick<Competition, 'id' | 'divisions' | 'fixture'>;

/**
 * Lists the sheets that a competition's file names, published or not, in its order; daily duels are not there.
 * `standings` are ids of divisions with a group that has a `window`; `fixtures` are names, shared ones once and last.
 */
export function sheetKeys({ divisions, fixture }: SheetOwner) {
  const all = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map((part) => part.fixture),
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

/** End of a message about an unknown name: the expected name that was probably meant, or what to do. */
const remedyFor = (name: string, expected: readonly string[]): string =>
  askNearest(name, expected) || ': sacá el renglón';

/** Mistakes, not thrown: ids in sources.yaml that no competition has, and sheets that its file lacks. Else empty. */
export function sheetMistakes(
  { value, mistakeAt }: YamlFile<Sources>,
  competitions: readonly SheetOwner[],
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [id, sheets] of Object.entries(value?.sheets.competitions ?? {})) {
    const owner = competitions.find((competition) => competition.id === id);
    if (!owner) {
      const ids = competitions.map((competition) => competition.id);
      const message = `no hay un archivo de competencia con ese nombre en competitions/${remedyFor(id, ids)}`;
      mistakes.push(mistakeAt(['sheets', id], message));
      continue;
    }
    const expected = sheetKeys(owner);
    for (const kind of ['standings', 'fixtures'] as const) {
      const names = Object.keys(sheets[kind]);
      const unnamed = expected[kind].filter((name) => !names.includes(name));
      for (const name of names) {
        if (expected[kind].includes(name)) continue;
        const message = `el archivo de la competencia no nombra una hoja así${remedyFor(name, unnamed)}`;
        mistakes.push(mistakeAt(['sheets', id, kind, name], message));
      }
    }
  }
  return mistakes;
}

/** Reads the sources.yaml at a path. @throws ConfigurationError for mistakes, also for those of `sheetMistakes`. */
export function readSources(path: string, competitions: readonly SheetOwner[]): Sources {
  const file = readYamlFile(path, sourcesSchema);
  const mistakes = [...file.mistakes, ...sheetMistakes(file, competitions)];
  if (!file.value || mistakes.length > 0) throw mistakesError(mistakes);
  return file.value;
}
