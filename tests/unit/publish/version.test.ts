/** Whether what a build reads has changed, whatever git knows of it. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/publish/version.ts';

test('an edit of the community’s files counts without a commit, and another address, too', async () => {
  const communityDirectory = await mkdtemp(join(tmpdir(), 'version-'));
  const environment = { communityDirectory, siteUrl: 'https://carca.ar', basePath: '' };
  try {
    await cp('src/content/demo/cup.yaml', join(communityDirectory, 'cup.yaml'));
    const before = await contentHash(environment);
    expect(await contentHash(environment)).toBe(before);
    expect(await contentHash({ ...environment, basePath: '/sitio' })).not.toBe(before);
    await writeFile(join(communityDirectory, 'cup.yaml'), 'status: absent\n');
    expect(await contentHash(environment)).not.toBe(before);
  } finally {
    await rm(communityDirectory, { recursive: true, force: true });
  }
});
