import { describe, expect, test } from 'vitest';
import type { WeeklyRating } from '../../../src/domain/elo-history.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { addDays } from '../../../src/domain/time.ts';
import { dataOf, readSource } from '../../../src/snapshot/parse.ts';
import { checkRelations } from '../../../src/snapshot/relations.ts';
import { collectionText } from './builder.ts';

const now = new Date('2026-11-20T18:00:00Z');

type Texts = Partial<Record<SourceName, string>>;

/** The contradictions between sources with these texts, a line each; the others are absent. */
function contradictions(texts: Texts, history: readonly WeeklyRating[] = []): string[] {
  const readings = (Object.entries(texts) as [SourceName, string][]).map(
    ([name, text]) => [name, readSource(name, text)] as const,
  );
  const moment = { now, today: '2026-11-20', history };
  return checkRelations(dataOf(readings), moment).map(
    ({ source, row, column, value, reason, advice }) =>
      `${source} ${row} ${column} «${value}»: ${reason} → ${advice}`,
  );
}

/** Where they are found, and of what. */
const places = (texts: Texts): string[] =>
  contradictions(texts).map((line) => line.slice(0, line.indexOf('»') + 1));

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const ranking = (...nicks: string[]) =>
  lines('ID,Pos,Jugador,Elo,MAX', ...nicks.map((nick, row) => `${row},${row},${nick},500,600`));
const round = (name: string, interval = '') => `,${name},,,,${interval},`;
const pending = (code: string, home: string, away: string) => `${code},${home},,,${away},,`;
const result = (code: string, home: string, score: string, away: string) =>
  `${code},${home},${score.replace('-', ',')},${away},,`;
const team = (nick: string) => collectionText('current-national-team', { nick });
/** A daily-duels sheet; the duels stand from row 2 on. */
const schedule = (...rows: string[]) =>
  lines(
    'División,Local,Visitante,Hora,Link,Fecha',
    ...rows.map((row) => row.replace('@', '21:00:00,')),
  );

// That each slip of the table (tests/mistakes) is told is not asked here again: only where it is, and is not.

describe('a nick that is not in the ranking', () => {
  const fixture = lines(round('Semifinales'), pending('X-1', 'Ana', 'Betto'));

  test.each<[SourceName, string, string]>([
    ['current-national-team', team('Anna'), 'current-national-team-1 nick «Anna»'],
    ['fixtures-oroFinals', fixture, '2 E «Betto»'],
    ['duels-cup', schedule('Final,Ana,Betto,@,18/11/2026'), '2 C «Betto»'],
  ])('is reported in %s, by its row and column or document and field', (source, text, place) => {
    expect(contradictions({ ranking: ranking('Ana', 'Beto'), [source]: text })).toEqual([
      `${source} ${place}: el nick no está en el ranking → revisá cómo está escrito acá y en la hoja del ranking`,
    ]);
    // Without players in the ranking, or without a ranking, nobody is looked for.
    expect(contradictions({ ranking: ranking(), [source]: text })).toEqual([]);
    expect(contradictions({ [source]: text })).toEqual([]);
  });

  test.each([
    ['in other capitals', 'ÑANDUBAYÉ', 0],
    ['without an accent', 'Ñandubaye', 1],
    ['of a bye', 'BYE', 0],
    ['to be known', 'Ganador 8vos-2', 0],
  ])('may be one %s: «%s», %d remarks', (_, nick, count) => {
    const fixture = lines(round('Final'), `X-1,Ana,,,${nick},,`);
    const texts = { ranking: ranking('Ana', 'Ñandubayé'), 'fixtures-oroFinals': fixture };
    expect(contradictions(texts)).toHaveLength(count);
  });
});

describe('standings against the fixture’s results', () => {
  const heading = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
  const elite = (...rows: string[]) => lines('Liga', ',ÉLITE,,,,,,', heading, ...rows);
  // Ana: won 2–1, won 2–0, level 1–1. Beto: lost, level.
  const results = lines(
    round('Fecha 1'),
    result('E-1', 'Ana', '2-1', 'Beto'),
    round('Fecha 2'),
    result('E-2', 'Caro', '0-2', 'Ana'),
    round('Fecha 3'),
    result('E-3', 'Beto', '1-1', 'Ana'),
  );
  const ana = [2, 0, 3, 5, 2, 3];
  const check = (table: string, fixture = results) =>
    contradictions({ 'standings-elite': table, 'fixtures-elite': fixture }).filter((line) =>
      line.startsWith('standings'),
    );

  const one = (score: string) => lines(round('Fecha 1'), result('E-1', 'Ana', score, 'Beto'));

  test.each<[string, string[], string]>([
    ['the player is in other capitals', [`1,ANA,${ana.join()}`], results],
    ['a level duel is played, neither won nor lost', ['1,Ana,0,0,1,1,1,0'], one('1-1')],
    ['«0-0» is no result', ['1,Ana,0,0,0,0,0,0'], one('0-0')],
    ['«2-» is no result', ['1,Ana,0,0,0,0,0,0'], one('2-')],
  ])('agree where %s', (_, rows, fixture) => {
    expect(check(elite(...rows), fixture)).toEqual([]);
  });

  test('are not compared without the group’s own fixture', () => {
    const wrong = { 'standings-elite': elite('1,Ana,9,9,9,9,9,9') };
    expect(contradictions({ ...wrong, 'fixtures-oroA': results })).toEqual([]);
  });
});

