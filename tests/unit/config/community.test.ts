/** Mistakes in a community's files: each is told with its file, its line and what to write. */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCommunity, readCommunity, schemas } from '../../../src/config/community.ts';
import { ConfigurationError } from '../../../src/config/error.ts';
import { copyCommunity } from '../../../scripts/demo/community.ts';

const demo = 'src/content/demo';
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'community-'));
  await copyCommunity(directory);
});
afterEach(() => rm(directory, { recursive: true }));

const nameOf = (path: string): string =>
  path.slice(path.indexOf('/', path.indexOf('community-')) + 1);

/** What is said of the demo's files as they stand in the folder, as `file:line place: message`. */
const mistakes = (): string[] =>
  readCommunity(directory).mistakes.map(
    ({ file, line, place, message }) => `${nameOf(file)}:${line ?? '-'} ${place}: ${message}`,
  );

/** Changes one text of one file. @returns the line that it stood in. */
async function change(name: string, before: string, after: string): Promise<number> {
  const file = join(directory, name);
  const text = await readFile(file, 'utf8');
  expect(text.split(before).length, `«${before}» stands once in ${name}`).toBe(2);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
  return text.slice(0, text.indexOf(before)).split('\n').length;
}

test('the demo has no mistakes, and says where its placeholders are', async () => {
  const { community, placeholders } = readCommunity(demo);
  expect(readCommunity(demo).mistakes).toEqual([]);
  expect(community?.league).toMatchObject({ status: 'running', season: '1ª temporada' });
  expect(placeholders.map(({ place }) => place)).toContain('forms.contact.publicKey');
  const text = await readFile(join(demo, 'cup.yaml'), 'utf8');
  expect(placeholders).toContainEqual({
    file: 'src/content/demo/cup.yaml',
    line: text.split('\n').findIndex((line) => line.includes('signUp')) + 1,
    place: 'links.signUp',
    message: 'todavía es de muestra: completalo con el dato de la comunidad',
  });
});

/** What is changed, where, from what to what, and what is said of it, how many lines further on. */
type Slip = [
  what: string,
  file: string,
  before: string,
  after: string,
  said: string,
  lines?: number,
];

