/** What happens to sheets. */
import {
  cells,
  changed,
  insertBefore,
  insertColumn,
  removeRow,
  renamed,
  reorder,
  rowWith,
  without,
  write,
  type Mistake,
} from './mistake.ts';

/** A ranking row's facts: id, nick, Elo, MAX Elo, link. */
const ranking: Mistake[] = (
  [
    ['a blank row above', cells((rows) => [[''], ...rows]), 'same', null],
    ['a title above', cells((rows) => [['Ranking'], ...rows]), 'same', null],
    ['a blank row among players', insertBefore('PampaTiles', ['']), 'same', null],
    ['a column before all', insertColumn(0), 'same', null],
    ['a column in the middle', insertColumn(3, 'Notas'), 'same', null],
    ['columns in another order', reorder(2, 4, 3, 0, 5, 1), 'same', null],
    ['Elo and MAX Elo swapped with their headings', reorder(0, 1, 2, 4, 3, 5), 'same', null],
    [
      'headings written otherwise',
      write('ID', { 2: 'Nick', 3: 'Elo', 4: 'Máx. Elo' }),
      'same',
      null,
    ],
    [
      'Elo and MAX Elo swapped under their headings',
      cells((rows) =>
        rows.map((row, index) =>
          index === 0 ? row : row.with(3, row[4] ?? '').with(4, row[3] ?? ''),
        ),
      ),
      (facts) =>
        (facts as unknown[][]).map(([id, nick, elo, max, link]) => [id, nick, max, elo, link]),
      /mayor que el MAX Elo/,
    ],
    [
      'a heading gone and another moved',
      cells((rows) =>
        rows.map((row, index) =>
          index === 0 ? ['ID', 'Pos', 'Elo Actual', 'Jugador', 'MAX', 'Partida'] : row,
        ),
      ),
      'kept',
      /no hay encabezado/,
    ],
    [
      'nicks where Elo stands',
      cells((rows) => rows.map((row, index) => (index === 0 ? row : row.with(3, row[2] ?? '')))),
      'kept',
      /ahí van números de Elo/,
    ],
    [
      'the row of headings deleted',
      removeRow('ID'),
      without('PuenteAlsina'),
      /antes de los encabezados/,
    ],
    [
      'an Elo with a thin space',
      write('PampaTiles', { 3: '2 100', 4: '2 100' }),
      changed('PampaTiles', (fact) => fact.with(2, 2100).with(3, 2100)),
      null,
    ],
    [
      'an Elo with a comma',
      write('PampaTiles', { 3: '612,5' }),
      changed('PampaTiles', (fact) => fact.with(2, 612.5)),
      null,
    ],
    [
      'an Elo in words',
      write('PampaTiles', { 3: 'mucho' }),
      changed('PampaTiles', (fact) => fact.with(2, null)),
      /no es un número/,
    ],
    [
      'an Elo above the highest',
      write('PampaTiles', { 3: '999' }),
      changed('PampaTiles', (fact) => fact.with(2, 999)),
      /mayor que el MAX Elo/,
    ],
    [
      'a nick deleted',
      write('PampaTiles', { 2: '' }),
      renamed('PampaTiles', 'Sin Nick'),
      /falta el nick/,
    ],
    [
      'a nick twice',
      write('MonjeCiego', { 2: 'PampaTiles' }),
      renamed('MonjeCiego', 'PampaTiles'),
      /repetido/,
    ],
    [
      'a link that is none',
      write('PampaTiles', { 5: 'ver acá' }),
      changed('PampaTiles', (fact) => fact.with(4, null)),
      /dirección/,
    ],
    [
      'a row of two cells',
      insertBefore('PampaTiles', ['nota', 'importante']),
      'same',
      /menos de 5 columnas|no se sabe/,
    ],
    ['a formula that broke', write('PampaTiles', { 3: '#REF!' }), 'kept', /#REF!/],
    [
      'half of its rows gone',
      cells((rows) => rows.slice(0, rows.length / 2)),
      'kept',
      /antes había/,
    ],
    ['everything deleted', () => '', 'kept', /vacío/],
  ] satisfies [string, Mistake['edit'], Mistake['shows'], RegExp | null][]
).map(([name, edit, shows, says]) => ({ name, source: 'ranking', edit, shows, says }));

/** A standings row's facts: player and the six numbers. */
const standings: Mistake[] = (
  [
    ['a row inserted on top', cells((rows) => [[''], ...rows]), 'same', null],
    ['a row inserted above a group', insertBefore('GRUPO B', ['', '']), 'same', null],
    ['two rows inserted within a group', insertBefore('Parana_Gris', [''], ['']), 'same', null],
    ['the blank row between groups deleted', cells((rows) => rows.toSpliced(9, 1)), 'same', null],
    [
      'a note between title and headings',
      insertBefore('Pos', ['', 'Actualizado el lunes']),
      'same',
      null,
    ],
    ['the sheet’s title deleted', cells((rows) => rows.slice(1)), 'same', null],
    [
      'the groups’ titles deleted',
      cells((rows) => rows.map((row) => ((row[1] ?? '').startsWith('GRUPO') ? [''] : row))),
      'same',
      null,
    ],
    [
      'the groups’ titles deleted and a row inserted on top',
      cells((rows) => [
        [''],
        ...rows.map((row) => ((row[1] ?? '').startsWith('GRUPO') ? [''] : row)),
      ]),
      'same',
      null,
    ],
    [
      'the groups’ headings deleted',
      cells((rows) => rows.map((row) => (row[1] === 'Jugador' ? [''] : row))),
      'same',
      null,
    ],
    [
      'headings once, on top',
      cells((rows) => [
        rows[2] ?? [],
        ...rows.slice(1).map((row) => (row[1] === 'Jugador' ? [''] : row)),
      ]),
      'same',
      null,
    ],
    ['columns in another order', reorder(7, 1, 6, 5, 4, 3, 2, 0), 'same', null],
    ['a column before all', insertColumn(0), 'same', null],
    [
      'headings in words',
      cells((rows) =>
        rows.map((row) =>
          row[1] === 'Jugador'
            ? [
                'Pos',
                'Nick',
                'Duelos ganados',
                'Duelos perdidos',
                'Duelos jugados',
                'Partidas ganadas',
                'Partidas perdidas',
                'Diferencia',
              ]
            : row,
        ),
      ),
      'same',
      null,
    ],
    [
      'another table below',
      cells((rows) => [
        ...rows,
        [''],
        ['', 'PARTIDAS MÁS LARGAS'],
        ['Pos', 'Jugador', 'DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'],
        ['1', 'MeepleSur', '3', '1', '4', '6', '5', '1'],
      ]),
      'same',
      /no es de ningún grupo/,
    ],
    [
      'a player more in the first group',
      insertBefore('GRUPO B', ['7', 'TerceroNuevo', '0', '0', '0', '0', '0', '0']),
      (facts) => [
        [...(facts[0] as unknown[]), ['TerceroNuevo', 0, 0, 0, 0, 0, 0]],
        ...facts.slice(1),
      ],
      null,
    ],
    ['a player gone', removeRow('Alfil_Chaco'), without('Alfil_Chaco'), null],
    [
      'a row with a name only',
      write('Alfil_Chaco', { 2: '', 3: '', 4: '', 5: '', 6: '', 7: '' }),
      without('Alfil_Chaco'),
      /nombre y números/,
    ],
    [
      'a number in words',
      write('Alfil_Chaco', { 2: 'uno' }),
      changed('Alfil_Chaco', (fact) => fact.with(1, null)),
      /no es un número/,
    ],
    [
      'games that do not add up',
      write('Alfil_Chaco', { 4: '9' }),
      changed('Alfil_Chaco', (fact) => fact.with(3, 9)),
      /DJ es 9/,
    ],
    [
      'a difference that is wrong',
      write('Alfil_Chaco', { 7: '5' }),
      changed('Alfil_Chaco', (fact) => fact.with(6, 5)),
      /DifP es 5/,
    ],
    [
      'numbers that are not the results’',
      write('Alfil_Chaco', { 2: '2', 3: '1' }),
      changed('Alfil_Chaco', (fact) => fact.with(1, 2).with(2, 1)),
      /suman/,
    ],
    [
      'a player twice',
      write('Alfil_Chaco', { 1: 'Parana_Gris' }),
      renamed('Alfil_Chaco', 'Parana_Gris'),
      /ya está en la fila/,
    ],
    [
      'a heading deleted and columns moved',
      cells((rows) =>
        rows.map((row) =>
          row[1] === 'Jugador' ? ['Pos', 'Jugador', 'DP', 'DG', 'DJ', 'PG', 'PP', ''] : row,
        ),
      ),
      'kept',
      /no hay encabezado/,
    ],
    [
      'names where numbers stand',
      cells((rows) =>
        rows.map((row) => (/^\d+$/.test(row[0] ?? '') ? row.with(2, row[1] ?? '') : row)),
      ),
      'kept',
      /ahí van números/,
    ],
    ['a whole group deleted', cells((rows) => rows.slice(0, 10)), 'kept', /antes había/],
    ['a formula that broke', write('Alfil_Chaco', { 4: '#N/A' }), 'kept', /#N\/A/],
    ['a page instead of the sheet', () => '<!doctype html><p>Iniciá sesión', 'kept', /página HTML/],
  ] satisfies [string, Mistake['edit'], Mistake['shows'], RegExp | null][]
).map(([name, edit, shows, says]) => ({ name, source: 'standings-oro', edit, shows, says }));

/** A fixture's facts: rounds, each its name, its days and its duels as code, home, games, games, away. */
const fixture: Mistake[] = (
  [
    ['a blank row on top', cells((rows) => [[''], ...rows]), 'same', null],
    ['a blank row among duels', insertBefore('E-03', ['']), 'same', null],
    ['a column before all', insertColumn(0), 'same', null],
    ['columns in another order', reorder(6, 0, 1, 2, 3, 4, 5), 'same', null],
    [
      'rows of labels deleted',
      cells((rows) => rows.filter((row) => row[0] !== 'Duelo')),
      'same',
      null,
    ],
    [
      'a title in capitals',
      write('Fecha 2', { 1: 'FECHA 2' }),
      renamed('Fecha 2', 'FECHA 2'),
      null,
    ],
    [
      'a round’s title deleted',
      write('Fecha 2', { 1: '', 5: '' }),
      (facts) => {
        const [first, second, ...rest] = facts as [unknown, unknown, unknown[]][];
        return first && second
          ? [[first[0], first[1], [...first[2], ...second[2]]], ...rest]
          : facts;
      },
      /se borró un título/,
    ],
    [
      'a round’s title nobody knows',
      write('Fecha 2', { 1: 'Jornada 2' }),
      (facts) => (facts.length > 2 ? joined(facts) : facts),
      /no se reconoce/,
    ],
    [
      'days that cannot be read',
      write('Fecha 2', { 5: '28/9 al 31/31' }),
      changed('Fecha 2', (fact) => fact.with(1, '28/9 al 31/31')),
      /no se entienden/,
    ],
    [
      'rounds in the wrong order',
      write('Fecha 2', { 5: '1/8 al 14/8' }),
      changed('Fecha 2', (fact) => fact.with(1, '1/8 al 14/8')),
      /empieza antes/,
    ],
    [
      'a level result',
      write('E-03', { 2: '1', 3: '1' }),
      changed('E-03', (fact) => fact.with(2, 1).with(3, 1)),
      /igualado/,
    ],
    [
      'more games than there are',
      write('E-03', { 2: '3' }),
      changed('E-03', (fact) => fact.with(2, 3)),
      /se gana con 2/,
    ],
    [
      'half a result',
      write('E-03', { 2: '' }),
      changed('E-03', (fact) => fact.with(2, null).with(3, null)),
      /falta uno de los dos/,
    ],
    [
      'a result in words',
      write('E-03', { 2: 'dos' }),
      changed('E-03', (fact) => fact.with(2, null).with(3, null)),
      /no es un número de juegos/,
    ],
    [
      'a player against oneself',
      write('E-03', { 4: 'AbadMitre' }),
      changed('E-03', (fact) => fact.with(4, 'AbadMitre')),
      /mismo jugador/,
    ],
    [
      'a nick misspelt',
      write('E-03', { 1: 'AbadMitr' }),
      changed('E-03', (fact) => fact.with(1, 'AbadMitr')),
      /no está en el ranking/,
    ],
    [
      'a player twice in a round',
      write('E-03', { 1: 'Tordillo77' }),
      changed('E-03', (fact) => fact.with(1, 'Tordillo77')),
      /dos veces en Fecha 1/,
    ],
    [
      'a pair twice in a round',
      write('E-03', { 1: 'Tordillo77', 4: 'LaTorreCeleste' }),
      changed('E-03', (fact) => fact.with(1, 'Tordillo77').with(4, 'LaTorreCeleste')),
      /ya está en Fecha 1/,
    ],
    [
      'a code twice',
      write('E-03', { 0: 'E-02' }),
      changed('E-03', (fact) => fact.with(0, 'E-02')),
      /el código ya está/,
    ],
    ['a code deleted', write('E-03', { 0: '' }), without('E-03'), /faltan el código/],
    ['a player deleted', write('E-03', { 1: '' }), without('E-03'), /faltan el código/],
    [
      'a rival deleted',
      write('E-03', { 4: '' }),
      changed('E-03', (fact) => fact.with(4, '')),
      /falta el rival/,
    ],
    [
      'a link that is none',
      write('E-02', { 6: 'mesa 4' }),
      changed('E-02', (fact) => fact.with(6, null)),
      /dirección/,
    ],
    [
      'duels before the first round',
      cells((rows) => rows.toSpliced(2, 1)),
      (facts) => facts.slice(1),
      /antes de la primera fecha/,
    ],
    ['most of it deleted', cells((rows) => rows.slice(0, 12)), 'kept', /antes había/],
  ] satisfies [string, Mistake['edit'], Mistake['shows'], RegExp | null][]
).map(([name, edit, shows, says]) => ({ name, source: 'fixtures-elite', edit, shows, says }));

/** Facts of a fixture whose second round lost its title. */
function joined(facts: readonly unknown[]): unknown {
  const [first, second, ...rest] = facts as [unknown, unknown, unknown[]][];
  return first && second ? [[first[0], first[1], [...first[2], ...second[2]]], ...rest] : facts;
}

const cup: Mistake[] = (
  [
    [
      'a winner who lost',
      write('8vos-1', { 1: 'RioDePlata' }),
      changed('8vos-1', (fact) => fact.with(1, 'RioDePlata')),
      /perdió en 16avos/,
    ],
    [
      'a phase nobody knows',
      write('16avos de Final', { 1: 'Ronda de 32' }),
      joined,
      /no se reconoce/,
    ],
    [
      'a second final',
      cells((rows) => [...rows, ['F-2', 'Ganador SF-1', '', '', 'Ganador SF-2']]),
      (facts) => {
        const all = facts as [unknown, unknown, unknown[]][];
        const last = all.at(-1);
        return last
          ? all.with(-1, [
              last[0],
              last[1],
              [...last[2], ['F-2', 'Ganador SF-1', null, null, 'Ganador SF-2', '-', null]],
            ])
          : facts;
      },
      /más de un duelo en la final/,
    ],
  ] satisfies [string, Mistake['edit'], Mistake['shows'], RegExp | null][]
).map(([name, edit, shows, says]) => ({ name, source: 'fixtures-cup', edit, shows, says }));

/** The link of the row that is changed, and of no other. */
const game = 'https://example.com/partida/878590615';

/** A daily duel's facts: division, home, away, day, hour, link. */
const duels: Mistake[] = (
  [
    ['a blank row on top', cells((rows) => [[''], ...rows]), 'same', null],
    ['columns in another order', reorder(5, 3, 1, 2, 0, 4), 'same', null],
    ['a column in the middle', insertColumn(2, 'vs'), 'same', null],
    [
      'headings written otherwise',
      write('Local', { 0: 'Categoría', 1: 'Jugador 1', 2: 'Jugador 2', 3: 'Horario', 5: 'Día' }),
      'same',
      null,
    ],
    [
      'a division that does not exist',
      write(game, { 0: 'Platino' }),
      changed(game, (fact) => fact.with(0, 'Platino')),
      /quisiste decir «Platinum»|no es una división/,
    ],
    [
      'last year’s date',
      write(game, { 5: '9/11/2025' }),
      changed(game, (fact) => fact.with(3, '2025-11-09')),
      /es de hace \d+ días/,
    ],
    [
      'a date of the year after next',
      write(game, { 5: '9/11/2028' }),
      changed(game, (fact) => fact.with(3, '2028-11-09')),
      /es dentro de \d+ días/,
    ],
    ['a date of month 13', write(game, { 5: '9/13/2026' }), without(game), /no es día\/mes\/año/],
    ['an hour in words', write(game, { 3: 'a la noche' }), without(game), /la hora no es/],
    ['a player deleted', write(game, { 1: '' }), without(game), /falta un jugador/],
    [
      'a division deleted',
      write(game, { 0: '' }),
      changed(game, (fact) => fact.with(0, '')),
      /falta la categoría/,
    ],
    [
      'a nick misspelt',
      write(game, { 1: 'HorneroVelos' }),
      changed(game, (fact) => fact.with(1, 'HorneroVelos')),
      /no está en el ranking/,
    ],
    [
      'a note below',
      cells((rows) => [...rows, ['Faltan', 'confirmar', 'dos']]),
      'same',
      /no es día|no se sabe/,
    ],
    [
      'dates where hours stand',
      cells((rows) => rows.map((row, index) => (index === 0 ? row : row.with(3, row[5] ?? '')))),
      'kept',
      /ahí van horas/,
    ],
    [
      'a duel twice',
      cells((rows) => [...rows, rows[rowWith(rows, game)] ?? []]),
      (facts) => [...facts, facts[1]],
      /ya está en la fila/,
    ],
  ] satisfies [string, Mistake['edit'], Mistake['shows'], RegExp | null][]
).map(([name, edit, shows, says]) => ({ name, source: 'duels-league', edit, shows, says }));

export const sheetMistakes: readonly Mistake[] = [
  ...ranking,
  ...standings,
  ...fixture,
  ...cup,
  ...duels,
];
