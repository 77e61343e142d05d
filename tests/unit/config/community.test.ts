/** Mistakes in a community's files: each is reported with its file, its line and what to write. */
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { loadCommunity, readCommunity } from '../../../src/config/community.ts';
import {
  notesContradictCriteria,
  officialCriteria,
  parseCriterion,
  recordColumns,
} from '../../../src/config/schemas/columns.ts';
import { ConfigurationError } from '../../../src/lib/error.ts';
import type { Mistake } from '../../../src/config/yaml-file.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold, type Told } from '../../fixtures/told.ts';
import { copyCommunity } from '../../../scripts/lib/demo-data.ts';

const demo = 'src/content/demo';
const leagueFile = 'competitions/liga-nacional.yaml';
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
  const { mistakes, placeholders } = readCommunity(demo);
  expect(mistakes).toEqual([]);
  const text = await readFile(join(demo, 'competitions/copa-argentina.yaml'), 'utf8');
  expect(placeholders()).toContainEqual({
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
  // Another game needs a logo and a banner of its own.
  await change('site.yaml', 'game: Carcassonne', 'game: Dominó');
  const own = left().filter((one) => !before.includes(one));
  await expect(`${own.join('\n')}\n`).toMatchFileSnapshot('community-mistakes/left.txt');
});

test('an hour may have its seconds, as in the sheets', async () => {
  await change('national.yaml', "finalTime: '10:00'", "finalTime: '9:00:00'");
  expect(readCommunity(inside()).community?.national?.finalTime).toBe('09:00');
});

test('a criterion may be written without accents, and with capitals', () => {
  expect(parseCriterion('Mas dg', recordColumns)).toEqual(parseCriterion('más DG', recordColumns));
  expect(parseCriterion('Mas dg', recordColumns)?.label).toBe('DG');
});

/** For each file, pairs of a text and what somebody writes instead. */
const slips = readCases(import.meta.dirname, 'community-mistakes/slips') as Record<
  string,
  [before: string, after: string][]
>;

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

/** The league's file, in which a column orders that only a sheet can have. */
async function orderByPoints(): Promise<void> {
  await change(leagueFile, '[más DG, ', '[más Pts, más DG, ');
  await change(
    leagueFile,
    '  - { label: DG,',
    '  - { label: Pts, meaning: Puntos }\n  - { label: DG,',
  );
}
/** Removes the sections for a team, the national tournament, the ranking and the contact form. */
async function removeSections(...others: string[]): Promise<void> {
  for (const name of ['team.yaml', 'national.yaml', ...others]) await rm(inside(name));
  const site = await readFile(inside('site.yaml'), 'utf8');
  await writeFile(inside('site.yaml'), site.replaceAll(/^(forms|ranking):\n( .*\n)+/gm, ''));
}
/** Removes the competitions with their sheets and rules. */
async function removeCompetitions(): Promise<void> {
  await rm(inside('competitions'), { recursive: true });
  await writeFile(inside('sources.yaml'), 'firestore: null\nsheets: {}\n');
  for (const name of ['duelo-copa-argentina', 'duelo-liga-nacional']) {
    await rm(inside(`texts/${name}.md`));
  }
}
const cupFile = 'competitions/copa-argentina.yaml';
const renameCup = (name: string) => () => rename(inside(cupFile), inside(`competitions/${name}`));

/** Edits of a community's folder. */
const edits: Record<string, () => Promise<unknown>> = {
  'a game with other drawings: neither emblems nor pictures of the demo’s': () =>
    change('site.yaml', 'game: Carcassonne', 'game: Dominó'),
  'a table ordered by a column of its sheet': orderByPoints,
  'a table without a sheet can only be ordered by what its results tell': async () => {
    await orderByPoints();
    await change(leagueFile, '        window: { first: 13, last: 22 }\n', '');
  },
  'each group in the rows of another': () =>
    change(leagueFile, '{ first: 20, last: 27 }', '{ first: 2, last: 50 }'),
  'a table without columns, whose criteria are none': async () => {
    const text = await readFile(inside(leagueFile), 'utf8');
    await writeFile(inside(leagueFile), text.replace(/^columns:\n( .*\n)+/m, 'columns: []\n'));
  },
  'missing files, and an empty text': async () => {
    await rm(inside('nicks.yaml'));
    await rm(inside('texts/premios.md'));
    await writeFile(inside('texts/bienvenida.md'), '\n');
  },
  'texts that no page shows, one with the name that was probably meant': async () => {
    await rename(inside('texts/premios.md'), inside('texts/Premios .md'));
    await writeFile(inside('texts/auspiciantes.md'), 'Café');
    await writeFile(inside('texts/prensa.md.txt'), 'Café');
  },
  'misspelled file names, which would silently leave out their sections': async () => {
    await rename(inside('team.yaml'), inside('Team.yml'));
    await writeFile(inside('auspiciantes.yaml'), '[]');
  },
  'several mistakes at once': async () => {
    await writeFile(inside('team.yaml'), 'nombre: Selección\n');
    await writeFile(inside('nicks.yaml'), 'a: [\n');
  },
  'without a section its files and texts are not required': () =>
    removeSections(
      ...['places.yaml', 'texts/premios.md', 'texts/seleccion.md', 'texts/national-team.md'],
    ),
  'without a section its files and texts may stay': () => removeSections(),
  'without its block nobody sees the ranking’s sheet': async () => {
    await removeSections();
    await change('sources.yaml', '  ranking: null', '  ranking: https://datos.example/r.csv');
  },
  'without a competition its rules may stay': removeCompetitions,
  'without a competition its rules are not required': async () => {
    await removeCompetitions();
    await rm(inside('texts/ausencias.md'));
  },
  'the national tournament needs its provinces': () => rm(inside('places.yaml')),
  'a competition whose file is gone leaves its sheets to be taken out': () => rm(inside(cupFile)),
  'a competition’s file is named in lower case': renameCup('Copa.yaml'),
  'a competition’s file ends in .yaml': renameCup('copa.yml'),
  'a competition’s address is no other page’s': renameCup('ranking.yaml'),
};

