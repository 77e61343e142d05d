/** What people call each source, in Spanish. */
import { site, type DivisionId } from '../config/site.ts';
import { isCollection, type CollectionName, type SourceName } from './catalog.ts';

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
  site.league.divisions.find((division) => division.id === (id as DivisionId))?.name ?? id;

/** A source's title, to stand within a sentence: `noticias`, `posiciones de Oro`. */
export function sourceTitle(name: SourceName): string {
  if (isCollection(name)) return collections[name];
  const [kind, key = ''] = name.split('-');
  if (kind === 'standings') return `posiciones de ${divisionName(key)}`;
  if (kind === 'fixtures') return `fixture ${key === 'cup' ? 'de la Copa' : key}`;
  if (kind === 'duels') return `duelos de la ${key === 'cup' ? 'Copa' : 'Liga'}`;
  return name;
}
