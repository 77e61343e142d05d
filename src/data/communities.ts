/** Communities by section. */
import type { Community } from '../domain/communities.ts';
import { compareNames } from '../domain/text.ts';
import { snapshot } from './snapshot.ts';

/** In the page's order. */
const titles: Readonly<Record<Community['category'], string>> = {
  pais: 'COMUNIDADES DE OTROS PAÍSES',
  competencia: 'COMPETENCIAS - INFORMACIÓN',
  util: 'ÚTILES Y HERRAMIENTAS',
  youtube: 'STREAMING - PODCAST',
};

/** The page's sections that have a community, in order, each with its communities by name. */
export async function communitySections() {
  const { communities } = await snapshot();
  const all = communities.toSorted((a, b) => compareNames(a.name, b.name));
  return Object.entries(titles)
    .map(([id, title]) => ({
      id,
      title,
      communities: all.filter(({ category }) => category === id),
    }))
    .filter(({ communities }) => communities.length > 0);
}
