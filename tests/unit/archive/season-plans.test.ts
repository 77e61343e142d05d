/** Closing and opening competitions: what is written, what is refused and why, and what the proposals say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireRead } from '../../../scripts/season/trial.ts';
import type { TakeReport } from '../../../src/snapshot/report.ts';
import {
  lineups,
  planClosing,
  planOpening,
  requireNewRows,
  type Closing,
  type ClosingData,
  type ClosingRequest,
  type OpeningRequest,
} from '../../../src/archive/season-plans.ts';
import { editYaml, removeFromYaml } from '../../../src/archive/edit-yaml.ts';
import { parseSeasonFile, type SeasonFolder } from '../../../src/archive/season-file.ts';
import { closingText, formatProposal, openingText } from '../../../src/archive/proposal.ts';
import type { Competition } from '../../../src/config/site.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { jsonLines } from '../../fixtures/page-text.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';
import { pointsRules } from '../season/season.ts';
import { archived, folder, seasonFile, sheets } from './folder.ts';

const ofLeague: Competition = {
  ...league,
  ...{ divisions: archived.league.divisions, edition: '1ª temporada', forfeits: null },
};
const ofCup: Competition = { ...cup, edition: '1ª edición', forfeits: null };

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
      ...request,
    },
    {
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

/** Texts that a closing writes, who won, and what is missing. A sheet is only named. */
function linesOf({ files, ended, missing }: Closing, usual: readonly string[] = []): string[] {
  const written = [...files].flatMap(([name, text]) => {
    const lines = name.endsWith('.json') ? jsonLines(JSON.parse(text)) : text;
    const shown = name.endsWith('.csv') ? [] : lines.split('\n').map((line) => `  ${line}`);
    return [name, ...shown.filter((line) => !usual.includes(line))];
  });
  const champions = ended.champions.map(({ player }) => player ?? 'nadie');
  const day = ended.matches[0]?.when?.date ?? 'none';
  return [...written, `champions: ${champions.join(', ')}; first day: ${day}`, ...missing];
}
/** Runs closings with the request and data of each case. Only lines that a whole closing has not are listed. */
const closings = (cases: Record<string, Parameters<typeof close>>) =>
  Object.entries(cases).map(([rule, given]) => {
    const told = outcome(() => linesOf(close(...given), given.length > 0 ? linesOf(close()) : []));
    return [rule, told] as const;
  });

/** The season's folder that a closing wrote. */
function folderAfter({ files }: Closing): SeasonFolder {
  const sheets = [...files].flatMap(([path, text]): [string, string][] => {
    const [, name] = /^seasons\/2026\/sheets\/(.*)\.csv$/.exec(path) ?? [];
    return name === undefined ? [] : [[name, text]];
  });
  const file = parseSeasonFile('t/2026', files.get('seasons/2026/season.json') ?? '');
  return { path: 't/2026', file, sheets: new Map(sheets) };
}

const open = {
  'copa-argentina/fixtures-cup': ',Final,,,,,\nF-1,Ana,,,Dani,-,\nF-2,Ana,,,BYE,-,\n',
};
const withOpenFinal = { sheets: new Map(Object.entries({ ...sheets, ...open })) };
const leagueFile = 'competitions/liga-nacional.yaml';
const withFile = (text: string) => ({ texts: new Map([...texts, [leagueFile, text]]) });
/** A request to close the league alone, with these changes of its file. */
const onlyLeague = (changes: Partial<Competition> = {}) => ({
  competitions: [{ ...ofLeague, ...changes }],
});
const onlyCup = { competitions: [ofCup] };
/** Data in which the season's folder has what another closing wrote. */
const after = (closing: Closing, data: Partial<ClosingData> = {}) => ({
  ...data,
  existing: folderAfter(closing),
});
const otherDivisions = archived.league.divisions.map((one) => ({ ...one, name: 'Otra' }));

