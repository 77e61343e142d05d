/**
 * Kills `npm run snapshot` at random moments: what stands in the directory afterwards is always a
 * whole, valid snapshot, the old one or the new one (issue «Live data», «Done when»).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch, type FSWatcher } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDirectory } from '../../scripts/lib/demo-data.ts';
import { sheetsAt } from '../../scripts/lib/data-server.ts';
import { sheetNames, sourceFile, type SheetName } from '../../src/snapshot/catalog.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { openSnapshot } from '../../src/snapshot/store.ts';

const root = join(import.meta.dirname, '../..');
const kills = 54;
const seed = 20_261_116;

/** Mulberry32: the same moments in every run of this test. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Version = ReadonlyMap<SheetName, string>;

let parent: string;
let directory: string;
let server: Server;
let versions: [Version, Version];
/** What the server gives now. */
let served: Version;
const watchers: FSWatcher[] = [];
/** Called when a run has asked for its last sheet. */
let onLastRequest: () => void = () => undefined;
let asked = 0;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kill-'));
  directory = join(parent, 'snapshot');
  const texts = await Promise.all(
    sheetNames.map(async (name) => {
      const text = await readFile(join(demoDirectory, sourceFile(name)), 'utf8');
      return [name, `${text.trimEnd()}\n`] as const;
    }),
  );
  // A blank row says nothing, but makes every file another one: a mixture of both would show.
  versions = [new Map(texts), new Map(texts.map(([name, text]) => [name, `${text},,,\n`]))];
  served = versions[0];

  const byPath = new Map(sheetNames.map((name) => [`/${sourceFile(name)}`, name]));
  server = createServer(({ url = '' }, response) => {
    const name = byPath.get(url);
    response.writeHead(name ? 200 : 404, { 'content-type': 'text/csv; charset=utf-8' });
    response.end(name ? served.get(name) : '');
    if (++asked === sheetNames.length) onLastRequest();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sources = { firestore: null, sheets: sheetsAt(url) };
  await writeFile(join(parent, 'sources.json'), JSON.stringify(sources));
});

afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  server.closeAllConnections();
  server.close();
  await rm(parent, { recursive: true, force: true });
});

/** Moments of a run from which its killing is timed. */
const stages = ['start', 'lastRequest', 'writing'] as const;
type Stage = (typeof stages)[number];

interface Run {
  child: ChildProcess;
  /** The exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** Each resolves with its moment; never if the run does not come that far. */
  reached: Record<Stage, Promise<number>>;
  output: () => string;
}

/** Resolves when a run begins to write: its `.next` directory appears. */
function writingBegins(): Promise<number> {
  return new Promise((resolve) => {
    const watcher = watch(parent, (_, name) => {
      if (name !== 'snapshot.next') return;
      watcher.close();
      resolve(performance.now());
    });
    watchers.push(watcher);
  });
}

function startSnapshot(version: Version): Run {
  served = version;
  asked = 0;
  const lastRequest = new Promise<number>((resolve) => {
    onLastRequest = () => {
      resolve(performance.now());
    };
  });
  const writing = writingBegins();
  const child = spawn(process.execPath, ['scripts/snapshot.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SOURCES_FILE: join(parent, 'sources.json'),
      SNAPSHOT_DIR: directory,
      BUILD_TIME: '2026-11-16T15:00:00Z',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => output.push(text.toString()));
  }
  return {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    reached: { start: Promise.resolve(performance.now()), lastRequest, writing },
    output: () => output.join(''),
  };
}

/** Which version stands in the directory, whole; throws when it is no valid snapshot. */
async function standing(): Promise<{ version: 0 | 1; history: string | null }> {
  const files = await openSnapshot(directory);
  parseSnapshot(files);
  const found = Object.fromEntries(files.sources);
  const version = found['ranking'] === versions[0].get('ranking') ? 0 : 1;
  expect(found).toEqual(Object.fromEntries(versions[version]));
  return { version, history: files.history };
}

/** A run from start to end; how long before its end it reached each stage. */
async function completeRun(version: 0 | 1): Promise<Record<Stage, number>> {
  const run = startSnapshot(versions[version]);
  expect(await run.ended, run.output()).toBe(0);
  const end = performance.now();
  expect((await standing()).version).toBe(version);
  const before = async (stage: Stage): Promise<number> => {
    const never = sleep(2000).then(() => {
      throw new Error(`a whole run never came to «${stage}»`);
    });
    return end - (await Promise.race([run.reached[stage], never]));
  };
  return {
    start: await before('start'),
    lastRequest: await before('lastRequest'),
    writing: await before('writing'),
  };
}

test(`a run that is killed, ${kills} times at random, leaves a whole snapshot each time`, async () => {
  await completeRun(0);
  const { history } = await standing();
  // The second run finds the disk’s and Node’s caches warm, as all the following ones.
  const length = await completeRun(1);

  const random = randomFrom(seed);
  const killed = { start: 0, lastRequest: 0, writing: 0 };
  const left = { old: 0, new: 0 };
  let current: 0 | 1 = 1;
  for (let attempt = 0; left.old + left.new < kills; attempt++) {
    expect(attempt, 'too many runs ended before they were killed').toBeLessThan(3 * kills);
    const wanted = current === 0 ? 1 : 0;
    const run = startSnapshot(versions[wanted]);
    // A third anywhere in the run, the others where it judges and where it writes.
    const stage = stages[attempt % stages.length] ?? 'start';
    await Promise.race([run.reached[stage], run.ended]);
    await Promise.race([sleep(random() * length[stage]), run.ended]);
    run.child.kill('SIGKILL');
    const code = await run.ended;
    if (code !== null) expect(code, run.output()).toBe(0);

    const found = await standing();
    expect(found.history, 'the Elo history is never lost').toBe(history);
    if (code === null) {
      killed[stage]++;
      left[found.version === wanted ? 'new' : 'old']++;
    }
    current = found.version;
  }

  await completeRun(current === 0 ? 1 : 0);
  expect((await readdir(parent)).toSorted()).toEqual(['snapshot', 'sources.json']);
  const times = stages.map(
    (stage) => `${killed[stage]} in the last ${Math.round(length[stage])} ms`,
  );
  console.log(
    `killed ${left.old + left.new} runs (${times.join(', ')}): ` +
      `${left.old} left the old snapshot, ${left.new} the new one`,
  );
}, 180_000);
