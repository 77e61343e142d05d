import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stringify } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/config/error.ts';
import { sheets } from '../../../src/config/site.ts';
import { readSources } from '../../../src/config/sources.ts';
import { sourcesOf } from './sources.ts';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sources-'));
  file = join(directory, 'sources.yaml');
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function read(content: object | string) {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSources(file, sheets);
}

/** Why a file is refused: a line each, without the file’s own name. */
async function refusal(content: object | string): Promise<string[]> {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigurationError)) throw new Error('the file was accepted');
  const name = relative(process.cwd(), file);
  return error.message.split('\n').map((line) => {
    expect(line.startsWith(name)).toBe(true);
    return line.slice(name.length).replace(/^[,:] /, '');
  });
}

describe('readSources', () => {
  test('reads a file in which nothing is published', async () => {
    expect(await read(sourcesOf())).toEqual(sourcesOf());
  });

  test('reads a project and the address of a sheet, as YAML or JSON', async () => {
    const content = sourcesOf({
      firestore: { projectId: 'comunidad', apiKey: 'clave' },
      ranking: 'https://example.com/pub?output=csv',
    });
    expect(await read(content)).toEqual(content);
    expect(await read(stringify(content))).toEqual(content);
  });

  test('names a file that is not there', async () => {
    expect(await refusal('').catch(() => [])).not.toEqual([]);
    await rm(file);
    expect(() => readSources(file, sheets)).toThrow('falta el archivo, o no se puede leer');
  });

  test('says where a file breaks off', async () => {
    expect(await refusal('{')).toEqual([
      'renglón 1: falta cerrar unas comillas, una llave o un corchete, acá o más arriba',
    ]);
  });

  test('names an unknown key at the top', async () => {
    expect(await refusal({ ...sourcesOf(), sheet: null })).toEqual([
      'renglón 1, sheet: clave desconocida: ¿es «sheets»?',
    ]);
  });

  test('names a sheet that nobody has, and the one that is meant', async () => {
    expect(await refusal(sourcesOf({ fixtures: { oroE: null } }))).toEqual([
      'renglón 1, sheets.fixtures.oroE: nadie tiene una hoja así: sacala',
    ]);
    expect(await refusal(sourcesOf({ fixtures: { oroB: undefined, OroB: null } }))).toEqual([
      'renglón 1, sheets.fixtures.OroB: nadie tiene una hoja así: ¿es «oroB»?',
    ]);
  });

  test.each(['example.com/pub', 'ftp://example.com', ''])(
    'names the sheet with the malformed address %j',
    async (address) => {
      expect(await refusal(sourcesOf({ ranking: address }))).toEqual([
        'renglón 1, sheets.ranking: no es una dirección: escribila entera, con https:// adelante',
      ]);
    },
  );

  test('takes a sheet that is left out for one that is not published', async () => {
    const { sheets: found } = await read(sourcesOf({ fixtures: { oroB: undefined } }));
    expect(found.fixtures).not.toHaveProperty('oroB');
  });

  test('names a part of the project that is missing', async () => {
    expect(await refusal(sourcesOf({ firestore: { projectId: 'comunidad' } }))).toEqual([
      'renglón 1, firestore.apiKey: falta',
    ]);
  });
});
