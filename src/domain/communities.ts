/** Communities, competitions, tools and channels the site links to (docs/product.md, «Community»). */
import { z } from '../config/schemas/validation.ts';
import { collectionParser, picture, requiredText, wholeNumber } from './documents.ts';
import { compareNames } from './text.ts';

/** What documents say as their `category`, in the page's order. */
export const communityCategories = ['pais', 'competencia', 'util', 'youtube'] as const;

export type CommunityCategory = (typeof communityCategories)[number];

const communityDocument = z.object({
  id: z.string(),
  name: requiredText,
  image: picture,
  url: z.string(),
  category: z.enum(communityCategories),
  year: wholeNumber.nullish(),
});

export type Community = Omit<z.output<typeof communityDocument>, 'url'> & {
  /** Null when the document's address cannot be used: the card stays, without a link. */
  url: string | null;
};

/** Reads `communities`. */
export const parseCommunities = collectionParser(
  communityDocument,
  (community, log): Community => ({
    ...community,
    url: log.link(community.id, 'url', community.url),
  }),
);

/** Communities in alphabetical order. */
export function byName(communities: readonly Community[]): Community[] {
  return communities.toSorted((a, b) => compareNames(a.name, b.name));
}
