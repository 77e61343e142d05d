/** A small season’s folder, valid unless a test changes it. */
import type { SeasonFile, SeasonFolder } from '../../../src/seasons/season-file.ts';

export const seasonFile: SeasonFile = {
  id: '2025',
  name: 'Edición cero',
  years: [2025],
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
  cup: { edition: 'Edición cero' },
};

const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';

export const sheets: Readonly<Record<string, string>> = {
  'standings-diamante': `Liga\n${labels}\n1,Beto,0,1,1,1,2,-1\n2,Ana,1,0,1,2,1,1\n${labels}\n1,Caro,0,0,0,0,0,0\n`,
  'fixtures-diamanteA': ',Fecha 1,,,,1/3 al 7/3,\nD-1,Ana,2,1,Beto,Lun 2/3 21:00,\n',
  'fixtures-diamanteFinal': ',Final,,,,,\nDF-1,Ana,0,2,Caro,-,\n',
  'fixtures-cup': ',Final,,,,,\nF-1,Ana,2,0,Dani,-,\n',
};

/** The folder with some sheets changed, `null` removing one. */
export function folder(changes: Readonly<Record<string, string | null>> = {}): SeasonFolder {
  const entries = Object.entries({ ...sheets, ...changes }).flatMap(([name, text]) =>
    text === null ? [] : [[name, text] as const],
  );
  return { path: 'temporadas/2025', file: seasonFile, sheets: new Map(entries) };
}
