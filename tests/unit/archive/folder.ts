/** A small season’s folder, valid unless a test changes it. */
import { noGroups } from '../../../src/config/schemas/competition.ts';
import { tableRules } from '../season/season.ts';
import type {
  ArchivedCompetition,
  SeasonFile,
  SeasonFolder,
} from '../../../src/archive/season-file.ts';

const league: ArchivedCompetition = {
  ...{
    id: 'liga-nacional',
    format: 'groups',
    name: 'Liga Nacional',
    shortName: 'Liga',
    article: 'la',
  },
  edition: 'Edición cero',
  divisions: [
    {
      id: 'diamante',
      name: 'Diamante',
      groups: [
        { id: 'a', name: 'Grupo A', window: { first: 2, last: 4 }, fixture: 'diamanteA' },
        { id: 'b', name: 'Grupo B', window: { first: 5, last: 7 }, fixture: 'diamanteB' },
      ],
      playoffs: [{ name: 'Final', fixture: 'diamanteFinal', decidesTitle: true }],
      zones: { promotion: 1, relegation: 0 },
      zoneNotes: [],
    },
  ],
  ...{ fixture: null, champions: undefined, ...tableRules },
};
const cup: ArchivedCompetition = {
  ...{
    id: 'copa-argentina',
    format: 'bracket',
    name: 'Copa Argentina',
    shortName: 'Copa',
    article: 'la',
  },
  edition: 'Edición cero',
  ...{ ...noGroups, fixture: 'cup', champions: undefined },
};

/** The season's part of each competition. */
export const archived = { league, cup };

export const seasonFile: SeasonFile = {
  id: '2025',
  name: 'Edición cero',
  years: [2025],
  competitions: [league, cup],
};

const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';

export const sheets: Readonly<Record<string, string>> = {
  'liga-nacional/standings-diamante': `Liga\n${labels}\n1,Beto,0,1,1,1,2,-1\n2,Ana,1,0,1,2,1,1\n${labels}\n1,Caro,0,0,0,0,0,0\n`,
  'liga-nacional/fixtures-diamanteA': ',Fecha 1,,,,1/3 al 7/3,\nD-1,Ana,2,1,Beto,Lun 2/3 21:00,\n',
  'liga-nacional/fixtures-diamanteFinal': ',Final,,,,,\nDF-1,Ana,0,2,Caro,-,\n',
  'copa-argentina/fixtures-cup': ',Final,,,,,\nF-1,Ana,2,0,Dani,-,\n',
};

/** The folder with some sheets changed; `null` removes a sheet. */
export function folder(changes: Readonly<Record<string, string | null>> = {}): SeasonFolder {
  const entries = Object.entries({ ...sheets, ...changes }).flatMap(([name, text]) =>
    text === null ? [] : [[name, text] as const],
  );
  return { path: 'temporadas/2025', file: seasonFile, sheets: new Map(entries) };
}
