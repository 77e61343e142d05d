import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/config/error.ts';
import { readSources } from '../../../src/config/sources.ts';
import { sourcesOf } from './sources.ts';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sources-'));
  file = join(directory, 'sources.json');
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function read(content: object | string) {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSources(file);
}

/** Why a file is refused, without the file’s own name. */
async function refusal(content: object | string): Promise<string> {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigurationError)) throw new Error('the file was accepted');
  expect(error.message.startsWith(`${file}: `)).toBe(true);
  return error.message.slice(file.length + 2);
}

describe('readSources', () => {
  test('reads a file in which nothing is published', async () => {
    expect(await read(sourcesOf())).toEqual(sourcesOf());
  });

  test('reads a project and the address of a sheet', async () => {
    const content = sourcesOf({
      firestore: { projectId: 'comunidad', apiKey: 'clave' },
      ranking: 'https://example.com/pub?output=csv',
    });
    expect(await read(content)).toEqual(content);
  });

  test('names a file that is not there', () => {
    expect(() => readSources(file)).toThrow(new ConfigurationError(`${file}: no se puede leer`));
  });

  test('names a file that is not JSON', async () => {
    expect(await refusal('{')).toBe('no es JSON válido');
  });

  test.each([
    ['at the top', { ...sourcesOf(), sheet: null }, 'sheet: clave desconocida'],
    [
      'deep inside',
      sourcesOf({ fixtures: { oroE: null } }),
      'sheets.fixtures.oroE: clave desconocida',
    ],
  ])('names an unknown key %s', async (_, content, reason) => {
    expect(await refusal(content)).toBe(reason);
  });

  test.each(['example.com/pub', 'ftp://example.com', ''])(
    'names the sheet with the malformed address %j',
    async (address) => {
      expect(await refusal(sourcesOf({ ranking: address }))).toBe(
        'sheets.ranking: no es una dirección http(s)',
      );
    },
  );

  test('names a sheet that is left out', async () => {
    expect(await refusal(sourcesOf({ fixtures: { oroB: undefined } }))).toMatch(
      /^sheets\.fixtures\.oroB: /,
    );
  });

  test('names a part of the project that is missing', async () => {
    expect(await refusal(sourcesOf({ firestore: { projectId: 'comunidad' } }))).toMatch(
      /^firestore\.apiKey: /,
    );
  });
});
