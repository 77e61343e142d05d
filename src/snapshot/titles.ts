/** What people call each source, in Spanish. */
import { divisions } from '../config/site.ts';
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

/** `Oro, Grupo A`; a stage that two divisions share goes by its own name. */
function fixtureTitle(key: string): string {
  const stages = divisions.flatMap(({ name, groups, playoffs }) => [
    ...groups.map((group) => ({
      fixture: group.fixture,
      name: group.name,
      title: groups.length > 1 ? `${name}, ${group.name}` : name,
    })),
    ...playoffs.map((stage) => ({ ...stage, title: `${name}, ${stage.name}` })),
  ]);
  const [stage, shared] = stages.filter(({ fixture }) => fixture === key);
  return (shared ? stage?.name : stage?.title) ?? key;
}

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
