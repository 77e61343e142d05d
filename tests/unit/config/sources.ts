/** A sources file for the demo's competitions in which nothing is published, unless a test changes it. */
import { sourcesSchema } from '../../../src/config/schemas/facts.ts';
import type { Sources } from '../../../src/config/sources.ts';
import { sheetKeys } from '../../../src/config/sources.ts';
import { competitions } from '../../../src/config/site.ts';

const unpublished = (names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

interface Changes {
  firestore?: unknown;
  ranking?: unknown;
  /** Fixtures by name. Each belongs to the competition that has a fixture of that name, or else to the first one. */
  fixtures?: Record<string, unknown>;
}

/** The content of the file, with these parts changed. */
export function sourcesOf({
  firestore = null,
  ranking = null,
  fixtures = {},
}: Changes = {}): object {
  const sheets = competitions.map((competition, index): [string, object] => {
    const known = sheetKeys(competition);
    const own = Object.entries(fixtures).filter(([name]) => {
      const owner = competitions.findIndex((one) => sheetKeys(one).fixtures.includes(name));
      return Math.max(owner, 0) === index;
    });
    return [
      competition.id,
      {
        standings: unpublished(known.standings),
        fixtures: { ...unpublished(known.fixtures), ...Object.fromEntries(own) },
        duels: null,
      },
    ];
  });
  return { firestore, sheets: { ranking, ...Object.fromEntries(sheets) } };
}

/** The same file, parsed. */
export const readSourcesOf = (changes: Changes = {}): Sources =>
  sourcesSchema.parse(JSON.parse(JSON.stringify(sourcesOf(changes))));
