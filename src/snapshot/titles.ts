/** What people call each source, in Spanish. */
import { competitionOf, ofCompetition } from '../config/competitions.ts';
import { running } from '../config/site.ts';
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

const allStages = running.flatMap((competition) => listStages(competition, running));

/** `de la Liga`. */
function ofShort(id: string): string {
  const { article, shortName } = competitionOf(id);
  return ofCompetition({ article, name: shortName });
}

/** `fixture de Oro, Grupo A`; a stage that two divisions share goes by its own name, a bracket by its competition's. */
function fixtureTitle(competition: string, fixture: string): string {
  const stage = allStages.find((one) => one.fixture === fixture);
  if (!stage) return `fixture de ${fixture}`;
  return stage.division ? `fixture de ${stage.fullName}` : `fixture ${ofShort(competition)}`;
}

/** A source's title, to stand within a sentence: `noticias`, `posiciones de Oro`. */
export function sourceTitle(name: SourceName): string {
  const sheet = sheetOf(name);
  if (!sheet) return collections[name as CollectionName];
  switch (sheet.kind) {
    case 'ranking':
      return 'ranking';
    case 'standings': {
      const { competition, key } = sheet;
      const division = competitionOf(competition).divisions.find(({ id }) => id === key);
      return `posiciones de ${division?.name ?? key}`;
    }
    case 'fixtures':
      return fixtureTitle(sheet.competition, sheet.key);
    case 'duels':
      return `duelos ${ofShort(sheet.competition)}`;
  }
}