const slips: Slip[] = [
  // YAML itself.
  ['a tab', 'cup.yaml', 'edition: 1ª', '\tedition: 1ª', ': hay un tabulador: los renglones'],
  [
    'a key twice',
    'cup.yaml',
    'edition: 1ª edición',
    'edition: 1ª\nedition: 2ª',
    ': esa clave ya está',
    1,
  ],
  [
    'open quotes',
    'national.yaml',
    "finalTime: '10:00'",
    "finalTime: '10:00",
    ': falta cerrar unas comillas',
    2,
  ],
  [
    'an open list',
    'league.yaml',
    '{ promotion: 0, relegation: 2 }',
    '{ promotion: 0, relegation: 2',
    ': falta cerrar unas comillas, una llave',
    1,
  ],
  [
    'an indent',
    'cup.yaml',
    '  rules: https',
    '   rules: https',
    ': el renglón siguiente está corrido',
    -1,
  ],
  [
    'a key without its colon',
    'team.yaml',
    'name: Selección',
    'name Selección',
    ': acá o en el renglón de arriba sobra algo, o falta «:»',
    2,
  ],
  [
    'a colon within a text',
    'cup.yaml',
    'edition: 1ª edición',
    'edition: Copa: primera',
    ': el renglón siguiente está corrido, o acá hay dos puntos de más',
  ],
  [
    'a text that begins with a sign',
    'cup.yaml',
    'edition: 1ª edición',
    'edition: @primera',
    ': un texto que empieza con ese signo va entre comillas',
  ],
  // Keys.
  [
    'an unknown key, much like one',
    'site.yaml',
    'shortName: Carcassonne',
    'shortname: Carcassonne',
    'shortname: clave desconocida: ¿es «shortName»?',
  ],
  [
    'an unknown key deep inside',
    'league.yaml',
    '  - id: oro\n',
    '  - id: oro\n    nam: x\n',
    'divisions[2].nam: clave desconocida: ¿es «name»?',
    1,
  ],
  [
    'an unknown key like no other',
    'cup.yaml',
    'edition: 1ª edición',
    'edition: 1ª edición\nauspiciante: Café',
    'auspiciante: clave desconocida: sacala',
    1,
  ],
  [
    'a missing key',
    'team.yaml',
    'loading: Reuniendo los meeples Argentinos\n',
    '',
    'loading: falta',
    -4,
  ],
  // Values.
  ['an empty text', 'cup.yaml', 'edition: 1ª edición', 'edition: " "', 'edition: está vacío'],
  [
    'a number for a text',
    'cup.yaml',
    'edition: 1ª edición',
    'edition: 2',
    'edition: escribí un texto',
  ],
  [
    'a text for a number',
    'league.yaml',
    'gamesToWin: 2',
    'gamesToWin: dos',
    'gamesToWin: escribí un número entero',
  ],
  [
    'a number in quotes',
    'league.yaml',
    'gamesToWin: 2',
    "gamesToWin: '2'",
    'gamesToWin: escribí un número entero, sin comillas',
  ],
  [
    'no game to win',
    'league.yaml',
    'gamesToWin: 2',
    'gamesToWin: 0',
    'gamesToWin: tiene que ser 1 o más',
  ],
  [
    'a list of one, without its dash',
    'team.yaml',
    'competitions:\n  - WTCOC\n  - Copa América',
    'competitions: WTCOC',
    'competitions: ',
  ],
  [
    'an address without https',
    'cup.yaml',
    'https://example.com/copa/reglamento',
    'example.com/copa',
    'links.rules: no es una dirección: escribila entera',
  ],
  [
    'an address without its gap',
    'site.yaml',
    'player?id={id}',
    'player?id=1',
    'platform.profile: falta {id} donde va lo que cambia',
  ],
  [
    'a form’s field without its beginning',
    'cup.yaml',
    'round: entry.716250943',
    'round: 716250943',
    'formFields.reportResult.round: escribí el campo del formulario así: entry.123456789',
  ],
  [
    'a form’s field as it stands in the address',
    'cup.yaml',
    'round: entry.716250943',
    'round: entry.716250943=Fecha+3',
    'formFields.reportResult.round: escribí el campo del formulario así: entry.123456789',
  ],
  [
    'a form’s field for two questions',
    'cup.yaml',
    'code: entry.820980320',
    'code: entry.716250943',
    'formFields.reportResult.code: ese campo ya es de «round»',
  ],
  [
    'a question that no form is asked',
    'cup.yaml',
    'code: entry.820980320',
    'codes: entry.820980320',
    'formFields.reportResult.codes: clave desconocida: ¿es «code»?',
  ],
  [
    'a colour by its name',
    'site.yaml',
    "'#74acdf'",
    'celeste',
    'colors.theme: escribí el color entre comillas y así: "#74acdf"',
  ],
  [
    'a colour that YAML takes for a comment',
    'site.yaml',
    "'#74acdf'",
    '#74acdf',
    'colors.theme: escribí el color entre comillas',
  ],
  [
    'a time zone',
    'site.yaml',
    'America/Argentina/Buenos_Aires',
    'Buenos Aires',
    'timeZone: no es una zona horaria: escribila como Europe/Madrid',
  ],
  [
    'a country by its name',
    'site.yaml',
    'countryCode: AR',
    'countryCode: Arg',
    'countryCode: son dos letras mayúsculas, como AR',
  ],
  [
    'a name too long for a telephone',
    'site.yaml',
    'shortName: Carcassonne',
    'shortName: Carcassonne Argentina',
    'shortName: tiene más de 12 letras',
  ],
  [
    'a file with a space',
    'site.yaml',
    '/descargas/reglas-base.pdf',
    '/descargas/reglas base.pdf',
    'downloads[3].files[0].path: empieza con / y no tiene espacios',
  ],
  ['an hour', 'national.yaml', "'10:00'", "'10'", 'finalTime: escribila así: "10:00"'],
  [
    'a day',
    'national.yaml',
    "'2025-07-26'",
    "'26/7/2025'",
    'finalDate: escribila entre comillas y así',
  ],
  [
    'a final of another year',
    'national.yaml',
    'year: 2025',
    'year: 2026',
    'finalDate: no es del año que dice «year»',
    2,
  ],
  [
    'a state',
    'cup.yaml',
    'status: running',
    'status: pausa',
    'status: escribí running, waiting o absent',
  ],
  [
    'an address with capitals',
    'cup.yaml',
    'path: copa-argentina',
    'path: Copa Argentina',
    'path: usá minúsculas, números y guiones',
  ],
  [
    'an address of another page',
    'cup.yaml',
    'path: copa-argentina',
    'path: nacional',
    'path: esa dirección es de otra página',
  ],
  [
    'the league’s address',
    'cup.yaml',
    'path: copa-argentina',
    'path: liga-nacional',
    'path: es la dirección de la liga',
  ],
  [
    'a trophy',
    'league.yaml',
    'trophy: plata',
    'trophy: bronce',
    'divisions[1].trophy: tiene que ser celeste, plata',
  ],
  [
    'rows the wrong way round',
    'league.yaml',
    '{ first: 13, last: 22 }',
    '{ first: 22, last: 13 }',
    'divisions[1].groups[1].window: la primera fila está después de la última',
  ],
  [
    'rows of another group',
    'league.yaml',
    '{ first: 13, last: 22 }',
    '{ first: 11, last: 22 }',
    'divisions[1].groups[1].window: empieza en la fila 11, que es de «Grupo A»',
  ],
  [
    'rows from zero',
    'league.yaml',
    '{ first: 13, last: 22 }',
    '{ first: 0, last: 1 }',
    'divisions[1].groups[1].window.first: las filas se cuentan desde 1',
  ],
  [
    'a division twice',
    'league.yaml',
    '  - id: oro\n',
    '  - id: elite\n',
    'divisions[2].id: ese id ya es de otra división',
  ],
  [
    'a division’s name twice',
    'league.yaml',
    'name: Oro',
    'name: elite',
    'divisions[2].name: ese nombre ya es de otra división',
  ],
  [
    'a group twice',
    'league.yaml',
    'fixture: platinumB',
    'fixture: platinumA',
    'divisions[1].groups[1].fixture: ese fixture ya es de otro grupo',
  ],
  [
    'two finals',
    'league.yaml',
    'fixture: promotionsPlatinumOro\n    zones: { promotion: 2',
    'fixture: promotionsPlatinumOro\n        decidesTitle: true\n    zones: { promotion: 2',
    'divisions[1].playoffs: hay más de uno con decidesTitle',
    -6,
  ],
  // One file and another.
  [
    'a sheet of a division that the league has not',
    'sources.yaml',
    '    oro: null',
    '    oro: null\n    bronce: null',
    'sheets.standings.bronce: nadie tiene una hoja así: sacala',
    1,
  ],
  [
    'a sheet under another name',
    'sources.yaml',
    '    oroB: null',
    '    OroB: null',
    'sheets.fixtures.OroB: nadie tiene una hoja así: ¿es «oroB»?',
  ],
  [
    'half an address of a sheet',
    'sources.yaml',
    'ranking: null',
    'ranking: docs.google.com/x',
    'sheets.ranking: no es una dirección',
  ],
  [
    'half a project',
    'sources.yaml',
    'firestore: null',
    'firestore: { projectId: uno }',
    'firestore.apiKey: falta',
  ],
  // Nicks and places.
  [
    'an address of a player',
    'nicks.yaml',
    'addresses: {}',
    'addresses: { Aná: Ana Sur }',
    'addresses.Aná: usá minúsculas',
  ],
  [
    'one address for two',
    'nicks.yaml',
    'addresses: {}',
    'addresses: { Ana: ana, Aná: ana }',
    'addresses.Aná: esa dirección ya es de «Ana»',
  ],
  [
    'changes in a circle',
    'nicks.yaml',
    'renamed: {}',
    'renamed: { Ana: Beto, Beto: Ana }',
    'renamed.Ana: los cambios dan vueltas: Ana → Beto → Ana; borrá uno',
  ],
  ['a province’s code', 'places.yaml', 'id: AR-Y', 'id: Jujuy', '[0].id: escribilo como AR-X'],
  [
    'two provinces in one square',
    'places.yaml',
    'cell: [2, 2]',
    'cell: [2, 1]',
    '[1].cell: ese cuadrado del mapa ya está ocupado',
  ],
  // Texts.
  ['an empty text of a page', 'texts/premios.md', '- Quien organiza recibe', '', ': está vacío'],
  ['HTML', 'texts/bienvenida.md', 'Todo esto', '<b>Todo esto', ': HTML no: escribilo con Markdown'],
  [
    'a gap that nobody fills',
    'texts/nacional-antes.md',
    '{final}',
    '{fecha}',
    ': {fecha} no es nada: se puede usar {año} y {final}',
  ],
  [
    'a gap where there are none',
    'texts/reglas.md',
    '40 minutos',
    '{minutos} minutos',
    ': {minutos} no es nada: en este texto no va nada entre llaves',
  ],
];

