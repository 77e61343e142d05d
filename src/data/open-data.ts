/** Lists the open data files, with their contents and descriptions (docs/product.md, «Open data»). */
import { recordColumns } from '../config/schemas/columns.ts';
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
const recordLabels = recordColumns.map(({ label }) => label).join(', ');

const groupFiles: readonly DataFile[] = [
  {
    name: 'posiciones',
    title: `Posiciones ${groupCompetitions}`,
    description: `Por división y grupo, las filas en orden: position, player y los números de la tabla con sus nombres (${recordLabels}); si tiene otras columnas, en columns.`,
    json: () =>
      divisionsFile(({ groups }) => ({
        groups: groups.map(({ id, name, standings }) => ({ id, name, rows: tableRows(standings) })),
      })),
  },
  {
    name: 'fixture',
    title: `Fixture ${groupCompetitions}`,
    description:
      'Por división, los grupos y las definiciones con sus fechas: de cada fecha, name, interval, from y to (el primer día y el último; null si no se saben); de cada duelo, code, id, home, away, homeScore y awayScore (null sin jugar), schedule, date, time, link, outcome, winner, withdrawn y movedTo, como en «Duelos y resultados».',
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
  description:
    'Las fases: name, interval, from y to (null si no se saben), y sus duelos como en «Duelos y resultados».',
  json: async () => {
    const bracket = (await competitionSeason(id))?.bracket;
    return formatFile({ rounds: roundsOf(bracket?.stage ?? { rounds: [] }) });
  },
});

const rankingFile: DataFile = {
  name: 'ranking',
  title: 'Ranking',
  description:
    'Cada jugador como lista: nick, Elo actual, MAX Elo, la partida de su mejor marca y la dirección de su página (o null). Por MAX Elo, de mayor a menor.',
  json: async () => writeRankingFile(await rankingWithPages()),
};

const qualifiersFile = (national: National): DataFile => ({
  name: 'clasificatorios',
  title: `Clasificatorios ${ofCompetition(national)}`,
  description:
    'De cada uno: id, date (ISO 8601, con huso horario; null si está a confirmar), cancelled (si se canceló), place, city, province (o null) y contact (label y url, o null).',
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
    description:
      'Quienes tienen página: nick, url, id (su número en la plataforma, o null) y former (sus nicks de antes).',
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
    description: `Una fila por duelo de lo que se juega: competition (${competitions.map(keyOf).join(' o ')}), season, division (id; null donde no hay divisiones), stage, round, code, id (parte de su dirección: no cambia en toda la temporada), url, home, away, homeScore y awayScore (null sin jugar), schedule: lo que dice la celda del fixture (null si no dice nada), date y time: cuándo se juega según los duelos del día o, si no, el fixture (null sin acordar), link, homeId y awayId: los números de los jugadores en la plataforma (null si no se saben), outcome (played, walkover si fue por W.O., withdrawal si alguien se bajó, postponed, moved si se juega en otra fila, open; null si queda libre), winner (home, away o null), withdrawn: quién se bajó (home, away, both o null) y movedTo: el id de la fila en la que se juega (o null).`,
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
    description:
      'Resultados que se publicaron y después cambiaron, de lo más nuevo a lo más viejo: day, season, id (del duelo), place, home, away, change (resultado, duelo, si ya no figura, o campeón, de una temporada terminada; antes también jugador y día), before y after.',
    json: async () => formatFile({ corrections: await corrections() }),
  },
  ...(site.national ? [qualifiersFile(site.national)] : []),
  {
    name: 'noticias',
    title: 'Índice de noticias',
    description: 'De la más nueva a la más vieja: id, title, publishedAt y url.',
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
