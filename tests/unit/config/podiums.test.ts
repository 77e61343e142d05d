/** Seasons from before the site: what `podiums.yaml` may contain, and which podiums are left out. */
import { cp, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { copyCommunity } from '../../../scripts/demo/community.ts';
import { loadCommunity, readCommunity } from '../../../src/config/community.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

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
    { competition: 'apertura', name: 'Apertura', year: 2021, champion: 'Ana' },
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

test.each([
  ['no file', null],
  ['a file with a comment alone', '# Todavía no hay ninguno.\n'],
])('%s is no podium, and no mistake', async (_, text) => {
  if (text !== null) await writeFile(inside('podiums.yaml'), text);
  expect(told()).toEqual([]);
  expect(readCommunity(inside()).community?.podiums).toEqual([]);
});

test.each([
  [
    'competition: copa-argentna, year: 2019, champion: Ana',
    'competition: no hay competitions/copa-argentna.yaml. ¿Es «copa-argentina»? Si esa competencia no existe más, agregá «retired: true» y su nombre, «name»',
  ],
  [
    'competition: apertura, retired: true, year: 2019, champion: Ana',
    'competition: ya no existe: escribí cómo se llamaba, en «name»',
  ],
  [
    `${cup}, year: 2018, champion: Caro`,
    'champion: esa edición ya tiene campeón más arriba (Ana): dejá uno, o escribí en qué se distinguen, con «edition» o «division»',
  ],
  [`${cup}, year: 2019`, 'champion: falta: agregalo'],
  [`${cup}, year: 219, champion: Ana`, 'year: el año no está entre 1900 y 2100'],
  [
    `${cup}, year: 2019, champion: Ana, campeon: Ana`,
    'campeon: el sitio no conoce este nombre: corregilo, o sacá el renglón',
  ],
  [
    `${cup}, year: 2019, champion: Ana, third: ana`,
    'champion: alguien está dos veces en este podio: corregí uno de los dos',
  ],
  [
    `${cup}, year: 2019, edition: 1ª Edición, champion: Ana`,
    'edition: es la edición que se juega ahora: cuando termine, se cierra y queda archivada',
  ],
  [
    `${cup}, year: 2025, champion: Ana`,
    'year: esa edición ya está entera en seasons/2025: borrá este podio, o si es otra, escribí cómo se llamó en «edition»',
  ],
  [
    `${cup}, year: 2025, edition: Edición de prueba 2025, champion: Ana`,
    'edition: esa edición ya está entera en seasons/2025: borrá este podio, o si es otra, escribí cómo se llamó en «edition»',
  ],
])('%s: its line, and what to do; the others stay', async (podium, message) => {
  await cp('tests/communities/season-2/seasons', inside('seasons'), { recursive: true });
  await write(`${cup}, year: 2018, champion: Ana`, podium, `${cup}, year: 2017, champion: Beto`);
  expect(told()).toEqual([`2 2.º → ${message}`]);
  expect(loadCommunity(inside()).podiums.map(({ year }) => year)).toEqual([2018, 2017]);
});

test('another edition in an archived year is allowed', async () => {
  await cp('tests/communities/season-2/seasons', inside('seasons'), { recursive: true });
  await write(`${cup}, year: 2025, edition: Clausura, champion: Ana`);
  expect(told()).toEqual([]);
});

test('a file that is not a list is reported and ignored', async () => {
  await writeFile(inside('podiums.yaml'), 'champion: Ana\n');
  expect(told()).toEqual([
    '1 : va una lista: un renglón que empieza con «- » por cada uno; si no hay ninguno, escribí []',
  ]);
  expect(readCommunity(inside()).community?.podiums).toEqual([]);
});