test('closing archives what ended and sets its file to wait, or is refused with what to do', () =>
  expectTold(
    'closing.out',
    closings({
      'both are archived with how many games a W.O. counted, and wait for their next edition': [],
      'the criteria that order the tables are archived': [onlyLeague(pointsRules)],
      'the `starts` of a file moves to the archive': [
        onlyLeague({ starts: '2026-02-20' }),
        withFile('status: running\nedition: 1ª temporada\nstarts: 2026-02-20\n'),
      ],
      'the league alone leaves the cup running, whatever is open there': [
        onlyLeague(),
        withOpenFinal,
      ],
      'the cup alone is a season of its own': [onlyCup],
      'where no fixture has begun no start is archived': [onlyCup, { starts: {} }],
      'too early is refused with everything that is missing': [onlyCup, withOpenFinal],
      'a person may close too early': [{ ...onlyCup, unfinished: true }, withOpenFinal],
      'the next edition may have any name': [
        { ...onlyLeague(), names: { 'liga-nacional': 'Otoño: 2027' } },
      ],
      'an edition without a number needs the name of the next one': [
        onlyLeague({ edition: 'Otoño' }),
      ],
      'the next edition has another name': [
        { ...onlyLeague(), names: { 'liga-nacional': '1ª TEMPORADA' } },
      ],
      'a folder’s name begins with a year': [{ ...onlyLeague(), id: 'otra' }],
      'a folder’s name is an address': [{ ...onlyLeague(), id: '2026/..' }],
      'the cup joins the folder of the league': [onlyCup, after(close(onlyLeague()))],
      'the league joins the folder of the cup, and comes first': [
        onlyLeague(),
        after(close(onlyCup)),
      ],
      'what is archived once more stays as it is': [{}, after(close())],
      'an archived competition is not replaced by other divisions': [
        onlyLeague({ divisions: otherDivisions }),
        after(close()),
      ],
      'an archived competition is not replaced by other results': [
        { ...onlyCup, unfinished: true },
        after(close(), withOpenFinal),
      ],
      'what waits already is not closed': [onlyLeague({ status: 'waiting' })],
    }),
  ));

test('a season is named after its first competition in the menu, which a retired one is not in', () => {
  const { file, ...folderOfCup } = folderAfter(close(onlyCup));
  const [retiredCup] = file.competitions;
  if (!retiredCup) throw new Error('no cup');
  const retired = { ...retiredCup, id: 'copa-vieja', retired: true } as const;
  const existing = { ...folderOfCup, file: { ...file, competitions: [retired] } };
  const json = close(onlyLeague(), { existing }).files.get('seasons/2026/season.json');
  expect(JSON.parse(json ?? '')).toMatchObject({
    name: '1ª temporada',
    competitions: [{ id: 'liga-nacional' }, { id: 'copa-vieja' }],
  });
});

test('a division whose table decides is closed once table and results name one champion', () => {
  const [diamante] = archived.league.divisions;
  const [group] = diamante?.groups ?? [];
  if (!diamante || !group) throw new Error('the season has a group');
  const divisions = [{ ...diamante, groups: [group], playoffs: [] }];
  const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
  const level = '1,1,2,3,3,0';
  const first = 'D-1,Ana,2,1,Beto,-,';
  /** Sheets of a group with rows of the fixture, and the table's numbers of Ana and Beto. */
  const ended = (rows: string[], ana = '1,0,1,2,1,1', beto = '0,1,1,1,2,-1') => ({
    sheets: new Map([
      ['liga-nacional/standings-diamante', `${labels}\n1,Ana,${ana}\n2,Beto,${beto}\n`],
      ['liga-nacional/fixtures-diamanteA', [',Fecha 1', ...rows, ''].join('\n')],
    ]),
  });
  const older = ended([first, 'D-2,Ana,0,2,Beto,-,', 'D-3,Ana,0,2,Beto,-,']);
  const split = [first, 'D-2,Ana,1,2,Beto,-,'];
  const tie = ended(split, level, level);
  const ahead = ended(split, '2,1,3,5,4,1', level);
  const left = ended([first, 'D-2,Ana,,,Caro,-,']);
  const forfeits = { left: 'void' as const, games: 3, withdrawn: { caro: '2026-11-13' } };
  const withForfeits = withFile(
    `${texts.get(leagueFile)}forfeits:\n  left: void\n  games: 3\n  withdrawn: { caro: 2026-11-13 }\n`,
  );
  const league = onlyLeague({ divisions });
  return expectTold(
    'closing-table.out',
    closings({
      'the first player of the table won': [league, ended([first])],
      'a table that is older than the results is not closed': [league, older],
      'the table counts if it is closed all the same': [{ ...league, unfinished: true }, older],
      'two players whom results leave level decide nothing': [league, tie],
      'two players whom only the table parts decide nothing': [league, ahead],
      'a round «Desempate» breaks a tie': [
        league,
        ended([...split, ',Desempate,,,,,', 'D-3,Ana,0,2,Beto,-,'], level, level),
      ],
      'a tie that is closed unfinished has no winner': [{ ...league, unfinished: true }, tie],
      'open duels of who left are missing results': [league, left],
      'the archive keeps withdrawals, and the next season begins without them': [
        onlyLeague({ divisions, forfeits }),
        { ...left, ...withForfeits },
      ],
    }),
  );
});

