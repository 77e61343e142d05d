/** Mistakes in a community's files: each is reported with its file, its line and what to write. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountKeys } from '../../../src/config/contact/email-service.ts';
import { parse } from 'yaml';
import { loadCommunity, readCommunity } from '../../../src/config/community.ts';
import { ConfigurationError } from '../../../src/config/error.ts';
import type { Mistake } from '../../../src/config/yaml-file.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { copyCommunity } from '../../../scripts/demo/community.ts';

const demo = 'src/content/demo';
const inside = folderOfEach();

beforeEach(() => copyCommunity(inside()));

const nameOf = (path: string): string => relative(inside(), path);

/** Mistakes in the folder's copy of the demo. */
function allMistakes(): Mistake[] {
  const { mistakes: refusing, leftOut } = readCommunity(inside());
  return [...refusing, ...leftOut];
}

/** The mistakes as lines `file:line place: message`. */
const mistakes = (): string[] =>
  allMistakes().map(
    ({ file, line, place, message }) => `${nameOf(file)}:${line ?? '-'} ${place}: ${message}`,
  );

/** Replaces a text that occurs once in a file. @returns The number of its line. */
async function change(name: string, before: string, after: string): Promise<number> {
  const file = inside(name);
  const text = await readFile(file, 'utf8');
  expect(text.split(before).length, `«${before}» stands once in ${name}`).toBe(2);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
  return text.slice(0, text.indexOf(before)).split('\n').length;
}

test('the demo has no mistakes, and its placeholders are located', async () => {
  const { community, ...folder } = readCommunity(demo);
  const placeholders = folder.placeholders();
  expect(readCommunity(demo).mistakes).toEqual([]);
  expect(community?.competitions).toMatchObject([
    { id: 'liga-nacional', format: 'groups', status: 'running', edition: '1ª temporada' },
    { id: 'copa-argentina', format: 'bracket', status: 'running', edition: '1ª edición' },
  ]);
  expect(placeholders.map(({ place }) => place)).toContain(`forms → contact → ${accountKeys[0]}`);
  const text = await readFile(join(demo, 'competitions/copa-argentina.yaml'), 'utf8');
  expect(placeholders).toContainEqual({
    file: 'src/content/demo/competitions/copa-argentina.yaml',
    line: text.split('\n').findIndex((line) => line.includes('signUp')) + 1,
    place: 'links → signUp',
    message: 'todavía es de muestra: completalo con el dato de la comunidad',
  });
});

/** Placeholders that are left in the folder, as `file place`. */
const left = (): string[] =>
  readCommunity(inside())
    .placeholders()
    .map(({ file, place }) => `${nameOf(file)} ${place}`);

test('the demo’s own names count as placeholders wherever another community left them', async () => {
  const before = left();
  await change('site.yaml', 'brand: Carcassonne Argentina', 'brand: Catan Chile');
  await change('site.yaml', 'country: Argentina', 'country: Chile');
  const own = left().filter((one) => !before.includes(one));
  await expect(`${own.join('\n')}\n`).toMatchFileSnapshot('community-mistakes/left.txt');
});

test('a community of another game draws its own logo and banner, and has neither emblems nor rules of the demo’s', async () => {
  await change('site.yaml', 'game: Carcassonne', 'game: Dominó');
  expect(left()).toEqual(
    expect.arrayContaining([
      'art/logo.svg ',
      'art/portada.svg ',
      'site.yaml downloads → 1.º → title',
    ]),
  );
  expect(mistakes().map((line) => line.replace(/:\d+ /, ' '))).toEqual([
    'site.yaml notice → picture: no existe: subí el archivo a la carpeta files y escribí /descargas/ con su nombre, o un dibujo .svg a la carpeta art y escribí /arte/ con su nombre; o sacá el renglón (los logos los pone el sitio solo)',
    'pages/empeza-a-jugar.md : esa imagen no está: las de una página son dibujos de la carpeta art, escritos así, ![Qué se ve](/arte/nombre.svg)',
    'competitions/copa-argentina.yaml emblem: art/logo-copa.svg no existe o no se puede usar: agregá el dibujo o sacá el renglón',
    'competitions/liga-nacional.yaml emblem: art/logo-liga.svg no existe o no se puede usar: agregá el dibujo o sacá el renglón',
  ]);
});

test('with a league of another name, texts that name the demo’s are placeholders', async () => {
  const before = left();
  await change('competitions/liga-nacional.yaml', '\nname: Liga Nacional', '\nname: Liga del Río');
  expect(left().filter((one) => !before.includes(one))).toEqual(['texts/bienvenida.md ']);
});

