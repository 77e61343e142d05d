/** The hash of everything that a build reads, committed or not. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/publish/version.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const community = folderOfEach();

test('an uncommitted edit of the community’s files changes the hash, and so does another address', async () => {
  const environment = {
    communityDirectory: community(),
    siteUrl: 'https://carca.ar',
    basePath: '',
  };
  await writeFile(community('site.yaml'), 'brand: Uno\n');
  const before = await contentHash(environment);
  expect(await contentHash(environment)).toBe(before);
  expect(await contentHash({ ...environment, basePath: '/sitio' })).not.toBe(before);
  await writeFile(community('site.yaml'), 'brand: Otro\n');
  expect(await contentHash(environment)).not.toBe(before);
});
