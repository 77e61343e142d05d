/** Whether what a build reads has changed, whatever git knows of it. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/publish/version.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const community = folderOfEach();

test('an edit of the community’s files counts without a commit, and another address, too', async () => {
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
