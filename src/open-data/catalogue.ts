/** The files of data there are, as the page about them lists them. */

export const dataFiles = [
  {
    name: 'ranking',
    title: 'Ranking',
    description:
      'Cada jugador como lista: nick, Elo actual, MAX Elo y la partida de su mejor marca (o null). Por MAX Elo, de mayor a menor.',
  },
  {
    name: 'posiciones',
    title: 'Posiciones de la liga',
    description:
      'Por división y grupo, las filas en orden: position, player y los números de la tabla con sus nombres (DG, DP, DJ, PG, PP, DifP).',
  },
  {
    name: 'fixture',
    title: 'Fixture de la liga',
    description:
      'Por división, los grupos y las definiciones con sus fechas: de cada duelo, code, home, away, homeScore y awayScore (null sin jugar), schedule como está en la planilla, y link.',
  },
  {
    name: 'copa',
    title: 'Copa',
    description: 'Las fases, con los mismos datos de cada duelo que el fixture de la liga.',
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
] as const;

export type DataFileName = (typeof dataFiles)[number]['name'];
