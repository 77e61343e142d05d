/**
 * Kills `npm run snapshot` at each of its steps: what stands in the directory afterwards is always a
 * whole, valid snapshot, the old one or the new one.
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

// Many processes, on a machine however busy.
vi.setConfig({ testTimeout: 600_000 });

/** The sheets that are published. A blank row means nothing, but makes versions differ. */
const { ranking, 'copa-argentina/fixtures-cup': cup = '' } = smallData.sheets;
const versions = ['\n', '\n,,,\n'].map((end) => ({
  ranking: ranking + end,
  'copa-argentina/fixtures-cup': cup + end,
}));

const work = folderOfAll();
/** Holds nothing but the snapshot and what killed runs leave beside it. */
const parent = (path = ''): string => join(work('data'), path);
let server: RunningServer;
/** The version the server gives now. */
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

/** Takes a snapshot; null when it was killed, which it is at step `killAt`. */
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

/** Which version stands in the directory, whole; throws when it is no valid snapshot. */
async function standing(): Promise<{ version: number; history: string | null }> {
  const files = await openSnapshot(parent('snapshot'));
  parseSnapshot(files);
  const found = Object.fromEntries(files.sources);
  const version = versions.findIndex(({ ranking }) => ranking === found['ranking']);
  expect(found).toEqual(versions[version]);
  return { version, history: files.history };
}

test('a run that is killed at any step leaves a whole snapshot, and the next goes on from there', async () => {
  expect(await snapshot(Infinity)).toBe(0);
  const { history } = await standing();
  /** What each killed run left. */
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
  // Two requests, five files, and on both sides of the renaming.
  expect(left.filter((version) => version === 'old').length).toBeGreaterThan(8);
  expect(left).toContain('new');
});
