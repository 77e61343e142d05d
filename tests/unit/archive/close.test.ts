import { describe, expect, test } from 'vitest';
import { planClosing, type ClosingData, type ClosingRequest } from '../../../src/archive/close.ts';
import { closingText, formatProposal } from '../../../src/archive/proposal.ts';
import { parseSeasonFile } from '../../../src/archive/season-file.ts';
import type { Competition } from '../../../src/config/site.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { expectTold, refusals } from '../../fixtures/told.ts';
import { pointsRules } from '../season/season.ts';
import { archived, seasonFile, sheets } from './folder.ts';

const ofLeague: Competition = {
  ...league,
  ...{ divisions: archived.league.divisions, edition: '1ª temporada', forfeits: null },
};
const ofCup: Competition = { ...cup, edition: '1ª edición', forfeits: null };
/** The fields that the archive copies from a competition's file. */
const known = ({ key, emblem, edition }: Competition) => ({ key, emblem, edition });

const texts = new Map([
  [
    'competitions/liga-nacional.yaml',
    '# La liga.\nstatus: running # o waiting\n\nstarts:\n# La que se juega.\nedition: 1ª temporada\nlinks: { signUp: "x" }\n',
  ],
  ['competitions/copa-argentina.yaml', 'status: running\n# La edición.\nedition: 1ª edición\n'],
]);

const close = (request: Partial<ClosingRequest> = {}, data: Partial<ClosingData> = {}) =>
  planClosing(
    {
      ...{ competitions: [ofLeague, ofCup], id: '2026', names: {}, unfinished: false },
      trusted: null,
      ...request,
    },
    {
      order: ['liga-nacional', 'copa-argentina'],
      texts,
      sheets: new Map(Object.entries(sheets)),
      starts: {
        'liga-nacional': { starts: { diamanteA: '2027-03-01', diamanteFinal: null } },
        'copa-argentina': { starts: { cup: '2027-05-01' } },
      },
      existing: null,
      path: 't/2026',
      ...data,
    },
  );

const archivedIn = (files: ReadonlyMap<string, string>) =>
  parseSeasonFile('t/2026', files.get('seasons/2026/season.json') ?? '');

const open = {
  'copa-argentina/fixtures-cup': ',Final,,,,,\nF-1,Ana,,,Dani,-,\nF-2,Ana,,,BYE,-,\n',
};
const withOpenFinal = { sheets: new Map(Object.entries({ ...sheets, ...open })) };

