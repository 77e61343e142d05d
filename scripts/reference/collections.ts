/** The collections, with what their documents are made of and what they are for. */
import { communityDocument } from '../../src/domain/communities.ts';
import { newsDocument } from '../../src/domain/news.ts';
import { nationalPodiumDocument, worldPodiumDocument } from '../../src/domain/podiums.ts';
import { qualifierDocument } from '../../src/domain/qualifiers.ts';
import { memberDocument, pastTeamDocument } from '../../src/domain/team.ts';
import type { CollectionName } from '../../src/sources/catalog.ts';

export const collections: Record<CollectionName, { schema: unknown; shown: string }> = {
  news: { schema: newsDocument, shown: 'Noticias, el inicio y el RSS.' },
  'current-national-team': { schema: memberDocument, shown: 'Selección, el equipo de hoy.' },
  'national-teams': { schema: pastTeamDocument, shown: 'Selección, los equipos anteriores.' },
  'national-qualifiers': {
    schema: qualifierDocument,
    shown: 'Torneo Nacional, el inicio y los calendarios.',
  },
  'national-tournaments-podiums': {
    schema: nationalPodiumDocument,
    shown: 'Torneo Nacional y salón de la fama.',
  },
  'world-championships-podiums': {
    schema: worldPodiumDocument,
    shown: 'Torneo Nacional, los mundiales.',
  },
  communities: { schema: communityDocument, shown: 'Comunidad.' },
};
