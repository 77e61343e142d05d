/** Communities, competitions, tools and channels the site links to (docs/product.md, «Community»). */
import { z } from '../config/schemas/validation.ts';
import {
  parseDocuments,
  picture,
  requiredText,
  wholeNumber,
  type ParsedCollection,
} from './documents.ts';
import { compareNames } from './text.ts';
import { droppedLink, httpUrl } from './url.ts';

/** What documents say as their `category`, in the page's order. */
export const communityCategories = ['pais', 'competencia', 'util', 'youtube'] as const;

export type CommunityCategory = (typeof communityCategories)[number];

export const communityDocument = z.object({
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
export function parseCommunities(source: string, documents: unknown): ParsedCollection<Community> {
  return parseDocuments(source, documents, communityDocument, (community, log) => {
    const url = httpUrl(community.url);
    if (url === null) log.field(community.id, 'url', community.url, droppedLink);
    return { ...community, url };
  });
}

/** Communities in alphabetical order. */
export function byName(communities: readonly Community[]): Community[] {
  return communities.toSorted((a, b) => compareNames(a.name, b.name));
}
