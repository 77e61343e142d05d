/** The files of data there are, as the page about them lists them. */
import { site } from '../config/site.ts';

/** What a file is about, where the community may have none. */
type About = 'league' | 'cup';

const all = [
  {
    name: 'ranking',
    title: 'Ranking',
    description:
      'Cada jugador como lista: nick, Elo actual, MAX Elo y la partida de su mejor marca (o null). Por MAX Elo, de mayor a menor.',
  },
  {
    name: 'posiciones',
    about: 'league',
    title: 'Posiciones de la liga',
    description:
      'Por división y grupo, las filas en orden: position, player y los números de la tabla con sus nombres (DG, DP, DJ, PG, PP, DifP).',
  },
  {
    name: 'fixture',
    about: 'league',
    title: 'Fixture de la liga',
    description:
      'Por división, los grupos y las definiciones con sus fechas: de cada duelo, code, home, away, homeScore y awayScore (null sin jugar), schedule como está en la planilla, y link.',
  },
  {
    name: 'copa',
    about: 'cup',
    title: 'Copa',
    description: 'Las fases, con los mismos datos de cada duelo que el fixture de la liga.',
  },
  {
    name: 'duelos',
    title: 'Duelos y resultados',
    description:
      'Una fila por duelo de lo que se juega: competition (league o cup), season, division (id; null fuera de la liga), stage, round, code, id (parte de su dirección: no cambia en toda la temporada), url, home, away, homeScore y awayScore (null sin jugar), schedule como está en la planilla (null sin acordar), date y time si están en los duelos del día, link, y homeId y awayId: los números de los jugadores en la plataforma (null si no se saben).',
    csv: true,
  },
  {
    name: 'clasificatorios',
    title: 'Clasificatorios del Nacional',
    description:
      'De cada uno: id, date (ISO 8601, con huso horario), place, city, province (o null) y contact (label y url, o null).',
  },
  {
    name: 'noticias',
    title: 'Índice de noticias',
    description: 'De la más nueva a la más vieja: id, title, publishedAt y url.',
  },
] as const satisfies readonly {
  name: string;
  title: string;
  description: string;
  about?: About;
  /** Whether there is a table of the same rows besides. */
  csv?: true;
}[];

export type DataFileName = (typeof all)[number]['name'];

export const dataFiles = all.filter((file) => !('about' in file) || site[file.about] !== null);