describe('two rows for one duel', () => {
  const duel = pending('O-1', 'Ana', 'Beto');
  const other = (home: string, away: string) => pending('O-2', home, away);
  const twice = 'el duelo ya está en Fecha 1, fila 2 → dejá una sola fila por duelo';
  const code =
    'el código ya está en la fila 2 (Ana y Beto) → dejá una sola fila por duelo, o cambiá el código';
  const open = (home: string, away: string) => [pending('O-1', home, away), other(home, away)];

  test.each<[string, string[], string[]]>([
    ['its sides swapped', [duel, other('BETO', 'ana')], [`3 B «BETO y ana»: ${twice}`]],
    ['a pair in two rounds', [duel, round('Fecha 2'), other('Beto', 'Ana')], []],
    ['one that is not known', open('Ana', 'A definir'), []],
    ['a bye', open('Ana', 'BYE'), []],
    ['a code twice, in capitals', [duel, pending('o-1', 'Caro', 'Dani')], [`3 A «o-1»: ${code}`]],
    ['code and pair twice, which is one problem', [duel, duel], [`3 A «O-1»: ${code}`]],
  ])('%s', (_, rows, said) => {
    const fixture = lines(round('Fecha 1'), ...rows);
    const expected = said.map((line) => `fixtures-oroA ${line}`);
    expect(contradictions({ 'fixtures-oroA': fixture })).toEqual(expected);
    // Fixtures may share codes.
    expect(contradictions({ 'fixtures-oroA': fixture, 'fixtures-oroB': fixture })).toHaveLength(
      2 * said.length,
    );
  });
});

describe('a row that is gone, or stands elsewhere', () => {
  const table = (...players: string[]) =>
    lines(
      'Liga',
      ',ÉLITE,,,,,,',
      'Pos,Jugador,DG,DP,DJ,PG,PP,DifP',
      ...players.map((player) => `1,${player},0,0,0,0,0,0`),
    );
  const all = [
    pending('E-1', 'Ana', 'Beto'),
    pending('E-2', 'Ana', 'Caro'),
    pending('E-3', 'Beto', 'Caro'),
  ];
  const [first = '', second = '', third = ''] = all;
  /** Duels of these codes, in one phase. */
  const cup = (...codes: string[]): Texts => {
    const duels = codes.map((code) => pending(code, `Ana ${code}`, `Beto ${code}`));
    return { 'fixtures-cup': lines(round('Semifinales'), ...duels) };
  };
  const groupOf = (players: string[], duels: string[]): Texts => ({
    'standings-elite': table(...players),
    'fixtures-elite': lines(...duels.flatMap((duel, index) => [round(`Fecha ${index + 1}`), duel])),
  });
  const everybody = ['Ana', 'Beto', 'Caro'];

  test.each<[string, Texts, string[]]>([
    ['nothing', groupOf(everybody, all), []],
    ['a fixture that is not whole yet', groupOf(everybody, [first]), []],
    ['rows exchanged', groupOf(everybody, [first, third, second]), ['fixtures-elite 6 A «E-2»']],
    ['two of the cup exchanged', cup('8vos-2', '8vos-1', '4tos-1'), ['fixtures-cup 3 A «8vos-1»']],
    ['two of its phases exchanged', cup('SF-1', 'F-1', 'SF-2'), ['fixtures-cup 4 A «SF-2»']],
    ['a slot of the cup left out', cup('8vos-1', '8vos-3'), []],
  ])('%s', (_, texts, found) => {
    expect(places(texts)).toEqual(found);
  });
});