const names = Array.from({ length: 25 }, (_, index) => `noticia_${index}.html: pesa`);

test.each([
  ['closed', {}, []],
  // No more of what is odd than anybody reads.
  ['unfinished', withOpenFinal, names],
])('the proposal says who won, what is next, how to accept: %s', async (file, data, warnings) => {
  const closing = close({ unfinished: true }, data);
  const request = { competitions: [ofLeague, ofCup], id: '2026' } as unknown as ClosingRequest;
  const text = closingText(request, closing);
  expect(text.title).toBe(`Cerrar ${league.name}, 1ª temporada y ${cup.name}, 1ª edición`);
  const body = formatProposal(text, { pages: 154, warnings, problems: [] });
  await expect(body).toMatchFileSnapshot(`proposals/${file}.txt`);
});

const waitingLeague: Competition = { ...ofLeague, status: 'waiting', edition: '2ª temporada' };
const waitingCup: Competition = { ...ofCup, status: 'waiting', edition: '2ª edición' };
const waitingTexts = new Map([
  [leagueFile, '# La liga.\nstatus: waiting # o running\nedition: 2ª temporada\n'],
  ['competitions/copa-argentina.yaml', 'status: waiting\nedition: 2ª edición\n'],
  ['sources.yaml', readFileSync('src/content/demo/sources.yaml', 'utf8')],
]);
const archive: SeasonFolder[] = [folder()];

const openingRequest = (changes: Partial<OpeningRequest> = {}): OpeningRequest => ({
  competitions: [waitingLeague, waitingCup],
  names: {},
  addresses: new Map(),
  ...changes,
});
const openWith = (changes: Partial<OpeningRequest> = {}) =>
  planOpening(openingRequest(changes), waitingTexts, archive);

/** Lines that an opening changes in each file. */
const changesOf = (changes: Partial<OpeningRequest>): string[] =>
  [...openWith(changes).files].flatMap(([name, text]) => {
    const before = waitingTexts.get(name)?.split('\n') ?? [];
    return [name, ...text.split('\n').filter((line) => !before.includes(line))];
  });
const named = (id: string) => ({ names: { [id]: seasonFile.name.toUpperCase() } });
const address = 'https://x.test/pub?gid=1';

test('opening is noted in the files, or refused with the reason', async () => {
  expect(openWith().opened.map(({ edition }) => edition)).toEqual(['2ª temporada', '2ª edición']);
  const asked: Record<string, Partial<OpeningRequest>> = {
    'both keep the announced names': {},
    'the cup alone, with another name and sheet': {
      competitions: [waitingCup],
      names: { 'copa-argentina': 'Copa 2027' },
      addresses: new Map([
        ['copa-argentina/fixtures-cup', address],
        ['copa-argentina/duels', null],
      ]),
    },
    'what is played': { competitions: [ofLeague] },
    'a season that is finished': named('liga-nacional'),
    'an edition that is finished': named('copa-argentina'),
  };
  const told = Object.entries(asked).map(
    ([rule, one]) => [rule, outcome(() => changesOf(one))] as const,
  );
  await expectTold('opening.out', told);
});