test('an hour may have its seconds, as in the sheets', async () => {
  await change('national.yaml', "finalTime: '10:00'", "finalTime: '9:00:00'");
  expect(readCommunity(inside()).community?.national?.finalTime).toBe('09:00');
});

test('a table without a sheet can only be ordered by what its results tell', async () => {
  const file = 'competitions/liga-nacional.yaml';
  await change(file, '[más DG, ', '[más Pts, más DG, ');
  await change(file, '  - { label: DG,', '  - { label: Pts, meaning: Puntos }\n  - { label: DG,');
  expect(mistakes()).toEqual([]);
  const line = await change(file, '        window: { first: 13, last: 22 }\n', '');
  expect(mistakes()).toEqual([
    `${file}:${line - 2} divisions → 2.º → groups → 2.º: sin window su tabla sale de los resultados, y Pts, que ordena, no sale de ahí: agregale window y su hoja, o sacá «más Pts» de criteria`,
  ]);
});

/** For each file, pairs of a text and what somebody writes instead. */
const slips = parse(
  await readFile(`${import.meta.dirname}/community-mistakes/slips.yaml`, 'utf8'),
) as Record<string, [before: string, after: string][]>;

/** The mistakes reported for each slip of a file, with their distance in lines from the slip. */
async function remarksOn(file: string): Promise<string> {
  const remarks: string[] = [];
  for (const [before, after] of slips[file] ?? []) {
    const original = await readFile(inside(file), 'utf8');
    const at = await change(file, before, after);
    const found = allMistakes();
    expect(found, `${before} → ${after}`).toHaveLength(1);
    await writeFile(inside(file), original);
    for (const { file: said, line, place, message } of found) {
      expect(nameOf(said)).toBe(file);
      const where = line === at || line === null ? '' : `${line - at} lines on: `;
      const edit = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
      remarks.push(`${edit}\n  ${where}${place}: ${message}\n`);
    }
  }
  return remarks.join('\n');
}

describe('a mistake is reported once, with file, line, place and remedy', () => {
  test.each(Object.keys(slips))('in %s', async (file) => {
    const name = file.replaceAll('/', '-');
    await expect(await remarksOn(file)).toMatchFileSnapshot(`community-mistakes/${name}.txt`);
  });

  test('a missing file, and an empty text', async () => {
    await rm(inside('nicks.yaml'));
    await rm(inside('texts/premios.md'));
    await writeFile(inside('texts/bienvenida.md'), '\n');
    expect(mistakes().toSorted()).toEqual([
      'nicks.yaml:- : falta el archivo, o no se puede leer',
      'texts/bienvenida.md:- : está vacío',
      'texts/premios.md:- : falta el archivo',
    ]);
  });

  test('a text that no page shows, with the name that was probably meant', async () => {
    await rename(inside('texts/premios.md'), inside('texts/Premios .md'));
    await writeFile(inside('texts/auspiciantes.md'), 'Café');
    expect(mistakes()).toEqual([
      'texts/premios.md:- : falta el archivo',
      'texts/Premios .md:- : ninguna página muestra este texto: ¿es «premios.md»?',
      'texts/auspiciantes.md:- : ninguna página muestra este texto: sacalo',
    ]);
  });

  test('a misspelled file name, which would silently leave out its section', async () => {
    await rename(inside('team.yaml'), inside('Team.yml'));
    await writeFile(inside('auspiciantes.yaml'), '[]');
    expect(mistakes()).toEqual([
      'Team.yml:- : el sitio no lee ningún archivo con ese nombre: ¿es «team.yaml»?',
      'auspiciantes.yaml:- : el sitio no lee ningún archivo con ese nombre: sacalo',
    ]);
  });

  test('several mistakes at once, one line each', async () => {
    await writeFile(inside('team.yaml'), 'nombre: Selección\n');
    await writeFile(inside('nicks.yaml'), 'a: [\n');
    const told = () => loadCommunity(inside());
    expect(told).toThrow(ConfigurationError);
    expect(told).toThrow(/(.*\n){3,}/);
    expect(told).toThrow(/team\.yaml, renglón 1, name: falta/);
  });
});

