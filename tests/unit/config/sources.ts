/** Sources in which nothing is published, unless a test changes it. */
import { sheets } from '../../../src/config/site.ts';
import type { Sources } from '../../../src/config/sources.ts';

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

/** Sources in which every address is its own key: `https://x/standings-oro`. */
export function addressesAt(url: string): Sources {
  const named = (kind: keyof typeof sheets): Record<string, string> =>
    Object.fromEntries(sheets[kind].map((key) => [key, `${url}/${kind}-${key}`]));
  return {
    firestore: null,
    sheets: {
      ranking: `${url}/ranking`,
      standings: named('standings'),
      fixtures: named('fixtures'),
      duels: named('duels'),
    },
  };
}
