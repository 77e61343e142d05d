/** Sources in which nothing is published, unless a test changes it. */
import { sheets } from '../../../src/config/site.ts';

const unpublished = (names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

interface Changes {
  firestore?: unknown;
  ranking?: unknown;
  fixtures?: object;
}

/** The whole file, with these parts changed. */
export function sourcesOf({
  firestore = null,
  ranking = null,
  fixtures = {},
}: Changes = {}): object {
  return {
    firestore,
    sheets: {
      ranking,
      standings: unpublished(sheets.standings),
      fixtures: { ...unpublished(sheets.fixtures), ...fixtures },
      duels: unpublished(sheets.duels),
    },
  };
}
