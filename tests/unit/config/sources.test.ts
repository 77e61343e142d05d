import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { competitions } from '../../../src/config/site.ts';
import { readSources } from '../../../src/config/sources.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();
const read = () => readSources(folder('sources.yaml'), competitions);

// environment.test.ts reads a file of JSON.
test('a sheet that is left out of the sources is not published', async () => {
  const firestore = { projectId: 'comunidad', apiKey: 'clave' };
  const [ranking, elite] = ['https://x.org/a?b=c', 'https://x.org/elite'];
  const sheets = { ranking, 'liga-nacional': { fixtures: { elite } } };
  await writeFile(folder('sources.yaml'), stringify({ firestore, sheets }));
  const league = { standings: {}, fixtures: { elite }, duels: null };
  const competitions = { 'liga-nacional': league };
  expect(read()).toEqual({ firestore, sheets: { ranking, competitions } });
});

// Other mistakes are tested with the community's own file (community-mistakes/slips.yaml).
test('a file that breaks off, or is not there, is refused with its path', async () => {
  expect(read).toThrow('falta el archivo, o no se puede leer');
  await writeFile(folder('sources.yaml'), '{');
  const file = relative(process.cwd(), folder('sources.yaml'));
  expect(read).toThrow(`${file}, renglón 1: no se entiende`);
});
