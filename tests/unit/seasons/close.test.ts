import { describe, expect, test } from 'vitest';
import { planClosing, type ClosingData, type ClosingRequest } from '../../../src/seasons/close.ts';
import { closingText, formatProposal } from '../../../src/seasons/proposal.ts';
import { parseSeasonFile } from '../../../src/seasons/season-file.ts';
import type { Competitions } from '../../../src/seasons/request.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { refusals } from '../../fixtures/refusals.ts';
import { seasonFile, sheets } from './folder.ts';

const has: Competitions = {
  league: {
    ...league,
    ...{ divisions: [...seasonFile.divisions], season: '1ª temporada', forfeits: null },
  },
  cup: { ...cup, edition: '1ª edición', forfeits: null },
};
const texts = new Map([
  [
    'league.yaml',
    '# La liga.\nstatus: running # o waiting\n\nseason: 1ª temporada\nlinks: { signUp: "x" }\n',
  ],
  ['cup.yaml', 'status: running\n# La edición.\nedition: 1ª edición\n'],
]);

const close = (request: Partial<ClosingRequest> = {}, data: Partial<ClosingData> = {}) =>
  planClosing(
    {
      ...{ competitions: ['league', 'cup'], id: '2026', names: {}, unfinished: false },
      trusted: null,
      ...request,
    },
    {
      has,
      texts,
      sheets: new Map(Object.entries(sheets)),
      starts: { diamanteA: '2027-03-01', diamanteFinal: null, cup: '2027-05-01' },
      existing: null,
      path: 't/2026',
      ...data,
    },
  );

const archived = (files: ReadonlyMap<string, string>) =>
  parseSeasonFile('t/2026', files.get('seasons/2026/season.json') ?? '');

const open = { 'fixtures-cup': ',Final,,,,,\nF-1,Ana,,,Dani,-,\nF-2,Ana,,,BYE,-,\n' };
const withOpenFinal = { sheets: new Map(Object.entries({ ...sheets, ...open })) };

describe('closing', () => {
  test('both archives all of it, and says in their files, and nowhere else in them, what is waited for', () => {
    const { files, ended, next } = close();
    expect([...files.keys()].toSorted()).toEqual([
      'cup.yaml',
      'league.yaml',
      'seasons/2026/season.json',
      ...Object.keys(sheets)
        .toSorted()
        .map((name) => `seasons/2026/sheets/${name}.csv`),
    ]);
    expect(archived(files)).toEqual({
      ...seasonFile,
      id: '2026',
      years: [2026],
      name: '1ª temporada',
      // What a W.O. counts, as the files of then say.
      forfeits: { games: 2 },
      cup: { edition: '1ª edición', forfeits: { games: 2 } },
      starts: { diamanteA: '2027-03-01', cup: '2027-05-01' },
    });
    expect(files.get('league.yaml')).toBe(
      '# La liga.\nstatus: waiting # o waiting\n\nseason: 2ª temporada\nlinks: { signUp: "x" }\n',
    );
    expect(files.get('cup.yaml')).toBe('status: waiting\n# La edición.\nedition: 2ª edición\n');
    expect(next).toEqual({ league: '2ª temporada', cup: '2ª edición' });
    expect(ended.champions.map(({ player }) => player)).toEqual(['Caro', 'Ana']);
    expect(ended.matches[0]?.when?.date).toBe('2027-03-02');
  });

  test('keeps the first day that the file of a competition says, and takes it out of there', () => {
    const started = { ...has, league: has.league && { ...has.league, starts: '2026-02-20' } };
    const text = 'status: running\nseason: 1ª temporada\nstarts: 2026-02-20\n';
    const { files } = close({}, { has: started, texts: new Map(texts).set('league.yaml', text) });
    expect(archived(files).starts).toEqual({ diamanteA: '2026-02-20', cup: '2027-05-01' });
    expect(files.get('league.yaml')).toContain('\nstarts: null\n');
  });

  test('the league alone leaves the cup running, and open results of the cup do not matter', () => {
    const { files } = close({ competitions: ['league'] }, withOpenFinal);
    expect(archived(files)).toMatchObject({ name: '1ª temporada', cup: null });
    expect(files.has('cup.yaml')).toBe(false);
    expect(files.has('seasons/2026/sheets/fixtures-cup.csv')).toBe(false);
  });

  test('the cup alone is a season of its own', () => {
    const { files } = close({ competitions: ['cup'] });
    expect(archived(files)).toMatchObject({ name: '1ª edición', divisions: [] });
    expect([...files.keys()]).toEqual([
      'seasons/2026/season.json',
      'seasons/2026/sheets/fixtures-cup.csv',
      'cup.yaml',
    ]);
  });

  test('too early is refused with all that is missing, unless that is wanted', () => {
    expect(() => close({ competitions: ['cup'] }, withOpenFinal)).toThrow(
      /^1ª edición: todavía no terminó; falta:\n- Copa Argentina, Final: Ana y Dani\n- .*campeón\nCargá lo que falta/,
    );
    const { missing, ended } = close({ competitions: ['cup'], unfinished: true }, withOpenFinal);
    expect(missing[0]).toBe('Copa Argentina, Final: Ana y Dani');
    expect(ended.champions[0]?.player).toBeNull();
  });

  test('what comes next may be called anything else', () => {
    const { files } = close({ competitions: ['league'], names: { league: 'Otoño: 2027' } });
    expect(files.get('league.yaml')).toContain("\nseason: 'Otoño: 2027'\n");
  });

  test('is refused, with what to do', async () => {
    const closing = (request: Partial<ClosingRequest>, of?: Competitions['league']) => () =>
      close(
        { competitions: ['league'], ...request },
        of === undefined ? {} : { has: { ...has, league: of } },
      );
    const told = refusals({
      'without a number in the name': closing({}, { ...league, season: 'Otoño' }),
      'under the same name': closing({ names: { league: '1ª temporada' } }),
      'in a folder without a year': closing({ id: 'otra' }),
      'in a folder that is no address': closing({ id: '2026/..' }),
      'what waits already': closing({}, { ...league, status: 'waiting' }),
      'what there is not': closing({}, null),
    });
    await expect(told).toMatchFileSnapshot('refusals/closing.out');
  });
});

