/**
 * Kills `npm run snapshot` at each of its steps: afterwards the directory always holds a complete, valid snapshot,
 * either the old one or the new one.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listenOn, type RunningServer } from '../../scripts/lib/server.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { openSnapshot } from '../../src/snapshot/store.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';
import { smallData } from '../fixtures/small-data.ts';
import { sourcesOf } from '../unit/config/sources.ts';

// The test starts many processes, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

/** The published sheets. The two versions differ only by a blank row, which has no meaning. */
const { ranking, 'copa-argentina/fixtures-cup': cup = '' } = smallData.sheets;
const versions = ['\n', '\n,,,\n'].map((end) => ({
  ranking: ranking + end,
  'copa-argentina/fixtures-cup': cup + end,
}));

const work = folderOfAll();
/** Folder with nothing but the snapshot and what killed runs leave beside it. */
const parent = (path = ''): string => join(work('data'), path);
let server: RunningServer;
/** The version that the server sends now. */
let served = 0;

beforeAll(async () => {
  server = await listenOn(0, ({ url }, response) => {
    const sheet = url === '/ranking' ? 'ranking' : 'copa-argentina/fixtures-cup';
    response.writeHead(200, { 'content-type': 'text/csv' }).end(versions[served]?.[sheet]);
  });
  const sources = sourcesOf({
    ranking: `${server.url}/ranking`,
    fixtures: { cup: `${server.url}/cup` },
  });
  await writeFile(work('sources.json'), JSON.stringify(sources));
});

afterAll(async () => {
  await server.close();
});

/** Takes a snapshot and kills it at step `killAt`. Returns the exit code, null when it was killed. */
async function snapshot(killAt: number): Promise<number | null> {
  const { code } = await runScript('snapshot', [], {
    NODE_OPTIONS: '--import ./tests/fixtures/kill-at.ts',
    KILL_AT: String(killAt),
    NODE_COMPILE_CACHE: work('cache'),
    SOURCES_FILE: work('sources.json'),
    SNAPSHOT_DIR: parent('snapshot'),
    BUILD_TIME: '2026-11-16T15:00:00Z',
  });
  return code;
}

/** Returns the version that the directory holds. @throws when it is not one complete, valid snapshot. */
async function standing(): Promise<{ version: number; history: string | null }> {
  const files = await openSnapshot(parent('snapshot'));
  parseSnapshot(files);
  const found = Object.fromEntries(files.sources);
  const version = versions.findIndex(({ ranking }) => ranking === found['ranking']);
  expect(found).toEqual(versions[version]);
  return { version, history: files.history };
}

test('a run killed at any step leaves a complete snapshot, and the next run continues from it', async () => {
  expect(await snapshot(Infinity)).toBe(0);
  const { history } = await standing();
  /** The version that each killed run left. */
  const left: ('old' | 'new')[] = [];
  for (;;) {
    const { version: old } = await standing();
    served = 1 - old;
    const code = await snapshot(left.length + 1);
    const found = await standing();
    expect(found.history, 'the Elo history is never lost').toBe(history);
    if (code === 0) break;
    expect(code).toBeNull();
    left.push(found.version === old ? 'old' : 'new');
  }
  expect(await readdir(parent())).toEqual(['snapshot']);
  // Two requests, five files, and both sides of the rename.
  expect(left.filter((version) => version === 'old').length).toBeGreaterThan(8);
  expect(left).toContain('new');
});
