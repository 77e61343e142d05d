/** Lists the open data files, with their contents and descriptions (docs/product.md, «Open data»). */
import { absoluteUrl, newsPath, openDataPath, playerPath } from '../config/addresses.ts';
import { keyOf, ofCompetition, ofGeneric } from '../config/competitions.ts';
import { competitions, site, type Competition, type National } from '../config/site.ts';
import { corrections } from './results.ts';
import { allNews } from './news.ts';
import { platformIds, players, rankingWithPages } from './players.ts';
import { competitionSeason, season } from './season.ts';
import { qualifiers } from './national.ts';
import { formerNicks } from '../sources/player-key.ts';
import { writeRankingFile } from '../sources/sheets/ranking.ts';
import { listNames, slug } from '../lib/text.ts';
import { formatIso } from '../lib/time.ts';
import type { Division } from '../season/model.ts';
import { duelRow, duelsTable, formatFile, roundsOf, tableRows } from '../outputs/open-data.ts';

interface DataFile {
  name: string;
  title: string;
  /** What there is; docs/datos-abiertos.md has the fields. */
  description: string;
  json: () => Promise<string>;
  /** The same rows as CSV. Absent for files without a table. */
  csv?: () => Promise<string>;
}

const withGroups = competitions.filter(({ divisions }) => divisions.length > 0);
const withBrackets = competitions.filter(({ fixture }) => fixture !== null);

/** Formats a file with an entry for each division. @param contentOf Fields of a division's entry. */
async function divisionsFile(contentOf: (division: Division) => object): Promise<string> {
  const divisions = (await season()).divisions.map((division) => ({
    id: division.config.id,
    name: division.config.name,
    ...(withGroups.length > 1 && { competition: keyOf(division.competition) }),
    ...contentOf(division),
  }));
  return formatFile({ divisions });
}

const groupCompetitions = listNames(withGroups.map(ofGeneric));

const groupFiles: readonly DataFile[] = [
  {
    name: 'posiciones',
    title: `Posiciones ${groupCompetitions}`,
    description: 'Las filas de cada grupo, en orden.',
    json: () =>
      divisionsFile(({ groups }) => ({
        groups: groups.map(({ id, name, standings }) => ({ id, name, rows: tableRows(standings) })),
      })),
  },
  {
    name: 'fixture',
    title: `Fixture ${groupCompetitions}`,
    description: 'Los grupos y las definiciones de cada división, con sus fechas y duelos.',
    json: () =>
      divisionsFile(({ groups, playoffs }) => ({
        groups: groups.map(({ id, name, stage }) => ({ id, name, rounds: roundsOf(stage) })),
        playoffs: playoffs.map(({ name, stage }) => ({ name, rounds: roundsOf(stage) })),
      })),
  },
];

/** File of a bracket, such as `copa.json`. */
const bracketFile = ({ id, shortName }: Competition): DataFile => ({
  name: slug(shortName),
  title: shortName,
  description: 'Las fases, con sus duelos.',
  json: async () => {
    const bracket = (await competitionSeason(id))?.bracket;
    return formatFile({ rounds: roundsOf(bracket?.stage ?? { rounds: [] }) });
  },
});

const rankingFile: DataFile = {
  name: 'ranking',
  title: 'Ranking',
  description: 'Todos los jugadores por MAX Elo.',
  json: async () => writeRankingFile(await rankingWithPages()),
};

const qualifiersFile = (national: National): DataFile => ({
  name: 'clasificatorios',
  title: `Clasificatorios ${ofCompetition(national)}`,
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

export const dataFiles: readonly DataFile[] = [
  ...(site.ranking ? [rankingFile] : []),
  {
    name: 'jugadores',
    title: 'Jugadores',
    description: 'Quienes tienen página, con sus nicks de antes.',
    json: async () =>
      formatFile({
        players: (await players()).map(({ slug, profile: { nick, ranking: ranked } }) => ({
          nick,
          url: absoluteUrl(playerPath(slug)),
          id: ranked?.player.id || null,
          former: formerNicks(nick),
        })),
      }),
  },
  ...(withGroups.length > 0 ? groupFiles : []),
  ...withBrackets.map(bracketFile),
  {
    name: 'duelos',
    title: 'Duelos y resultados',
    description: 'Una fila por duelo de lo que se juega, también sin jugar.',
    // The license names the page that says how the data may be used.
    json: async () => {
      const [{ matches }, idOf] = [await season(), await platformIds()];
      const duels = matches.map((match) => duelRow(match, idOf));
      return formatFile({ license: absoluteUrl(openDataPath), duels });
    },
    csv: async () => duelsTable((await season()).matches, await platformIds()),
  },
  {
    name: 'correcciones',
    title: 'Correcciones',
    description: 'Resultados que se publicaron y después cambiaron.',
    json: async () => formatFile({ corrections: await corrections() }),
  },
  ...(site.national ? [qualifiersFile(site.national)] : []),
  {
    name: 'noticias',
    title: 'Índice de noticias',
    description: 'De la más nueva a la más vieja.',
    json: async () =>
      formatFile({
        news: (await allNews()).map(({ id, title, publishedAt }) => ({
          id,
          title,
          publishedAt: formatIso(publishedAt),
          url: absoluteUrl(newsPath(id)),
        })),
      }),
  },
];