describe('a mistake is reported once, with file, line, place and remedy', () => {
  test.each(Object.keys(slips))('in %s', async (file) => {
    const name = file.replaceAll('/', '-');
    await expect(await remarksOn(file)).toMatchFileSnapshot(`community-mistakes/${name}.txt`);
  });

  test('in the files of a folder', async () => {
    const told: Told = {};
    for (const [rule, edit] of Object.entries(edits)) {
      await rm(inside(), { recursive: true });
      await copyCommunity(inside());
      await edit();
      // The slips of single files show the lines.
      told[rule] = mistakes().map((line) => line.replace(/:[\d-]+ /, ' '));
    }
    await expectTold('community-mistakes/folder.txt', told);
  });

  test('all of them, one line each', async () => {
    await edits['several mistakes at once']?.();
    const load = () => loadCommunity(inside());
    expect(load).toThrow(ConfigurationError);
    expect(load).toThrow(/(.*\n){3,}/);
    expect(load).toThrow(/team\.yaml, renglón 1, name: falta/);
    expect(() => loadCommunity(inside('nada'))).toThrow(/nada\/site\.yaml: falta el archivo/);
  });
});

test('a drawing, a folder or a page that nobody sees is told, and the rest of the community is loaded', async () => {
  await mkdir(inside('art'), { recursive: true });
  await mkdir(inside('arte'));
  await mkdir(inside('files/fotos'));
  for (const name of ['logo', 'portadas', 'aviso', 'emblema']) {
    await writeFile(inside(`art/${name}.svg`), '<svg viewBox="0 0 9 9"/>');
  }
  await change('site.yaml', '/arte/logo-liga.svg', '/arte/aviso.svg');
  await change('competitions/copa-argentina.yaml', 'emblem: logo-copa', 'emblem: emblema');
  await writeFile(inside('pages/faq.md'), '---\ntitle: Preguntas\n---\nHola.');
  await writeFile(inside('pages/duelos.md'), '---\ntitle: Duelos\n---\nHola.');
  await mkdir(inside('pages/fotos.md'));
  // Emacs marks a file that it edits by a link to nothing.
  await symlink('ana@pc.1', inside('pages/.#faq.md'));
  const { pages, leftOut } = loadCommunity(inside());
  expect(pages.map(({ id }) => id)).toEqual(['empeza-a-jugar', 'faq']);
  expect(leftOut).toEqual([
    expect.stringMatching(/duelos\.md: «duelos» es de otra página/),
    expect.stringMatching(/fotos\.md: es una carpeta/),
    expect.stringMatching(
      /art\/portadas\.svg: ninguna página lo muestra: .*; ¿es «portada\.svg»\?$/,
    ),
    expect.stringContaining('arte: el sitio no lee ninguna carpeta con ese nombre'),
    expect.stringContaining('files/fotos: es una carpeta'),
  ]);
});

test('an emblem without a drawing, and notes with other criteria, are told and not shown', async () => {
  await change('competitions/copa-argentina.yaml', 'emblem: logo-copa', 'emblem: logo-torneo');
  await change(leagueFile, 'menos DP, mejor DifP, más PG]', 'más PG, mejor DifP]');
  const { competitions, leftOut } = loadCommunity(inside());
  expect(competitions.map(({ emblem }) => emblem)).toEqual(['logo-liga', undefined]);
  expect(competitions[0]?.tieBreakNotes).toBeUndefined();
  expect(leftOut.toSorted()).toEqual([
    expect.stringContaining('art/logo-torneo.svg no existe'),
    expect.stringMatching(
      /tieBreakNotes: dice otro orden que criteria \(más DG, más PG, mejor DifP\)/,
    ),
  ]);
});

test.each([
  ['in the order of the criteria', 'Duelos ganados; después, duelos perdidos.', false],
  ['without a criterion', 'Diferencia de partidas.', false],
  [
    'that name a later criterion inside an earlier one',
    'Duelos ganados; partidas ganadas menos perdidas (diferencia de partidas); partidas ganadas.',
    false,
  ],
  ['in another order', 'Partidas ganadas; después, duelos ganados.', true],
])('notes %s', (_, tieBreakNotes, contradict) => {
  const rules = { columns: recordColumns, criteria: officialCriteria, tieBreakNotes };
  expect(notesContradictCriteria(rules)).toBe(contradict);
});
