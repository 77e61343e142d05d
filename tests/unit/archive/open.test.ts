import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  lineups,
  planOpening,
  requireNewRows,
  type OpeningRequest,
} from '../../../src/archive/season-plans.ts';
import { formatProposal, openingText } from '../../../src/archive/proposal.ts';
import type { Competition } from '../../../src/config/site.ts';
import type { SeasonFolder } from '../../../src/archive/season-file.ts';
import { requireRead } from '../../../scripts/season/trial.ts';
import type { TakeReport } from '../../../src/snapshot/report.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';
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

const request = (changes: Partial<OpeningRequest> = {}): OpeningRequest => ({
  competitions: [ofLeague, ofCup],
  names: {},
  addresses: new Map(),
  ...changes,
});
const open = (changes: Partial<OpeningRequest> = {}) =>
  planOpening(request(changes), texts, archive);

/** Lines that an opening changes in each file. */
const changesOf = (changes: Partial<OpeningRequest>): string[] =>
  [...open(changes).files].flatMap(([name, text]) => {
    const before = texts.get(name)?.split('\n') ?? [];
    return [name, ...text.split('\n').filter((line) => !before.includes(line))];
  });
const named = (id: string) => ({ names: { [id]: seasonFile.name } });
const address = 'https://x.test/pub?gid=1';

test('opening is noted in the files, or refused with the reason', async () => {
  expect(open().opened.map(({ edition }) => edition)).toEqual(['2ª temporada', '2ª edición']);
  const asked: Record<string, Partial<OpeningRequest>> = {
    'both keep the announced names': {},
    'the cup alone, with another name and sheet': {
      competitions: [ofCup],
      names: { 'copa-argentina': 'Copa 2027' },
      addresses: new Map([
        ['copa-argentina/fixtures-cup', address],
        ['copa-argentina/duels', null],
      ]),
    },
    'what is played': { competitions: [{ ...ofLeague, status: 'running' }] },
    'a season that is finished': named('liga-nacional'),
    'an edition that is finished': named('copa-argentina'),
  };
  const told = Object.entries(asked).map(
    ([rule, one]) => [rule, outcome(() => changesOf(one))] as const,
  );
  await expectTold('opening.out', told);
});

describe('the sheets of a new edition', () => {
  const own = new Map(Object.entries(sheets));
  const sheet = 'copa-argentina/fixtures-cup';

  test('are refused while they contain the archived rows, whatever blank rows are added', () => {
    own.set(sheet, `${sheets[sheet] ?? ''},,,\n`);
    expect(() => requireNewRows(own, archive)).toThrow(
      /todavía tienen las filas[^]*- fixture de la Copa: lo mismo que en la temporada 2025\n.*nombre=null/,
    );
    requireNewRows(new Map([[sheet, ',Final\nF-1,Elsa,,,Dani\n']]), archive);
  });

  test('are listed in the proposal with what to do', async () => {
    const text = openingText(
      request({ addresses: new Map([[sheet, 'https://x.test/1']]) }),
      open(),
      {
        groups: lineups(own, [ofLeague, ofCup]),
        unpublished: ['copa-argentina/duels'],
        empty: [sheet],
      },
    );
    expect(text.title).toBe(`Abrir ${league.name}, 2ª temporada y ${cup.name}, 2ª edición`);
    const body = formatProposal(text, { pages: 9, warnings: [], problems: [] });
    await expect(body).toMatchFileSnapshot('proposals/opened.txt');
  });
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
