import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/config/error.ts';
import { sheets } from '../../../src/config/site.ts';
import { readSources } from '../../../src/config/sources.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { sourcesOf } from './sources.ts';

const folder = folderOfEach();
const file = (): string => folder('sources.yaml');

async function read(content: object | string) {
  await writeFile(file(), typeof content === 'string' ? content : JSON.stringify(content));
  return readSources(file(), sheets);
}

const project = { projectId: 'comunidad', apiKey: 'clave' };

test.each<[string, object]>([
  ['in which nothing is published', sourcesOf()],
  [
    'with a project and an address',
    sourcesOf({ firestore: project, ranking: 'https://x.org/a?b=c' }),
  ],
  // A sheet that is left out is one that is not published.
  ['without one of its sheets', sourcesOf({ fixtures: { oroB: undefined } })],
])('a file %s is read, as YAML or JSON', async (_, content) => {
  const plain = JSON.parse(JSON.stringify(content)) as object;
  expect(await read(plain)).toEqual(plain);
  expect(await read(stringify(plain))).toEqual(plain);
});

const address = 'no es una dirección: escribila entera, con https:// adelante';

test.each<[string, object | string, string]>([
  [
    'that breaks off',
    '{',
    'no se entiende; en este renglón o el de arriba algo no está alineado, no se cierra, le falta «:» a una clave, o un texto con «:», «#» o «@» está sin comillas',
  ],
  [
    'with an unknown key',
    { ...sourcesOf(), sheet: null },
    'sheet: clave desconocida: sacala, o corregila',
  ],
  [
    'with a sheet that nobody has',
    sourcesOf({ fixtures: { oroE: null } }),
    'sheets.fixtures.oroE: nadie tiene una hoja así: sacala',
  ],
  [
    'with a sheet under another name',
    sourcesOf({ fixtures: { oroB: undefined, OroB: null } }),
    'sheets.fixtures.OroB: nadie tiene una hoja así: ¿es «oroB»?',
  ],
  ...['example.com/pub', 'ftp://example.com', ''].map((ranking): [string, object, string] => [
    `with the address «${ranking}»`,
    sourcesOf({ ranking }),
    `sheets.ranking: ${address}`,
  ]),
  [
    'with half a project',
    sourcesOf({ firestore: { projectId: 'comunidad' } }),
    'firestore.apiKey: falta',
  ],
])('a file %s is refused, with its line and place', async (_, content, why) => {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigurationError);
  const place = why.startsWith('no se entiende') ? 'renglón 1:' : 'renglón 1,';
  expect(error).toHaveProperty('message', `${relative(process.cwd(), file())}, ${place} ${why}`);
});

test('a file that is not there is named', () => {
  expect(() => readSources(file(), sheets)).toThrow('falta el archivo, o no se puede leer');
});