describe('closing', () => {
  test('both archives everything, and changes their files only to say which edition they wait for', () => {
    const { files, ended, next } = close();
    expect([...files.keys()].toSorted()).toEqual([
      'competitions/copa-argentina.yaml',
      'competitions/liga-nacional.yaml',
      'seasons/2026/season.json',
      ...Object.keys(sheets)
        .toSorted()
        .map((name) => `seasons/2026/sheets/${name}.csv`),
    ]);
    expect(archivedIn(files)).toEqual({
      ...seasonFile,
      id: '2026',
      years: [2026],
      name: '1ª temporada',
      // The archive keeps how many games a W.O. counted.
      competitions: [
        {
          ...{ ...archived.league, ...known(ofLeague), forfeits: { games: 2 } },
          starts: { diamanteA: '2027-03-01' },
        },
        {
          ...{ ...archived.cup, ...known(ofCup), forfeits: { games: 2 } },
          starts: { cup: '2027-05-01' },
        },
      ],
    });
    expect(files.get('competitions/liga-nacional.yaml')).toBe(
      '# La liga.\nstatus: waiting # o waiting\n\nstarts:\n# La que se juega.\nedition: 2ª temporada\nlinks: { signUp: "x" }\n',
    );
    expect(files.get('competitions/copa-argentina.yaml')).toBe(
      'status: waiting\n# La edición.\nedition: 2ª edición\n',
    );
    expect(next).toEqual({ 'liga-nacional': '2ª temporada', 'copa-argentina': '2ª edición' });
    expect(ended.champions.map(({ player }) => player)).toEqual(['Caro', 'Ana']);
    expect(ended.matches[0]?.when?.date).toBe('2027-03-02');
  });

  test('archives the criteria that order the tables', () => {
    const { files } = close({ competitions: [{ ...ofLeague, ...pointsRules }] });
    expect(archivedIn(files).competitions[0]).toMatchObject(pointsRules);
  });

  test('moves the `starts` of a competition’s file to the archive', () => {
    const started = { ...ofLeague, starts: '2026-02-20' as const };
    const name = 'competitions/liga-nacional.yaml';
    const text = 'status: running\nedition: 1ª temporada\nstarts: 2026-02-20\n';
    const { files } = close(
      { competitions: [started, ofCup] },
      { texts: new Map(texts).set(name, text) },
    );
    expect(archivedIn(files).competitions.map(({ starts }) => starts)).toEqual([
      { diamanteA: '2026-02-20' },
      { cup: '2027-05-01' },
    ]);
    expect(files.get(name)).toContain('\nstarts: null\n');
  });

  test('the league alone leaves the cup running, and open results of the cup do not matter', () => {
    const { files } = close({ competitions: [ofLeague] }, withOpenFinal);
    expect(archivedIn(files)).toMatchObject({
      name: '1ª temporada',
      competitions: [{ id: 'liga-nacional' }],
    });
    expect(files.has('competitions/copa-argentina.yaml')).toBe(false);
    expect(files.has('seasons/2026/sheets/copa-argentina/fixtures-cup.csv')).toBe(false);
  });

  test('the cup alone is a season of its own', () => {
    const { files } = close({ competitions: [ofCup] });
    expect(archivedIn(files)).toMatchObject({
      name: '1ª edición',
      competitions: [{ id: 'copa-argentina' }],
    });
    expect([...files.keys()]).toEqual([
      'seasons/2026/season.json',
      'seasons/2026/sheets/copa-argentina/fixtures-cup.csv',
      'competitions/copa-argentina.yaml',
    ]);
  });

  test('too early is refused with everything that is missing, unless a person asks for it', () => {
    expect(() => close({ competitions: [ofCup] }, withOpenFinal)).toThrow(
      /^1ª edición: todavía no terminó; falta:\n- Copa Argentina, Final: Ana y Dani\n- .*campeón\nCargá lo que falta/,
    );
    const { missing, ended } = close({ competitions: [ofCup], unfinished: true }, withOpenFinal);
    expect(missing[0]).toBe('Copa Argentina, Final: Ana y Dani');
    expect(ended.champions[0]?.player).toBeNull();
  });

  test('the next edition may have any name', () => {
    const { files } = close({
      competitions: [ofLeague],
      names: { 'liga-nacional': 'Otoño: 2027' },
    });
    expect(files.get('competitions/liga-nacional.yaml')).toContain("\nedition: 'Otoño: 2027'\n");
  });

  test('is refused with what to do', async () => {
    const closing =
      (request: Partial<ClosingRequest>, changes: Partial<Competition> = {}) =>
      () =>
        close({ competitions: [{ ...ofLeague, ...changes }], ...request });
    const told = refusals({
      'without a number in the name': closing({}, { edition: 'Otoño' }),
      'under the same name': closing({ names: { 'liga-nacional': '1ª temporada' } }),
      'in a folder without a year': closing({ id: 'otra' }),
      'in a folder that is no address': closing({ id: '2026/..' }),
      'what waits already': closing({}, { status: 'waiting' }),
    });
    await expectTold('refusals/closing.out', told);
  });
});

