/** Communities by section. */
import {
  byName,
  communityCategories,
  type Community,
  type CommunityCategory,
} from '../domain/communities.ts';
import { snapshot } from './snapshot.ts';

const titles: Readonly<Record<CommunityCategory, string>> = {
  pais: 'COMUNIDADES DE OTROS PAÍSES',
  competencia: 'COMPETENCIAS - INFORMACIÓN',
  util: 'ÚTILES Y HERRAMIENTAS',
  youtube: 'STREAMING - PODCAST',
};

/** A section of the page. */
interface CommunitySection {
  id: CommunityCategory;
  title: string;
  communities: Community[];
}

/** The page's sections in order, each with its communities by name. */
export async function communitySections(): Promise<CommunitySection[]> {
  const all = byName((await snapshot()).communities);
  return communityCategories.map((id) => ({
    id,
    title: titles[id],
    communities: all.filter(({ category }) => category === id),
  }));
}
