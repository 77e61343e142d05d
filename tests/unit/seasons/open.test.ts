import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planOpening, type OpeningRequest } from '../../../src/seasons/open.ts';
import { formatProposal, openingText } from '../../../src/seasons/proposal.ts';
import { parseSeason, type SeasonFolder } from '../../../src/seasons/read.ts';
import {
  readOpenedSheets,
  requireCame,
  requireNewRows,
  requireRead,
} from '../../../src/seasons/reading.ts';
import type { Competitions } from '../../../src/seasons/competition.ts';
import type { TakeReport } from '../../../src/snapshot/take.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { folder, seasonFile, sheets } from './folder.ts';

const has: Competitions = {
  league: {
    ...league,
    status: 'waiting',
    divisions: [...seasonFile.divisions],
    season: '2ª temporada',
  },
  cup: { ...cup, status: 'waiting', edition: '2ª edición' },
};
const texts = new Map([
  ['league.yaml', '# La liga.\nstatus: waiting # o running\nseason: 2ª temporada\n'],
  ['cup.yaml', 'status: waiting\nedition: 2ª edición\n'],
  ['sources.yaml', readFileSync('src/content/demo/sources.yaml', 'utf8')],
]);
const archive: SeasonFolder[] = [folder()];
const seasons = archive.map((one) => parseSeason(one).value);

const request = (changes: Partial<OpeningRequest> = {}): OpeningRequest => ({
  competitions: ['league', 'cup'],
  names: {},
  addresses: new Map(),
  ...changes,
});
const open = (changes: Partial<OpeningRequest> = {}, competitions = has) =>
  planOpening(request(changes), competitions, texts, seasons);

describe('opening', () => {
  test('both says so in their files, and the name stays that was waited for', () => {
    const { files, names } = open();
    expect(Object.fromEntries(files)).toEqual({
      'league.yaml': '# La liga.\nstatus: running # o running\nseason: 2ª temporada\n',
      'cup.yaml': 'status: running\nedition: 2ª edición\n',
    });
    expect(names).toEqual({ league: '2ª temporada', cup: '2ª edición' });
  });

  test('one of them leaves the other waiting; it may be called anew, and have other sheets', () => {
    const address = 'https://x.test/pub?gid=1';
    const { files } = open({
      competitions: ['cup'],
      names: { cup: 'Copa 2027' },
      addresses: new Map([
        ['fixtures-cup', address],
        ['duels-cup', null],
      ]),
    });
    expect(files.get('cup.yaml')).toBe('status: running\nedition: Copa 2027\n');
    expect(files.has('league.yaml')).toBe(false);
    const before = texts.get('sources.yaml')?.split('\n');
    const changed = files.get('sources.yaml')?.split('\n') ?? [];
    expect(changed.filter((line, index) => line !== before?.[index])).toEqual([
      `    cup: ${address}`,
    ]);
  });

  test.each([
    [
      'what is played',
      {},
      { ...has, league: { ...league, status: 'running' as const } },
      'no está esperando (en league.yaml dice «status: running»)',
    ],
    [
      'a season that is finished',
      { names: { league: seasonFile.name } },
      has,
      `«${seasonFile.name}» ya terminó y está en el archivo`,
    ],
    [
      'an edition that is finished',
      { names: { cup: seasonFile.cup?.edition ?? '' } },
      has,
      'ya terminó y está en el archivo',
    ],
  ])('is refused for %s', (_, changes, competitions, message) => {
    expect(() => open(changes, competitions)).toThrow(message);
  });
});

describe('the sheets of what begins', () => {
  const read = (changes: Record<string, string>) =>
    readOpenedSheets(new Map(Object.entries({ ...sheets, ...changes })), has, archive);
  const standings = (sheets['standings-diamante'] ?? '').replace('Ana', 'Elsa');

  test('are refused while they hold what is archived, however many rows are blank', () => {
    const opened = read({ 'fixtures-cup': `${sheets['fixtures-cup'] ?? ''},,,\n` });
    expect(opened.old.map(({ sheet }) => sheet)).toEqual(Object.keys(sheets));
    expect(() => requireNewRows(opened)).toThrow(
      /todavía tienen las filas[^]*- fixtures-cup: lo mismo que en la temporada 2025\n.*nombre=null/,
    );
  });

  test('have players by group and window, so that a wrong window is seen', () => {
    expect(read({ 'standings-diamante': standings })).toMatchObject({
      groups: [
        { name: 'Diamante, Grupo A', window: { first: 2, last: 4 }, players: ['Beto', 'Elsa'] },
        { name: 'Diamante, Grupo B', window: { first: 5, last: 7 }, players: ['Caro'] },
      ],
    });
  });

  test('may have no rows yet, which is told; duels of the day come and go', () => {
    const empty = {
      'fixtures-cup': ',Final,,,,,\n',
      'standings-diamante': '\n',
      'duels-cup': '\n',
    };
    const opened = read({ ...empty, 'fixtures-diamanteA': ',Fecha 1\nD-1,Elsa,,,Beto\n' });
    expect(opened.empty.toSorted()).toEqual(['fixtures-cup', 'standings-diamante']);
    expect(opened.old.map(({ sheet }) => sheet)).toEqual(['fixtures-diamanteFinal']);
  });

  test('are told in the proposal, with what to do about them', async () => {
    const opened = read({ 'standings-diamante': standings, 'fixtures-cup': ',Final\n' });
    const published = Object.keys(sheets);
    const own = request({ addresses: new Map([['duels-cup', null]]) });
    const text = openingText(own, has, open(), { ...opened, published, bare: ['fixtures-cup'] });
    expect(text.title).toBe(`Abrir ${league.name}, 2ª temporada y ${cup.name}, 2ª edición`);
    const body = formatProposal(text, { pages: 9, warnings: [], problems: [] }, null);
    await expect(body).toMatchFileSnapshot('proposals/opened.txt');
  });
});

test.each([
  [['fixtures-cup', 'fresh', null], null],
  // What is kept is of something else.
  [['news', 'kept', 'respondió 500'], null],
  [
    ['fixtures-cup', 'kept', 'respondió 500'],
    '- fixtures-cup (fixture de la Copa): respondió 500\n',
  ],
  [['news', 'missing', 'no contesta'], '- news (noticias): no contesta\n'],
] as const)(
  'sheets that could not be read, or only kept, stop it with the reason: %j',
  ([name, status, refusal], told) => {
    const report = { sources: [{ name, status, refusal }] } as unknown as TakeReport;
    const requiring = () => {
      requireRead(report, ['fixtures-cup']);
    };
    if (told === null) requiring();
    else expect(requiring).toThrow(told);
  },
);

test('an edit that Google does not give yet stops a closing, by its sheet', () => {
  requireCame([]);
  expect(() => {
    requireCame(['fixtures-cup']);
  }).toThrow(/todavía no llega de Google.*:\n- fixtures-cup \(fixture de la Copa\)\nEsperá/);
});
