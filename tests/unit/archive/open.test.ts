import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  lineups,
  planOpening,
  requireNewRows,
  type OpeningRequest,
} from '../../../src/archive/open.ts';
import { formatProposal, openingText } from '../../../src/archive/proposal.ts';
import { parseSeason } from '../../../src/archive/read.ts';
import type { Competition } from '../../../src/config/site.ts';
import type { SeasonFolder } from '../../../src/archive/season-file.ts';
import { requireRead } from '../../../scripts/season/trial.ts';
import type { TakeReport } from '../../../src/snapshot/take.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { expectTold, refusals } from '../../fixtures/told.ts';
import { archived, folder, seasonFile, sheets } from './folder.ts';

const ofLeague: Competition = {
  ...league,
  ...{ status: 'waiting', divisions: archived.league.divisions, edition: '2ª temporada' },
};
const ofCup: Competition = { ...cup, status: 'waiting', edition: '2ª edición' };
const texts = new Map([
  [
    'competitions/liga-nacional.yaml',
    '# La liga.\nstatus: waiting # o running\nedition: 2ª temporada\n',
  ],
  ['competitions/copa-argentina.yaml', 'status: waiting\nedition: 2ª edición\n'],
  ['sources.yaml', readFileSync('src/content/demo/sources.yaml', 'utf8')],
]);
const archive: SeasonFolder[] = [folder()];
const seasons = archive.map(parseSeason);

const request = (changes: Partial<OpeningRequest> = {}): OpeningRequest => ({
  competitions: [ofLeague, ofCup],
  names: {},
  addresses: new Map(),
  ...changes,
});
const open = (changes: Partial<OpeningRequest> = {}) =>
  planOpening(request(changes), texts, seasons);

describe('opening', () => {
  test('both is noted in their files, and keeps the announced names', () => {
    const { files, names } = open();
    expect(Object.fromEntries(files)).toEqual({
      'competitions/liga-nacional.yaml':
        '# La liga.\nstatus: running # o running\nedition: 2ª temporada\n',
      'competitions/copa-argentina.yaml': 'status: running\nedition: 2ª edición\n',
    });
    expect(names).toEqual({ 'liga-nacional': '2ª temporada', 'copa-argentina': '2ª edición' });
  });

  test('one leaves the other waiting; it may get another name and other sheets', () => {
    const address = 'https://x.test/pub?gid=1';
    const { files } = open({
      competitions: [ofCup],
      names: { 'copa-argentina': 'Copa 2027' },
      addresses: new Map([
        ['copa-argentina/fixtures-cup', address],
        ['copa-argentina/duels', null],
      ]),
    });
    expect(files.get('competitions/copa-argentina.yaml')).toBe(
      'status: running\nedition: Copa 2027\n',
    );
    expect(files.has('competitions/liga-nacional.yaml')).toBe(false);
    const before = texts.get('sources.yaml')?.split('\n');
    const changed = files.get('sources.yaml')?.split('\n') ?? [];
    expect(changed.filter((line, index) => line !== before?.[index])).toEqual([
      `      cup: ${address}`,
    ]);
  });

  test('is refused with the reason', async () => {
    const named = (id: string) => ({ names: { [id]: seasonFile.name } });
    const told = refusals({
      'what is played': () => open({ competitions: [{ ...ofLeague, status: 'running' }] }),
      'a season that is finished': () => open(named('liga-nacional')),
      'an edition that is finished': () => open(named('copa-argentina')),
    });
    await expectTold('refusals/opening.out', told);
  });
});

describe('the sheets of a new edition', () => {
  const own = new Map(Object.entries(sheets));

  test('are refused while they contain the archived rows, whatever blank rows are added', () => {
    own.set('copa-argentina/fixtures-cup', `${sheets['copa-argentina/fixtures-cup'] ?? ''},,,\n`);
    expect(() => {
      requireNewRows(own, archive);
    }).toThrow(
      /todavía tienen las filas[^]*- copa-argentina\/fixtures-cup: lo mismo que en la temporada 2025\n.*nombre=null/,
    );
    requireNewRows(
      new Map([['copa-argentina/fixtures-cup', ',Final\nF-1,Elsa,,,Dani\n']]),
      archive,
    );
  });

  test('are listed in the proposal with what to do', async () => {
    const text = openingText(
      request({ addresses: new Map([['copa-argentina/fixtures-cup', 'https://x.test/1']]) }),
      open(),
      {
        groups: lineups(own, [ofLeague, ofCup]),
        unpublished: ['copa-argentina/duels'],
        empty: ['copa-argentina/fixtures-cup'],
      },
    );
    expect(text.title).toBe(`Abrir ${league.name}, 2ª temporada y ${cup.name}, 2ª edición`);
    const body = formatProposal(text, { pages: 9, warnings: [], problems: [] });
    await expect(body).toMatchFileSnapshot('proposals/opened.txt');
  });
});

test.each([
  [['copa-argentina/fixtures-cup', 'fresh', null], null],
  // A kept source of another subject does not matter.
  [['news', 'kept', 'respondió 500'], null],
  [
    ['copa-argentina/fixtures-cup', 'kept', 'respondió 500'],
    '- copa-argentina/fixtures-cup: respondió 500\n',
  ],
  [['news', 'missing', 'no contesta'], '- news: no contesta\n'],
  // A sheet of the new edition, which this process does not know yet.
  [['standings-nueva', 'missing', 'no contesta'], '- standings-nueva: no contesta\n'],
] as const)(
  'sheets that could not be read, or were only kept, stop the opening with the reason: %j',
  ([name, status, refusal], told) => {
    const report = { sources: [{ name, status, refusal }] } as unknown as TakeReport;
    const requiring = () => {
      requireRead(report, ['copa-argentina/fixtures-cup']);
    };
    if (told === null) requiring();
    else expect(requiring).toThrow(told);
  },
);
