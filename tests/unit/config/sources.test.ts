import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { sourcesSchema } from '../../../src/config/schemas/facts.ts';
import { competitions } from '../../../src/config/site.ts';
import { readSources } from '../../../src/config/sources.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { sourcesOf } from './sources.ts';

const folder = folderOfEach();
const read = () => readSources(folder('sources.yaml'), competitions);

test.each([['YAML', stringify] as const, ['JSON', JSON.stringify] as const])(
  'sources are read as %s, and a sheet that is left out is not published',
  async (_, format) => {
    const firestore = { projectId: 'comunidad', apiKey: 'clave' };
    const fixtures = { oroB: undefined };
    const content = sourcesOf({ firestore, ranking: 'https://x.org/a?b=c', fixtures });
    const plain = JSON.parse(JSON.stringify(content)) as object;
    await writeFile(folder('sources.yaml'), format(plain));
    expect(read()).toEqual(sourcesSchema.parse(plain));
  },
);

// Other mistakes are tested with the community's own file (community-mistakes/slips.yaml).
test('a file that breaks off, or is not there, is refused with its path', async () => {
  expect(read).toThrow('falta el archivo, o no se puede leer');
  await writeFile(folder('sources.yaml'), '{');
  const file = relative(process.cwd(), folder('sources.yaml'));
  expect(read).toThrow(`${file}, renglón 1: no se entiende`);
});
