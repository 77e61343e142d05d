/** Communities by section. */
import { byName, communityCategories, type Community } from '../domain/communities.ts';
import { snapshot } from './snapshot.ts';

type Category = (typeof communityCategories)[number];

/** The page's sections in order, each with its communities by name. */
export async function communitySections(): Promise<(Category & { communities: Community[] })[]> {
  const all = byName((await snapshot()).communities);
  return communityCategories.map((category) => ({
    ...category,
    communities: all.filter((community) => community.category === category.id),
  }));
}