test('without team.yaml, national.yaml and the blocks of ranking and contact, their files and texts are not required', async () => {
  for (const name of ['team.yaml', 'national.yaml']) await rm(inside(name));
  const site = await readFile(inside('site.yaml'), 'utf8');
  await writeFile(inside('site.yaml'), site.replaceAll(/^(forms|ranking):\n( .*\n)+/gm, ''));
  expect(mistakes()).toEqual([]);
  for (const name of [
    'places.yaml',
    'texts/premios.md',
    'texts/seleccion.md',
    'texts/national-team.md',
  ]) {
    await rm(inside(name));
  }
  expect(mistakes()).toEqual([]);
  expect(readCommunity(inside()).community).toMatchObject({
    team: null,
    national: null,
    places: [],
  });

  const url = 'https://datos.example/ranking.csv';
  const line = await change('sources.yaml', '  ranking: null', `  ranking: ${url}`);
  expect(mistakes()).toEqual([
    `sources.yaml:${line} sheets → ranking: site.yaml no tiene el bloque «ranking», así que nadie ve esta hoja: agregalo, o escribí null acá`,
  ]);
});

test('without a competition its rules are not required either', async () => {
  await rm(inside('competitions'), { recursive: true });
  await writeFile(inside('sources.yaml'), 'firestore: null\nsheets: {}\n');
  for (const name of ['duelo-copa-argentina', 'duelo-liga-nacional']) {
    await rm(inside(`texts/${name}.md`));
  }
  expect(mistakes()).toEqual([]);
  await rm(inside('texts/ausencias.md'));
  expect(mistakes()).toEqual([]);
});

test('the national tournament needs its provinces', async () => {
  await rm(inside('places.yaml'));
  expect(mistakes()).toEqual(['places.yaml:- : falta el archivo, o no se puede leer']);
});

test('a competition whose file is gone leaves its sheets to be taken out, and its text does not stop the site', async () => {
  const unusedText = 'texts/duelo-copa-argentina.md:- : ninguna página muestra este texto: sacalo';
  await rm(inside('competitions/copa-argentina.yaml'));
  expect(mistakes().map((line) => line.replace(/:\d+ /, ' '))).toEqual([
    'sources.yaml sheets → copa-argentina: no hay un archivo de competencia con ese nombre en competitions/: sacá el renglón',
    unusedText,
  ]);
  const sources = await readFile(inside('sources.yaml'), 'utf8');
  await writeFile(inside('sources.yaml'), sources.replace(/\n  copa-argentina:[^]*/, '\n'));
  expect(readCommunity(inside()).mistakes).toEqual([]);
  expect(mistakes()).toEqual([unusedText]);
});

test.each([
  ['Copa.yaml', 'el nombre es parte de su dirección: usá minúsculas'],
  ['copa.yml', 'no se lee: una competencia es un archivo que termina en .yaml'],
  ['nacional.yaml', '«nacional» es de otra página del sitio: ponele otro nombre'],
])('a file that cannot be an address is told: competitions/%s', async (name, message) => {
  await rename(inside('competitions/copa-argentina.yaml'), inside(`competitions/${name}`));
  expect(mistakes().join('\n')).toContain(message);
});

test('a drawing, or a folder, that nobody sees is told, and the rest of the community is loaded', async () => {
  await mkdir(inside('art'), { recursive: true });
  await mkdir(inside('arte'));
  for (const name of ['logo', 'portadas', 'aviso', 'emblema']) {
    await writeFile(inside(`art/${name}.svg`), '<svg viewBox="0 0 9 9"/>');
  }
  await change('site.yaml', '/arte/logo-liga.svg', '/arte/aviso.svg');
  await change('competitions/copa-argentina.yaml', 'emblem: logo-copa', 'emblem: emblema');
  expect(loadCommunity(inside()).leftOut).toEqual([
    expect.stringMatching(
      /art\/portadas\.svg: ninguna página lo muestra: .* ¿Es «portada\.svg»\?$/,
    ),
    expect.stringContaining('arte: el sitio no lee ninguna carpeta con ese nombre'),
  ]);
});

test('a text that names a competition is not of the demo while that competition’s file has a mistake', async () => {
  await change('competitions/liga-nacional.yaml', 'order: 1', 'order: uno');
  const files = readCommunity(inside())
    .placeholders()
    .map(({ file }) => nameOf(file));
  expect(files.filter((file) => file.startsWith('texts/'))).toEqual([]);
});

test('a competition whose emblem does not exist gets the logo, and the community is loaded', async () => {
  await change('competitions/copa-argentina.yaml', 'emblem: logo-copa', 'emblem: logo-torneo');
  const { competitions, leftOut } = loadCommunity(inside());
  expect(competitions.map(({ emblem }) => emblem)).toEqual(['logo-liga', undefined]);
  expect(leftOut).toEqual([expect.stringContaining('art/logo-torneo.svg no existe')]);
});
