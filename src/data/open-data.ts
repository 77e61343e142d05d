/** Lists the open data files (docs/product.md, «Open data»). */
import { absoluteUrl, openDataPath, playerPath } from '../config/addresses.ts';
import { competitionKey, withDe, genericWithDe } from '../config/competitions.ts';
import { competitions, site, type National } from '../config/site.ts';
import { corrections } from './results.ts';
import { platformId, platformIds, players, rankingWithPages } from './players.ts';
import { season } from './season.ts';
import { qualifiers } from './documents.ts';
import { formerNicks } from '../sources/player-key.ts';
import { writeRankingFile } from '../sources/sheets/ranking.ts';
import { listNames } from '../lib/text.ts';
import { formatIso } from '../lib/time.ts';
import { duelRow, duelsTable, formatFile, tableRows } from '../outputs/open-data.ts';

interface DataFile {
  /** Name of the files, without extension. */
  name: string;
  title: string;
  /** What there is; docs/datos-abiertos.md has the fields. */
  description: string;
  /** Returns the text of the JSON file. */
  json: () => Promise<string>;
  /** The same rows as CSV. Absent for files without a table. */
  csv?: () => Promise<string>;
}

const withGroups = competitions.filter(({ divisions }) => divisions.length > 0);

const standingsFile: DataFile = {
  name: 'posiciones',
  title: `Posiciones ${listNames(withGroups.map(genericWithDe))}`,
  description: 'Las filas de cada grupo, en orden.',
  json: async () => {
    const divisions = (await season()).divisions.map(({ config, competition, groups }) => ({
      id: config.id,
      name: config.name,
      // Undefined leaves the field out of the file.
      competition: withGroups.length > 1 ? competitionKey(competition) : undefined,
      groups: groups.map(({ id, name, standings }) => ({ id, name, rows: tableRows(standings) })),
    }));
    return formatFile({ divisions });
  },
};

const rankingFile: DataFile = {
  name: 'ranking',
  title: 'Ranking',
  description: 'Todos los jugadores por MAX Elo.',
  json: async () => writeRankingFile(await rankingWithPages()),
};

const qualifiersFile = (national: National): DataFile => ({
  name: 'clasificatorios',
  title: `Clasificatorios ${withDe(national)}`,
  description: 'Fecha, lugar y contacto de cada uno.',
  json: async () =>
    formatFile({
      qualifiers: (await qualifiers()).map(
        ({ id, date, isCancelled, place, city, province, contact }) => ({
          id,
          date: date && formatIso(date),
          cancelled: isCancelled,
          place,
          city,
          province: province?.name ?? null,
          contact,
        }),
      ),
    }),
});

const playersFile: DataFile = {
  name: 'jugadores',
  title: 'Jugadores',
  description: 'Quienes tienen página, con sus nicks de antes.',
  json: async () =>
    formatFile({
      players: (await players()).map(({ slug, profile }) => ({
        nick: profile.nick,
        url: absoluteUrl(playerPath(slug)),
        id: platformId(profile),
        former: formerNicks(profile.nick),
      })),
    }),
};

const duelsFile: DataFile = {
  name: 'duelos',
  title: 'Duelos y resultados',
  description: 'Una fila por duelo de lo que se juega, también sin jugar.',
  // The page in `license` says how the data may be used. No other file has the field; here it stays for its readers.
  json: async () => {
    const idOf = await platformIds();
    const duels = (await season()).matches.map((match) => duelRow(match, idOf));
    return formatFile({ license: absoluteUrl(openDataPath), duels });
  },
  csv: async () => duelsTable((await season()).matches, await platformIds()),
};

const correctionsFile: DataFile = {
  name: 'correcciones',
  title: 'Correcciones',
  description: 'Resultados que se publicaron y después cambiaron.',
  json: async () => formatFile({ corrections: await corrections() }),
};

/** All files, in the order of the page about open data. */
export const dataFiles: readonly DataFile[] = [
  ...(site.ranking ? [rankingFile] : []),
  playersFile,
  ...(withGroups.length > 0 ? [standingsFile] : []),
  ...(competitions.length > 0 ? [duelsFile] : []),
  correctionsFile,
  ...(site.national ? [qualifiersFile(site.national)] : []),
];