describe('a division whose table decides', () => {
  const [diamante] = seasonFile.divisions;
  const [group] = diamante?.groups ?? [];
  if (!diamante || !group) throw new Error('the season has a group');
  const divisions = [{ ...diamante, groups: [group], playoffs: [] }];
  const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
  /** Ana and Beto as the table has them, and what was played. */
  const ended = (ana: string, beto: string, fixture: string) => ({
    has: { ...has, league: { ...league, divisions, season: '1ª temporada' } },
    sheets: new Map([
      ['standings-diamante', `${labels}\n1,Ana,${ana}\n2,Beto,${beto}\n`],
      ['fixtures-diamanteA', `,Fecha 1\n${fixture}`],
    ]),
  });
  const whole = ended('1,0,1,2,1,1', '0,1,1,1,2,-1', 'D-1,Ana,2,1,Beto,-,\n');
  const oneRoundOld = ended(
    '1,0,1,2,1,1',
    '0,1,1,1,2,-1',
    'D-1,Ana,2,1,Beto,-,\nD-2,Ana,0,2,Beto,-,\nD-3,Ana,0,2,Beto,-,\n',
  );
  const left = ended('1,0,1,2,1,1', '0,1,1,1,2,-1', 'D-1,Ana,2,1,Beto,-,\nD-2,Ana,,,Caro,-,\n');
  const ofLeague = (request: Partial<ClosingRequest>, data: Partial<ClosingData>) =>
    close({ competitions: ['league'], ...request }, data);
  const championsOf = (request: Partial<ClosingRequest>, data: Partial<ClosingData>) => {
    const { ended, files } = ofLeague(request, data);
    const { champions } = archived(files);
    return [ended.champions[0]?.player, champions];
  };

  test('is won by its first', () => {
    expect(championsOf({}, whole)).toEqual(['Ana', undefined]);
  });

  test('is not closed while the table is older than the results, until somebody says which is right', () => {
    expect(() => ofLeague({}, oneRoundOld)).toThrow(
      /- Diamante: en la tabla es primero Ana; según los resultados, Beto\n.*--champion tabla/,
    );
    expect(championsOf({ trusted: 'tabla' }, oneRoundOld)).toEqual(['Ana', undefined]);
    const said = { diamante: 'Beto' };
    expect(championsOf({ trusted: 'resultados' }, oneRoundOld)).toEqual(['Beto', said]);
  });

  test('is not closed while the results leave two level, whatever the table says, until somebody says so', () => {
    const duels = 'D-1,Ana,2,1,Beto,-,\nD-2,Ana,1,2,Beto,-,\n';
    const level = '1,1,2,3,3,0';
    const tie = ended(level, level, duels);
    expect(() => ofLeague({}, tie)).toThrow(/- Diamante: Ana y Beto igualan en todo.*«Desempate»/);
    const decided = ended(level, level, `${duels},Desempate,,,,,\nD-3,Ana,0,2,Beto,-,\n`);
    expect(championsOf({}, decided)).toEqual(['Beto', undefined]);
    const oneMore = ended('2,1,3,5,4,1', level, duels);
    expect(() => ofLeague({}, oneMore)).toThrow(/primero Ana; según los resultados, Ana y Beto\n/);
    expect(() => ofLeague({ trusted: 'resultados' }, oneMore)).toThrow(/Ana y Beto\n/);
    expect(championsOf({ trusted: 'tabla' }, oneMore)).toEqual(['Ana', undefined]);
    expect(championsOf({ unfinished: true }, tie)).toEqual([null, undefined]);
    const levelInTable = ended(level, level, `${duels}D-3,Ana,2,0,Caro,-,\n`);
    const said = { diamante: 'Ana' };
    expect(championsOf({ trusted: 'resultados' }, levelInTable)).toEqual(['Ana', said]);
  });

  test('is closed without the open duels of who left', () => {
    expect(() => ofLeague({}, left)).toThrow(/Ana y Caro[^]*«withdrawn»/);
    const forfeits = { left: 'void' as const, withdrawn: { caro: '2026-11-13' } };
    const { has: now } = left;
    const told = { ...left, has: { ...now, league: { ...now.league, forfeits } } };
    expect(championsOf({}, told)).toEqual(['Ana', undefined]);
    const text = `${texts.get('league.yaml')}forfeits:\n  left: void\n  withdrawn: { caro: 2026-11-13 }\n`;
    const { files } = ofLeague({}, { ...told, texts: new Map([['league.yaml', text]]) });
    // The archive remembers who left, and the next season begins without them.
    expect(archived(files).forfeits).toEqual({ ...forfeits, games: 2 });
    expect(files.get('league.yaml')).toContain('\n  left: void\n  withdrawn: null\n');
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
    const request = { competitions: ['league', 'cup'], id: '2026' } as unknown as ClosingRequest;
    const text = closingText(request, has, closing);
    expect(text.title).toBe(`Cerrar ${league.name}, 1ª temporada y ${cup.name}, 1ª edición`);
    const body = formatProposal(text, { pages: 154, warnings, problems: [] });
    const file = name === 'all of it' ? 'closed' : 'unfinished';
    await expect(body).toMatchFileSnapshot(`proposals/${file}.txt`);
  },
);
