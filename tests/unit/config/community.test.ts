/** Mistakes in a community's files: each is told with its file, its line and what to write. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCommunity, readCommunity, schemas } from '../../../src/config/community.ts';
import { ConfigurationError } from '../../../src/config/error.ts';

const demo = 'src/content/demo';
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'community-'));
  const files = (await readdir(demo)).filter((name) => name.endsWith('.yaml'));
  await Promise.all(files.map((name) => cp(join(demo, name), join(directory, name))));
});
afterEach(() => rm(directory, { recursive: true }));

/** What is said of the demo's files after one text of one of them was changed. */
async function mistakesAfter(name: string, before: string, after: string): Promise<string[]> {
  const file = join(directory, `${name}.yaml`);
  const text = await readFile(file, 'utf8');
  expect(text.split(before).length, `«${before}» stands once in ${name}.yaml`).toBe(2);
  await writeFile(file, text.replace(before, after));
  return readCommunity(directory).mistakes.map(
    ({ file: path, line, place, message }) =>
      `${path.slice(path.lastIndexOf('/') + 1)}:${line ?? '-'} ${place}: ${message}`,
  );
}

test('the demo has no mistakes, and says where its placeholders are', () => {
  const { community, mistakes, placeholders } = readCommunity(demo);
  expect(mistakes).toEqual([]);
  expect(community?.league.divisions).toHaveLength(3);
  expect(placeholders.map(({ place }) => place)).toContain('forms.contact.publicKey');
  expect(placeholders).toContainEqual({
    file: 'src/content/demo/cup.yaml',
    line: 8,
    place: 'links.signUp',
    message: 'todavía es de muestra: completalo con el dato de la comunidad',
  });
});

describe('a mistake is told with file, line, place and remedy', () => {
  test.each<[string, string, string, string, string]>([
    [
      'a tab',
      'cup',
      'edition: 1ª edición',
      '\tedition: 1ª edición',
      'cup.yaml:4 : hay un tabulador',
    ],
    [
      'a key twice',
      'cup',
      'edition: 1ª edición',
      'edition: 1ª edición\nedition: 2ª edición',
      'cup.yaml:5 : esa clave ya está más arriba: dejá una sola',
    ],
    [
      'open quotes',
      'national',
      "finalTime: '10:00'",
      "finalTime: '10:00",
      'national.yaml:28 : falta cerrar unas comillas',
    ],
    [
      'an indent',
      'cup',
      '  rules: https',
      '   rules: https',
      'cup.yaml:8 : el renglón siguiente está corrido',
    ],
    [
      'an unknown key, much like one',
      'site',
      'shortName: Carcassonne',
      'shortname: Carcassonne',
      'site.yaml:14 shortname: clave desconocida: ¿es «shortName»?',
    ],
    [
      'an unknown key deep inside',
      'league',
      '  - id: oro\n    name: Oro',
      '  - id: oro\n    nam: x\n    name: Oro',
      'league.yaml:62 divisions[2].nam: clave desconocida: ¿es «name»?',
    ],
    [
      'an unknown key like no other',
      'cup',
      'edition: 1ª edición',
      'edition: 1ª edición\nauspiciante: Café',
      'cup.yaml:5 auspiciante: clave desconocida: sacala',
    ],
    ['a missing key', 'cup', 'edition: 1ª edición\n', '', 'cup.yaml:3 edition: falta'],
    [
      'an empty text',
      'cup',
      'edition: 1ª edición',
      'edition: " "',
      'cup.yaml:4 edition: está vacío',
    ],
    [
      'a number for a text',
      'cup',
      'edition: 1ª edición',
      'edition: 2',
      'cup.yaml:4 edition: escribí un texto',
    ],
    [
      'a text for a number',
      'league',
      'gamesToWin: 2',
      'gamesToWin: dos',
      'league.yaml:7 gamesToWin: escribí un número entero',
    ],
    [
      'an address without https',
      'cup',
      'https://example.com/copa/reglamento',
      'example.com/copa',
      'cup.yaml:9 links.rules: no es una dirección: escribila entera',
    ],
    [
      'an address without its gap',
      'site',
      'player?id={id}',
      'player?id=1',
      'site.yaml:37 platform.profile: falta {id} donde va lo que cambia',
    ],
    ['a colour', 'site', "'#74acdf'", 'celeste', 'site.yaml:30 colors.theme: escribí el color'],
    [
      'a colour that YAML takes for a comment',
      'site',
      "'#74acdf'",
      '#74acdf',
      'site.yaml:30 colors.theme: ',
    ],
    [
      'a time zone',
      'site',
      'America/Argentina/Buenos_Aires',
      'Buenos Aires',
      'site.yaml:25 timeZone: no es una zona horaria',
    ],
    [
      'a trophy',
      'league',
      'trophy: plata',
      'trophy: bronce',
      'league.yaml:38 divisions[1].trophy: tiene que ser celeste, plata',
    ],
    [
      'rows the wrong way round',
      'league',
      '{ first: 13, last: 22 }',
      '{ first: 22, last: 13 }',
      'league.yaml:46 divisions[1].groups[1].window: la primera fila está después de la última',
    ],
    [
      'a division twice',
      'league',
      '  - id: oro',
      '  - id: elite',
      'league.yaml:21 divisions: hay dos divisiones con el mismo id',
    ],
    ['an hour', 'national', "'10:00'", "'10'", 'national.yaml:7 finalTime: escribila así: "10:00"'],
    [
      'a day',
      'national',
      "'2025-07-26'",
      "'26/7/2025'",
      'national.yaml:6 finalDate: escribila entre comillas y así',
    ],
    [
      'a province’s code',
      'places',
      'id: AR-Y',
      'id: Jujuy',
      'places.yaml:8 [0].id: escribilo como AR-X',
    ],
    [
      'an address of a player',
      'nicks',
      'addresses: {}',
      'addresses: { Aná: Ana Sur }',
      'nicks.yaml:7 addresses.Aná: usá minúsculas',
    ],
  ])('%s', async (_, name, before, after, said) => {
    const mistakes = await mistakesAfter(name, before, after);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.slice(0, said.length)).toBe(said);
  });

  test('a missing file', async () => {
    await rm(join(directory, 'team.yaml'));
    expect(readCommunity(directory).mistakes).toMatchObject([
      { line: null, message: 'falta el archivo, o no se puede leer' },
    ]);
  });

  test('all of them at once, a line each', async () => {
    await writeFile(join(directory, 'cup.yaml'), 'nombre: Copa\n');
    await writeFile(join(directory, 'nicks.yaml'), 'a: [\n');
    const { message } = (() => {
      try {
        loadCommunity(directory);
      } catch (error) {
        if (error instanceof ConfigurationError) return error;
      }
      throw new Error('the files were accepted');
    })();
    expect(message.split('\n').length).toBeGreaterThan(3);
    expect(message).toMatch(/cup\.yaml, renglón 1, name: falta/);
  });
});

test('each schema says in a sentence what each of its fields is', () => {
  const bare: string[] = [];
  const walk = (schema: unknown, place: string): void => {
    const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
    const inner = def['innerType'] ?? def['element'] ?? def['in'];
    if (inner) walk(inner, place);
    for (const [key, field] of Object.entries((def['shape'] as object | undefined) ?? {})) {
      const { description } = field as { description?: string };
      if (!description) bare.push(`${place}.${key}`);
      walk(field, `${place}.${key}`);
    }
  };
  for (const [name, schema] of Object.entries(schemas)) walk(schema, name);
  expect(bare).toEqual([]);
});
