/** A sources.json in which nothing is published, unless a test changes it. */
import sources from '../../../src/config/sources.json' with { type: 'json' };

const unpublished = (sheets: object): object =>
  Object.fromEntries(Object.keys(sheets).map((name) => [name, null]));

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
      standings: unpublished(sources.sheets.standings),
      fixtures: { ...unpublished(sources.sheets.fixtures), ...fixtures },
      duels: unpublished(sources.sheets.duels),
    },
  };
}