describe('a rating against the weeks before', () => {
  /** Weeks of Ana, the last one this week’s; `612/640` is Elo and highest Elo. */
  const weeksOf = (weeks: string): WeeklyRating[] =>
    weeks.split(' ').map((rating, index, { length }) => {
      const [elo, maxElo] = rating.split('/').map((text) => (text === '-' ? null : Number(text)));
      const week = addDays('2026-11-16', 7 * (index + 1 - length));
      return { week, id: '1', nick: 'Ana', elo: elo ?? null, maxElo: maxElo ?? null };
    });
  const sheet = (elo: string, maxElo: string) =>
    lines('ID,Pos,Jugador,Elo,MAX', `1,1,Ana,"${elo}","${maxElo}"`);

  test.each([
    ['rises', '600/640 612/640', '650', '650', []],
    ['has no week before', '-/-', '650', '6500', ['E «6500»']],
    ['is wrong in the history, too', '612/676 612/676 612/6766', '612', '6766', ['E «6766»']],
    ['is mended', '612/676 612/676 612/6766', '612', '676', []],
    ['was cleared a week ago', '612/640 612/640 -/640', '', '640', ['D «»']],
    ['has a maximum that fell an hour ago', '612/640 612/640 612/630', '612', '630', ['E «630»']],
  ])('that %s', (_, weeks, elo, maxElo, found) => {
    const told = contradictions({ ranking: sheet(elo, maxElo) }, weeksOf(weeks));
    const where = told.map((line) => line.replace(/^ranking 2 ([A-Z] «[^»]*»).*/, '$1'));
    // A sheet's own rule asks whether the Elo is above the highest.
    expect(where).toEqual(found);
  });
});

test.each(['fixtures-oroFinals', 'fixtures-platinumFinal'] as const)(
  'a final of several duels in %s is told; a third place has a phase of its own',
  (source) => {
    const final = [round('Final'), pending('F-1', 'Ana', 'Beto')];
    const third = pending('F-2', 'Caro', 'Dani');
    expect(places({ [source]: lines(...final, third) })).toEqual([`${source} 3 A «F-2 Caro Dani»`]);
    const own = lines(...final, round('Final por el 3.er puesto'), third);
    expect(places({ [source]: own })).toEqual([]);
  },
);

test.each([
  [
    'E-1,Ana,,,Beto,Lun 14/9 21:00,',
    [
      'duels-league 2 F «15/9/2026»: Ana y Beto juegan ese día, y en el fixture dice «Lun 14/9 21:00» → dejá el mismo día en las dos hojas',
    ],
  ],
  [
    'E-1,Ana,,,Beto,Postergado,',
    [
      'duels-league 2 F «15/9/2026»: Ana y Beto juegan ese día, y en el fixture dice «Postergado» → dejá el mismo día en las dos hojas',
    ],
  ],
  ['E-1,Ana,,,Beto,15/9,', []],
  ['E-1,Ana,,,Beto,-,', []],
  ['E-1,Ana,2,1,Beto,Lun 14/9 21:00,', []],
])('a day that is not the fixture’s is told: %s', (duel, told) => {
  const fixture = lines(round('Fecha 1', '14/9 al 27/9'), duel);
  const duels = schedule('Élite,Ana,Beto,@,15/9/2026');
  expect(contradictions({ 'fixtures-elite': fixture, 'duels-league': duels })).toEqual(told);
});

// SolDeMayo25 left the demo's league on 14 November.
test.each<[string, string, string[]]>([
  [
    'E-1,SolDeMayo25,2,1,Ana,15/11,',
    '',
    [
      'fixtures-elite 2 B «SolDeMayo25»: se bajó el 14 de noviembre de 2026, y jugó después; se muestran las dos cosas → si sigue jugando, sacalo de «withdrawn», en league.yaml; si no, corregí el día',
    ],
  ],
  ['E-1,SolDeMayo25,2,1,Ana,14/11,', '', []],
  [
    'E-1,Ana,,,SolDeMayo25,,',
    'Élite,Ana,SolDeMayo25,@,24/11/2026',
    [
      'duels-league 2 B «Ana y SolDeMayo25»: Se bajó SolDeMayo25: este duelo no se anuncia → borrá esta fila, o corregí lo otro si se juega',
    ],
  ],
  [
    'E-1,Ana,W.O.,,Beto,,',
    'Élite,Ana,Beto,@,24/11/2026',
    [
      'duels-league 2 B «Ana y Beto»: en el fixture es un W.O.: este duelo no se anuncia → borrá esta fila, o corregí lo otro si se juega',
    ],
  ],
  ['E-1,Ana,W.O.,,Beto,,', 'Élite,Ana,Beto,@,18/11/2026', []],
  [
    'E-1,Ana,3,0,Beto,,W.O.',
    '',
    [
      'fixtures-elite 2 C «3 - 0»: Ana y Beto: un W.O. cuenta 2 - 0 → dejá solo el W.O., o cambiá «forfeits» en league.yaml',
    ],
  ],
])('what nobody plays is told where it cannot be meant: %s, %s', (duel, daily, told) => {
  const fixture = lines(round('Fecha 1', '9/11 al 29/11'), duel);
  const duels = schedule(daily);
  expect(contradictions({ 'fixtures-elite': fixture, 'duels-league': duels })).toEqual(told);
});

