import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { offeredFiles } from '../../../src/config/community.ts';
import { useModule } from '../../fixtures/facts.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

test('a brand with the name of a league’s page gets an emblem address of its own', async () => {
  const competitions = ['liga-del-plata', 'liga-del-plata-2'].map((id) => ({
    ...{ id, name: id, emblem: 'logo-liga' },
  }));
  const site = { brand: 'Liga del Plata', downloads: [] };
  useModule('../../src/config/site.ts', () => ({ site, competitions, hasText: () => false }));
  const { downloads } = await import('../../../src/words/downloads.ts');
  const paths = downloads.flatMap(({ files }) => files.map(({ path }) => path));
  expect(new Set(paths).size).toBe(6);
  expect(paths[0]).toBe('/descargas/logo-liga-del-plata.svg');
});

test('the site serves what the community offers, and a folder among the files is no file', async () => {
  await mkdir(folder('files/2025'), { recursive: true });
  await writeFile(folder('files/plano.pdf'), 'x');
  expect(offeredFiles(folder())).toEqual(['plano.pdf']);
});