describe('a division whose table decides', () => {
  const [diamante] = archived.league.divisions;
  const [group] = diamante?.groups ?? [];
  if (!diamante || !group) throw new Error('the season has a group');
  const divisions = [{ ...diamante, groups: [group], playoffs: [] }];
  const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
  /** Sheets of a group with the table's numbers of Ana and Beto, and the fixture's rows. */
  const ended = (ana: string, beto: string, fixture: string) => ({
    sheets: new Map([
      ['liga-nacional/standings-diamante', `${labels}\n1,Ana,${ana}\n2,Beto,${beto}\n`],
      ['liga-nacional/fixtures-diamanteA', `,Fecha 1\n${fixture}`],
    ]),
  });
  const whole = ended('1,0,1,2,1,1', '0,1,1,1,2,-1', 'D-1,Ana,2,1,Beto,-,\n');
  const oneRoundOld = ended(
    '1,0,1,2,1,1',
    '0,1,1,1,2,-1',
    'D-1,Ana,2,1,Beto,-,\nD-2,Ana,0,2,Beto,-,\nD-3,Ana,0,2,Beto,-,\n',
  );
  const left = ended('1,0,1,2,1,1', '0,1,1,1,2,-1', 'D-1,Ana,2,1,Beto,-,\nD-2,Ana,,,Caro,-,\n');
  const closeLeague = (
    request: Partial<ClosingRequest>,
    data: Partial<ClosingData>,
    changes: Partial<Competition> = {},
  ) => close({ competitions: [{ ...ofLeague, divisions, ...changes }], ...request }, data);
  const championsOf = (...request: Parameters<typeof closeLeague>) => {
    const { ended, files } = closeLeague(...request);
    const [competition] = archivedIn(files).competitions;
    return [ended.champions[0]?.player, competition?.champions];
  };

  test('is won by its first player', () => {
    expect(championsOf({}, whole)).toEqual(['Ana', undefined]);
  });

  test('is not closed while the table is older than the results, unless a person says which is right', () => {
    expect(() => closeLeague({}, oneRoundOld)).toThrow(
      /- Diamante: en la tabla es primero Ana; según los resultados, Beto\n.*--champion tabla/,
    );
    expect(championsOf({ trusted: 'tabla' }, oneRoundOld)).toEqual(['Ana', undefined]);
    const said = { diamante: 'Beto' };
    expect(championsOf({ trusted: 'resultados' }, oneRoundOld)).toEqual(['Beto', said]);
  });

  test('is not closed while results leave two players level, unless a person says that the table is right', () => {
    const duels = 'D-1,Ana,2,1,Beto,-,\nD-2,Ana,1,2,Beto,-,\n';
    const level = '1,1,2,3,3,0';
    const tie = ended(level, level, duels);
    expect(() => closeLeague({}, tie)).toThrow(
      /- Liga Nacional: Ana y Beto igualan en todo.*«Desempate»/,
    );
    const decided = ended(level, level, `${duels},Desempate,,,,,\nD-3,Ana,0,2,Beto,-,\n`);
    expect(championsOf({}, decided)).toEqual(['Beto', undefined]);
    const oneMore = ended('2,1,3,5,4,1', level, duels);
    expect(() => closeLeague({}, oneMore)).toThrow(
      /primero Ana; según los resultados, Ana y Beto\n/,
    );
    expect(() => closeLeague({ trusted: 'resultados' }, oneMore)).toThrow(/Ana y Beto\n/);
    expect(championsOf({ trusted: 'tabla' }, oneMore)).toEqual(['Ana', undefined]);
    expect(championsOf({ unfinished: true }, tie)).toEqual([null, undefined]);
    const levelInTable = ended(level, level, `${duels}D-3,Ana,2,0,Caro,-,\n`);
    const said = { diamante: 'Ana' };
    expect(championsOf({ trusted: 'resultados' }, levelInTable)).toEqual(['Ana', said]);
  });

  test('is closed despite open duels of withdrawn players', () => {
    expect(() => closeLeague({}, left)).toThrow(
      /Ana y Caro[^]*«forfeits → withdrawn», en competitions\/liga-nacional.yaml/,
    );
    const forfeits = { left: 'void' as const, withdrawn: { caro: '2026-11-13' } };
    expect(championsOf({}, left, { forfeits })).toEqual(['Ana', undefined]);
    const text = `${texts.get('competitions/liga-nacional.yaml')}forfeits:\n  left: void\n  withdrawn: { caro: 2026-11-13 }\n`;
    const changed = { ...left, texts: new Map([['competitions/liga-nacional.yaml', text]]) };
    const { files } = closeLeague({}, changed, { forfeits });
    // The archive keeps the withdrawals, and the next season begins without them.
    expect(archivedIn(files).competitions[0]?.forfeits).toEqual({ ...forfeits, games: 2 });
    expect(files.get('competitions/liga-nacional.yaml')).toContain(
      '\n  left: void\n  withdrawn: null\n',
    );
  });
});

test.each([
  ['all of it', {}, []],
  [
    'what is missing, and what is odd, no more of it than anybody reads',
    withOpenFinal,
    Array.from({ length: 25 }, (_, index) => `noticia_${index}.html: pesa`),
  ],
])(
  'the proposal says who won, what comes next, how to accept and undo: %s',
  async (name, data, warnings) => {
    const closing = close({ unfinished: true }, data);
    const request = { competitions: [ofLeague, ofCup], id: '2026' } as unknown as ClosingRequest;
    const text = closingText(request, closing);
    expect(text.title).toBe(`Cerrar ${league.name}, 1ª temporada y ${cup.name}, 1ª edición`);
    const body = formatProposal(text, { pages: 154, warnings, problems: [] });
    const file = name === 'all of it' ? 'closed' : 'unfinished';
    await expect(body).toMatchFileSnapshot(`proposals/${file}.txt`);
  },
);
