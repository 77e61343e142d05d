/** Seasons from before the site: what `podiums.yaml` may contain, and which podiums are left out. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { copyCommunity } from '../../../scripts/lib/demo-data.ts';
import { loadCommunity, readCommunity } from '../../../src/config/community.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold, type Told } from '../../fixtures/told.ts';

const inside = folderOfEach();

beforeEach(() => copyCommunity(inside()));

const cup = 'competition: copa-argentina';
const write = (...podiums: string[]): Promise<void> =>
  writeFile(inside('podiums.yaml'), podiums.map((podium) => `- { ${podium} }\n`).join(''));

/** Mistakes in the file, as `line place: message`. */
const told = (): string[] =>
  readCommunity(inside()).leftOut.map(
    ({ line, place, message }) => `${line ?? '-'} ${place}: ${message}`,
  );

test('a few lines make a podium; the newest comes first, under the name of its time', async () => {
  await write(
    `${cup}, year: 2019, champion: Ana, second: Beto`,
    `${cup}, year: 2021, name: Copa del Litoral, edition: 2ª edición, champion: Caro, third: Dani`,
    'competition: apertura, retired: true, name: Apertura, year: 2021, champion: Ana',
    'competition: liga-nacional, division: elite, year: 2020, champion: Eva',
    'competition: liga-nacional, division: Oro, year: 2020, champion: Fer',
  );
  expect(readCommunity(inside())).toMatchObject({ mistakes: [], leftOut: [] });
  expect(loadCommunity(inside()).podiums).toEqual([
    {
      competition: 'copa-argentina',
      ...{ year: 2021, name: 'Copa del Litoral', edition: '2ª edición' },
      ...{ champion: 'Caro', third: 'Dani' },
    },
    { competition: 'apertura', retired: true, name: 'Apertura', year: 2021, champion: 'Ana' },
    ...[
      { division: 'Élite', champion: 'Eva' },
      { division: 'Oro', champion: 'Fer' },
    ].map((own) => ({ competition: 'liga-nacional', name: 'Liga Nacional', year: 2020, ...own })),
    {
      competition: 'copa-argentina',
      ...{ name: 'Copa Argentina', year: 2019, champion: 'Ana', second: 'Beto' },
    },
  ]);
});

test('a division without its accents is the same division, and has one champion', async () => {
  await write(
    'competition: liga-nacional, division: Élite, year: 2020, champion: Eva',
    'competition: liga-nacional, division: elite, year: 2020, champion: Fer',
  );
  expect(told()).toEqual([
    expect.stringContaining('2 2.º → champion: esa edición ya tiene campeón más arriba (Eva)'),
  ]);
});

test('a podium of the running edition is told, also if only its year names that edition', async () => {
  const file = inside('competitions/copa-argentina.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('edition: 1ª edición', "edition: '2026'"));
  await write(`${cup}, year: 2026, champion: Ana`);
  expect(told()).toEqual([expect.stringContaining('year: es la edición que se juega ahora')]);
});

test.each([
  ['nothing', null, []],
  ['a comment alone', '# Todavía no hay ninguno.\n', []],
  ['no list', 'champion: Ana\n', [expect.stringMatching(/^1 : va una lista: /)]],
])('%s is no podium; only a file that is no list is told', async (_, text, mistakes) => {
  if (text !== null) await writeFile(inside('podiums.yaml'), text);
  expect(told()).toEqual(mistakes);
  expect(readCommunity(inside()).community?.podiums).toEqual([]);
});

test('each faulty podium is left out, and told with its line and what to do; the others stay, also in an archived year', async () => {
  await cp('tests/communities/season-2/seasons', inside('seasons'), { recursive: true });
  const file = `${import.meta.dirname}/podiums`;
  const faults = (await readFile(`${file}.txt`, 'utf8')).trimEnd().split('\n');
  const mistakes: Told = {};
  for (const podium of faults) {
    await write(
      `${cup}, year: 2018, champion: Ana`,
      podium,
      `${cup}, year: 2025, edition: Clausura, champion: Beto`,
    );
    mistakes[podium] = told();
    expect(loadCommunity(inside()).podiums.map(({ year }) => year)).toEqual([2025, 2018]);
  }
  await expectTold(`${file}.out`, mistakes);
});
