import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/lib/error.ts';
import { sourcesSchema } from '../../../src/config/schemas/facts.ts';
import { competitions } from '../../../src/config/site.ts';
import { readSources } from '../../../src/config/sources.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { sourcesOf } from './sources.ts';

const folder = folderOfEach();
const file = (): string => folder('sources.yaml');

async function read(content: object | string) {
  await writeFile(file(), typeof content === 'string' ? content : JSON.stringify(content));
  return readSources(file(), competitions);
}

const project = { projectId: 'comunidad', apiKey: 'clave' };

test.each<[string, object]>([
  ['in which nothing is published', sourcesOf()],
  [
    'with a project and an address',
    sourcesOf({ firestore: project, ranking: 'https://x.org/a?b=c' }),
  ],
  // A sheet that is left out counts as not published.
  ['without one of its sheets', sourcesOf({ fixtures: { oroB: undefined } })],
])('a file %s is read, as YAML or JSON', async (_, content) => {
  const plain = JSON.parse(JSON.stringify(content)) as object;
  const sources = sourcesSchema.parse(plain);
  expect(await read(plain)).toEqual(sources);
  expect(await read(stringify(plain))).toEqual(sources);
});

// Other mistakes are tested with the community's own file (community-mistakes/slips.yaml).
test.each<[string, object | string, string]>([
  ['that breaks off', '{', 'renglón 1: no se entiende'],
  [
    'with a sheet of nobody',
    sourcesOf({ fixtures: { oroE: null } }),
    'renglón 1, sheets → liga-nacional → fixtures → oroE: el archivo de la competencia no nombra una hoja así: sacá el renglón',
  ],
  [
    'with a competition of nobody',
    { firestore: null, sheets: { ranking: null, 'liga-nacionl': { duels: null } } },
    'renglón 1, sheets → liga-nacionl: no hay un archivo de competencia con ese nombre en competitions/; ¿es «liga-nacional»?',
  ],
])('a file %s is refused, with its path and line', async (_, content, place) => {
  const reading = read(content);
  await expect(reading).rejects.toThrow(ConfigurationError);
  await expect(reading).rejects.toThrow(`${relative(process.cwd(), file())}, ${place}`);
});

test('a file that is not there is named', () => {
  expect(() => readSources(file(), competitions)).toThrow('falta el archivo, o no se puede leer');
});