describe('a scheduled duel and the dates of its round', () => {
  const outside = (date: string, interval: string) =>
    contradictions({
      'fixtures-elite': lines(round('Fecha 1', interval), pending('E-1', 'Ana', 'Beto')),
      'duels-league': schedule(`Élite,Ana,Beto,@,${date}`),
    });

  test.each([
    ['14/9 al 27/9', '13/9/2026', 'outside'],
    ['14/9 al 27/9', '14/9/2026', 'within'],
    ['14/9 al 27/9', '27/9/2026', 'within'],
    ['14/9 al 27/9', '28/9/2026', 'outside'],
    ['21/12 al 3/1', '1/1/2027', 'within'],
    ['21/12 al 3/1', '4/1/2027', 'outside'],
    ['14/9', '15/9/2026', 'outside'],
    // Dates that say no interval are no dates.
    ['a confirmar', '1/1/2027', 'within'],
  ])('%s: %s is %s', (interval = '', date = '', where) => {
    expect(outside(date, interval)).toHaveLength(where === 'outside' ? 1 : 0);
  });

  test('is told of a duel that was played, too: who meets again may be a nick mistaken', () => {
    const duels = schedule('Élite,Ana,Beto,@,28/9/2026');
    const fixture = lines(round('Fecha 1', '14/9 al 27/9'), 'E-1,Ana,2,1,Beto,Lun 14/9 21:00,');
    expect(places({ 'fixtures-elite': fixture, 'duels-league': duels })).toContain(
      'duels-league 2 F «28/9/2026»',
    );
  });

  const first = [round('Fecha 1', '14/9 al 27/9'), pending('E-1', 'Ana', 'Beto')];
  const late = (division: string) => `${division},Ana,Beto,@,28/9/2026`;
  const third = [round('Fecha 2', '28/9 al 11/10'), pending('E-2', 'Ana', 'Caro')];
  const again = [round('Fecha 8', '28/9 al 11/10'), pending('E-2', 'Beto', 'Ana')];

  // Which duel a row is of has its tests in tests/unit/season/build.test.ts.
  test.each<[string, SourceName, string[], string, number]>([
    ['the round of these two', 'fixtures-elite', [...first, ...third], late('Élite'), 1],
    ['either round of who meets twice', 'fixtures-elite', [...first, ...again], late('Élite'), 0],
    ['no round of another division', 'fixtures-elite', first, late('Oro'), 0],
    ['the promotions', 'fixtures-promotionsElitePlatinum', first, late('Élite'), 1],
  ])('is compared with %s', (_, source, fixture, duel, count) => {
    const found = places({ [source]: lines(...fixture), 'duels-league': schedule(duel) });
    expect(found.filter((place) => place.includes(' F '))).toEqual(
      Array.from({ length: count }, () => 'duels-league 2 F «28/9/2026»'),
    );
  });

  test.each([
    ['of another division', 'Oro,Ana,Beto', 1],
    ['with a player of another duel', 'Élite,Ana,Dani', 1],
    ['that the fixture has', 'Élite,Beto,Ana', 0],
    ['of a player in no fixture', 'Élite,Ana,Eva', 0],
  ])('%s: %s, %d remarks that no fixture has it', (_, duel, count) => {
    const fixture = lines(...first, pending('E-2', 'Caro', 'Dani'));
    const duels = schedule(`${duel},@,18/9/2026`);
    const told = contradictions({ 'fixtures-elite': fixture, 'duels-league': duels });
    expect(told.filter((line) => line.includes('no está en ningún fixture'))).toHaveLength(count);
  });

  test('that is still to come and has a result is told', () => {
    const fixture = lines(round('Fecha 1'), result('E-1', 'Ana', '2-0', 'Beto'));
    const on = (day: string) =>
      places({ 'fixtures-elite': fixture, 'duels-league': schedule(`Élite,Ana,Beto,@,${day}`) });
    expect(on('21/11/2026')).toEqual(['duels-league 2 B «Ana y Beto»']);
    expect(on('20/11/2026')).toEqual([]);
  });

  test.each([
    ['Vie 18/9 21:00', 0],
    ['vier. 18/9', 0],
    ['18/9', 0],
    ['Sáb 18/9 21:00', 1],
    ['Vie 18/10', 1],
  ])('of a fixture, «%s», has %d remarks on its weekday', (when, count) => {
    const fixture = lines(round('Fecha 1'), `E-1,Ana,2,0,Beto,${when},`);
    const told = contradictions({ 'fixtures-elite': fixture });
    expect(told.filter((line) => line.includes('no cae'))).toHaveLength(count);
  });
});
