/** Parses communities, competitions, tools and channels (docs/product.md, «The community's own pages»). */
import { z } from '../../lib/validation.ts';
import { collectionParser, picture, rawText, requiredText, wordOf } from './documents.ts';

const communityDocument = z.object({
  id: z.string(),
  name: requiredText,
  image: picture,
  url: rawText,
  category: wordOf(['pais', 'competencia', 'util', 'youtube']),
});

/** A card of the page of communities. */
export type Community = Omit<z.output<typeof communityDocument>, 'url'> & {
  /** Null if the document's address cannot be used: the card is shown without a link. */
  url: string | null;
};

/** Parses the collection `communities`, in the order of its documents. */
export const parseCommunities = collectionParser(
  communityDocument,
  (community, log): Community => ({
    ...community,
    url: log.parseLink(community.id, 'url', community.url),
  }),
);
