/** What people call each source, in Spanish. */
import { divisions, running } from '../config/site.ts';
import { listStages } from '../season/stages.ts';
import { sheetOf, type CollectionName, type SourceName } from '../sources/catalog.ts';

const collections: Record<CollectionName, string> = {
  news: 'noticias',
  'current-national-team': 'Selección actual',
  'national-teams': 'Selecciones anteriores',
  'national-qualifiers': 'clasificatorios',
  'national-tournaments-podiums': 'podios nacionales',
  'world-championships-podiums': 'podios mundiales',
  communities: 'comunidades',
};

const divisionName = (id: string): string =>
  divisions.find((division) => division.id === id)?.name ?? id;

const stages = listStages({ ...running, cup: null });

/** `Oro, Grupo A`; a stage that two divisions share goes by its own name. */
const fixtureTitle = (key: string): string =>
  stages.find(({ fixture }) => fixture === key)?.fullName ?? key;

/** A source's title, to stand within a sentence: `noticias`, `posiciones de Oro`. */
export function sourceTitle(name: SourceName): string {
  const sheet = sheetOf(name);
  if (!sheet) return collections[name as CollectionName];
  const { kind, key } = sheet;
  switch (kind) {
    case 'ranking':
      return 'ranking';
    case 'standings':
      return `posiciones de ${divisionName(key)}`;
    case 'fixtures':
      return `fixture de ${key === 'cup' ? 'la Copa' : fixtureTitle(key)}`;
    case 'duels':
      return `duelos de la ${key === 'cup' ? 'Copa' : 'Liga'}`;
  }
}
