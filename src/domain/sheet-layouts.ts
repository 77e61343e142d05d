/**
 * What organisers write in each kind of sheet, column by column from A on: for the reference and for
 * templates. The parsers beside this file know the same columns by their places.
 */

export interface SheetColumn {
  /** Empty where the sheet has none. */
  heading: string;
  /** What it says and where it is shown, in Spanish. */
  says: string;
  example: string;
  /** What is done with a cell that is wrong, in Spanish; empty where anything goes. */
  wrong: string;
}

const link = (says: string): SheetColumn => ({
  heading: 'Link',
  says,
  example: 'https://partida.example/1',
  wrong: 'lo que no es una dirección no se muestra, y se observa',
});

const asZero = 'lo que no es un número se toma como 0, y se observa';

const number = (heading: string, says: string, example: string): SheetColumn => ({
  heading,
  says,
  example,
  wrong: asZero,
});

export const sheetLayouts = {
  ranking: [
    {
      heading: 'ID',
      says: 'Número del jugador en la plataforma: de él sale el enlace a su perfil.',
      example: '12345',
      wrong: 'sin él, no hay enlace',
    },
    {
      heading: 'Pos',
      says: 'No se usa: el sitio ordena por MAX Elo.',
      example: '1',
      wrong: '',
    },
    {
      heading: 'Jugador',
      says: 'Nick, igual que en las demás hojas: une al jugador con sus duelos.',
      example: 'MeepleSur',
      wrong: 'sin nick se muestra «Sin Nick»; uno repetido se muestra dos veces, y se observa',
    },
    number('Elo Actual', 'Elo de hoy: ranking y página del jugador.', '612,5'),
    number('MAX Elo', 'El mejor que tuvo: ordena el ranking.', '640'),
    link('La partida de su mejor Elo.'),
  ],
  standings: [
    { heading: 'Pos', says: 'No se usa: el sitio ordena.', example: '1', wrong: '' },
    {
      heading: 'Jugador',
      says: 'Nick, igual que en el fixture.',
      example: 'MeepleSur',
      wrong: 'una fila sin nick o sin ningún número no se muestra, y se observa',
    },
    number('DG', 'Duelos ganados.', '3'),
    number('DP', 'Duelos perdidos.', '1'),
    number('DJ', 'Duelos jugados.', '4'),
    number('PG', 'Partidas ganadas.', '7'),
    number('PP', 'Partidas perdidas.', '3'),
    number('DifP', 'Diferencia de partidas.', '4'),
  ],
  fixture: [
    {
      heading: 'Duelo',
      says: 'Código del duelo, que no se repite en la hoja.',
      example: 'E-01',
      wrong: 'una fila sin código, con lo demás, no se muestra, y se observa',
    },
    {
      heading: 'Jugador',
      says: 'Quién juega. En la fila que abre una fecha o fase, su nombre: Fecha 1.',
      example: 'MeepleSur',
      wrong: 'un nombre de fecha que no se conoce deja sus duelos en la anterior, y se observa',
    },
    {
      heading: 'Pts',
      says: 'Partidas que ganó; vacío mientras no se jugó.',
      example: '2',
      wrong: 'sin los dos números el duelo figura sin jugar, y se observa',
    },
    {
      heading: 'Pts',
      says: 'Partidas que ganó el rival.',
      example: '1',
      wrong: 'igual',
    },
    {
      heading: 'Jugador',
      says: 'El rival.',
      example: 'LaTorreCeleste',
      wrong: 'sin rival y sin resultado, figura libre',
    },
    {
      heading: 'Programación',
      says: 'Cuándo se juega. En la fila que abre una fecha, sus días: 9/11 al 22/11.',
      example: 'Jue 19/11 21:00',
      wrong: 'se muestra como está; si los días de una fecha no se entienden, se observa',
    },
    link('La partida, o dónde se transmite.'),
  ],
  duels: [
    {
      heading: 'División',
      says: 'División de la liga, con el nombre de league.yaml; en la copa, la fase.',
      example: 'Primera',
      wrong: 'vacía, el duelo se muestra sin ella, y se observa',
    },
    {
      heading: 'Local',
      says: 'Quién juega.',
      example: 'MeepleSur',
      wrong: 'sin los dos jugadores no se muestra, y se observa',
    },
    { heading: 'Visitante', says: 'El rival.', example: 'LaTorreCeleste', wrong: 'igual' },
    {
      heading: 'Hora',
      says: 'Hora de la comunidad.',
      example: '21:00:00',
      wrong: 'si no se entiende, el duelo no se muestra, y se observa',
    },
    link('La partida, o dónde se transmite.'),
    {
      heading: 'Fecha',
      says: 'Día, mes y año.',
      example: '19/11/2026',
      wrong: 'si no se entiende, el duelo no se muestra, y se observa',
    },
  ],
} as const satisfies Record<string, readonly SheetColumn[]>;
