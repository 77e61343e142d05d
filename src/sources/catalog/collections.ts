/** One descriptor for each Firestore collection (docs/changes/collection.md). */
import type { OptionalSection } from '../../config/texts.ts';
import { parseCommunities } from '../documents/communities.ts';
import { parseNews } from '../documents/news.ts';
import { parseNationalPodiums, parseWorldPodiums } from '../documents/podiums.ts';
import { parseQualifiers } from '../documents/qualifiers.ts';
import { parseCurrentTeam, parsePastTeams } from '../documents/team.ts';
import type { Reading } from '../problem.ts';

export interface Collection<Item = unknown> {
  /** Name in Firestore, and of the file in snapshots. */
  name: string;
  /** Spanish title for use within a sentence. */
  title: string;
  /** Parser of the documents. Its schema is in the same file of `src/sources/documents/`. */
  parse: (source: string, documents: unknown) => Reading<Item>;
  /** The section that shows the collection. Without the section, the collection is not a source. */
  section?: OptionalSection;
  /** Fields that hold addresses of pictures, at any depth of a document. */
  pictures?: readonly string[];
}

/** All collections, by their field in `SnapshotData`. */
export const collections = {
  news: { name: 'news', title: 'noticias', parse: parseNews, pictures: ['image'] },
  currentTeam: {
    name: 'current-national-team',
    title: 'equipo actual',
    parse: parseCurrentTeam,
    section: 'team',
    pictures: ['image'],
  },
  pastTeams: {
    name: 'national-teams',
    title: 'equipos anteriores',
    parse: parsePastTeams,
    section: 'team',
  },
  qualifiers: {
    name: 'national-qualifiers',
    title: 'clasificatorios',
    parse: parseQualifiers,
    section: 'national',
  },
  nationalPodiums: {
    name: 'national-tournaments-podiums',
    title: 'podios nacionales',
    parse: parseNationalPodiums,
    section: 'national',
    pictures: ['image'],
  },
  worldPodiums: {
    name: 'world-championships-podiums',
    title: 'podios mundiales',
    parse: parseWorldPodiums,
    section: 'national',
  },
  communities: {
    name: 'communities',
    title: 'comunidades',
    parse: parseCommunities,
    pictures: ['image'],
  },
} as const satisfies Record<string, Collection>;

type Collections = typeof collections;

export type CollectionName = Collections[keyof Collections]['name'];

/** Items of all collections. An absent collection has an empty list. */
export type CollectionData = {
  [Field in keyof Collections]: Collections[Field] extends Collection<infer Item> ? Item[] : never;
};
