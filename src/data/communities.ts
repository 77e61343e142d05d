/** Communities by section. */
import { getCollection } from 'astro:content';
import { byName, communityCategories, type Community } from '../domain/communities.ts';

type Category = (typeof communityCategories)[number];

/** The page's sections in order, each with its communities by name. */
export async function communitySections(): Promise<(Category & { communities: Community[] })[]> {
  const all = byName((await getCollection('communities')).map(({ data }) => data));
  return communityCategories.map((category) => ({
    ...category,
    communities: all.filter((community) => community.category === category.id),
  }));
}
