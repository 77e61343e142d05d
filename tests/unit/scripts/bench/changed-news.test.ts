import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOneNewsItem } from '../../../../scripts/bench/changed-news.ts';
import { writeManyNews } from '../../../../scripts/demo/many-news.ts';
import { readEnvironment } from '../../../../src/config/environment.ts';
import { readSnapshot } from '../../../../src/snapshot/read.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'changed-news-'));
  await writeManyNews(directory, 3);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test('the snapshot stays valid, and one item alone is another', async () => {
  const environment = readEnvironment({
    DATA: 'live',
    COMMUNITY_DIR: 'src/content/demo',
    SNAPSHOT_DIR: directory,
  });
  const { news: before } = await readSnapshot(environment);
  await changeOneNewsItem(directory);
  const { news: after } = await readSnapshot(environment);
  expect(after).toHaveLength(3);
  expect(after.filter((item, index) => item.title !== before[index]?.title)).toHaveLength(1);
});