describe('a mistake is told once, with file, line, place and remedy', () => {
  test.each(slips)('%s', async (what, file, before, after, said, lines = 0) => {
    const line = await change(file, before, after);
    if (what === 'an empty text of a page') await writeFile(join(directory, file), '\n');
    const found = mistakes();
    expect(found).toHaveLength(1);
    const where = what === 'an empty text of a page' ? '-' : line + lines;
    expect(found[0]).toContain(`${file}:${where} ${said}`);
  });

  test('a missing file', async () => {
    await rm(join(directory, 'team.yaml'));
    await rm(join(directory, 'texts/premios.md'));
    expect(mistakes()).toEqual([
      'team.yaml:- : falta el archivo, o no se puede leer',
      'texts/premios.md:- : falta el archivo',
    ]);
  });

  test('a text that no page shows, and the one that it may be', async () => {
    await rename(join(directory, 'texts/premios.md'), join(directory, 'texts/Premios .md'));
    await writeFile(join(directory, 'texts/auspiciantes.md'), 'Café');
    expect(mistakes()).toEqual([
      'texts/premios.md:- : falta el archivo',
      'texts/Premios .md:- : ninguna página muestra este texto: ¿es «premios.md»?',
      'texts/auspiciantes.md:- : ninguna página muestra este texto: sacalo',
    ]);
  });

  test('all of them at once, a line each', async () => {
    await writeFile(join(directory, 'team.yaml'), 'nombre: Selección\n');
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
    expect(message).toMatch(/team\.yaml, renglón 1, name: falta/);
  });
});

test('a competition that is absent needs no more than to say so', async () => {
  await writeFile(join(directory, 'cup.yaml'), 'status: absent\n');
  expect(mistakes().map((line) => line.replace(/:\d+ /, ' '))).toEqual([
    'sources.yaml sheets.fixtures.cup: nadie tiene una hoja así: sacala',
    'sources.yaml sheets.duels.cup: nadie tiene una hoja así: sacala',
  ]);
  await change('sources.yaml', '    cup: null\n  # Duelos', '  # Duelos');
  await change('sources.yaml', '    cup: null\n', '');
  expect(mistakes()).toEqual([]);
});

test('each schema says in a sentence what each of its fields is', () => {
  const bare: string[] = [];
  const walk = (schema: unknown, place: string): void => {
    const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
    const inner = def['innerType'] ?? def['element'] ?? def['in'];
    for (const option of (def['options'] as unknown[] | undefined)?.slice(1) ?? [])
      walk(option, place);
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