const own = new Map(Object.entries(sheets));
const sheet = 'copa-argentina/fixtures-cup';

test('the sheets of a new edition are refused while they contain the archived rows, whatever blank rows are added', () => {
  own.set(sheet, `${sheets[sheet] ?? ''},,,\n`);
  expect(() => requireNewRows(own, archive)).toThrow(
    /todavía tienen las filas[^]*- fixture de la Copa: lo mismo que en la temporada 2025\n[^]*nombre=null/,
  );
  requireNewRows(new Map([[sheet, ',Final\nF-1,Elsa,,,Dani\n']]), archive);
});

test('the sheets of a new edition are listed in the proposal with what to do', async () => {
  const text = openingText(
    openingRequest({ addresses: new Map([[sheet, 'https://x.test/1']]) }),
    openWith(),
    {
      groups: lineups(own, [waitingLeague, waitingCup]),
      unpublished: ['copa-argentina/duels'],
      empty: [sheet],
    },
  );
  expect(text.title).toBe(`Abrir ${league.name}, 2ª temporada y ${cup.name}, 2ª edición`);
  const body = formatProposal(text, { pages: 9, warnings: [], problems: [] });
  await expect(body).toMatchFileSnapshot('proposals/opened.txt');
});

test.each([
  ['copa-argentina/fixtures-cup', 'fresh', null, null],
  // A kept source of another subject does not matter.
  ['news', 'kept', 'respondió 500', null],
  ['copa-argentina/fixtures-cup', 'kept', 'respondió 500', '- fixture de la Copa: respondió 500\n'],
  // A sheet of the new edition, which this process does not know yet.
  ['standings-nueva', 'missing', 'no contesta', '- standings-nueva: no contesta\n'],
])('an opening with %s %s: %s', (name, status, refusal, told) => {
  const report = { sources: [{ name, status, refusal }] } as unknown as TakeReport;
  const requiring = () => requireRead(report, ['copa-argentina/fixtures-cup']);
  if (told === null) expect(requiring).not.toThrow();
  else expect(requiring).toThrow(told);
});

test.each([
  [
    "name: 'Liga'   # c\n\nrules: { a: 1 }\n",
    'edition',
    "name: 'Liga' # c\n\nrules: { a: 1 }\nedition: x\n",
  ],
  ['links:\n  # c\n  rules: null # d\n', 'links.rules', 'links:\n  # c\n  rules: x # d\n'],
  ['links: # c\n  # d\n  rules: x\nname: Liga\n', 'links', 'links: x\nname: Liga\n'],
  ['links: # c\nname: Liga\n', 'links.rules', 'links:\n  # c\n  rules: x\nname: Liga\n'],
  ['links:\n  rules:\n    a: # c\n  b: 1\n', 'links.rules', 'links:\n  rules: x\n  b: 1\n'],
  ['links:\n  rules: # c\n', 'links.rules', 'links:\n  rules: x # c\n'],
  ['links:\r\n  # c\r\n  rules: y\r\nname: Liga\r\n', 'links', 'links: x\nname: Liga\r\n'],
])('«%s» with %s keeps its other lines and comments', (text, path, expected) => {
  expect(editYaml(text, { [path]: 'x' })).toBe(expected);
});

test.each([
  [
    'sheets:\n  # c\n  ranking: null\n  copa:\n    cup: null\n',
    'sheets:\n  # c\n  ranking: null\n',
  ],
  ['sheets: { ranking: null, copa: null } # c\n', 'sheets: { ranking: null } # c\n'],
  ['sheets:\n  copa: null\nname: x\n', 'sheets: {}\nname: x\n'],
  ['sheets:\n  { copa: null,\n    ranking: null }\n', 'sheets: { ranking: null }\n'],
  ['sheets: null\n', 'sheets: null\n'],
  ['sheets:\n  copa:\n    duels: # c\n  ranking: null\n', 'sheets:\n  ranking: null\n'],
])('«%s» without one of its values keeps the others', (text, expected) => {
  expect(removeFromYaml(text, 'sheets.copa')).toBe(expected);
});
