import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  lineups,
  planOpening,
  requireNewRows,
  type OpeningRequest,
} from '../../../src/seasons/open.ts';
import { formatProposal, openingText } from '../../../src/seasons/proposal.ts';
import { parseSeason } from '../../../src/seasons/read.ts';
import type { Competitions } from '../../../src/seasons/request.ts';
import type { SeasonFolder } from '../../../src/seasons/season-file.ts';
import { requireRead } from '../../../scripts/season/trial.ts';
import type { TakeReport } from '../../../src/snapshot/take.ts';
import { league, cup } from '../../fixtures/competitions.ts';
import { refusals } from '../../fixtures/refusals.ts';
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
const seasons = archive.map(parseSeason);

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

  test('is refused, with why', async () => {
    const running: Competitions = { ...has, league: { ...league, status: 'running' } };
    const told = refusals({
      'what is played': () => open({}, running),
      'a season that is finished': () => open({ names: { league: seasonFile.name } }),
      'an edition that is finished': () => open({ names: { cup: seasonFile.cup?.edition ?? '' } }),
    });
    await expect(told).toMatchFileSnapshot('refusals/opening.out');
  });
});

describe('the sheets of what begins', () => {
  const own = new Map(Object.entries(sheets));

  test('are refused while they hold what is archived, however many rows are blank', () => {
    own.set('fixtures-cup', `${sheets['fixtures-cup'] ?? ''},,,\n`);
    expect(() => {
      requireNewRows(own, archive);
    }).toThrow(
      /todavía tienen las filas[^]*- fixtures-cup: lo mismo que en la temporada 2025\n.*nombre=null/,
    );
    requireNewRows(new Map([['fixtures-cup', ',Final\nF-1,Elsa,,,Dani\n']]), archive);
  });

  test('are told in the proposal, with what to do about them', async () => {
    const text = openingText(
      request({ addresses: new Map([['fixtures-cup', 'https://x.test/1']]) }),
      has,
      open(),
      { groups: lineups(own, has), unpublished: ['duels-cup'], empty: ['fixtures-cup'] },
    );
    expect(text.title).toBe(`Abrir ${league.name}, 2ª temporada y ${cup.name}, 2ª edición`);
    const body = formatProposal(text, { pages: 9, warnings: [], problems: [] });
    await expect(body).toMatchFileSnapshot('proposals/opened.txt');
  });
});

test.each([
  [['fixtures-cup', 'fresh', null], null],
  // What is kept is of something else.
  [['news', 'kept', 'respondió 500'], null],
  [['fixtures-cup', 'kept', 'respondió 500'], '- fixtures-cup: respondió 500\n'],
  [['news', 'missing', 'no contesta'], '- news: no contesta\n'],
  // Of what is opened: this process knows only what was played until now.
  [['standings-nueva', 'missing', 'no contesta'], '- standings-nueva: no contesta\n'],
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
