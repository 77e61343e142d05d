/** Communities by section. */
import type { Community } from '../sources/documents/communities.ts';
import { compareNames } from '../lib/text.ts';
import { snapshot } from './snapshot.ts';

/** Titles in the order of the page. */
const titles: Readonly<Record<Community['category'], string>> = {
  pais: 'COMUNIDADES DE OTROS PAÍSES',
  competencia: 'COMPETENCIAS - INFORMACIÓN',
  util: 'ÚTILES Y HERRAMIENTAS',
  youtube: 'STREAMING - PODCAST',
};

/** Sections of the page that have a community, in the page's order, each with its communities sorted by name. */
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
