/** GitHub Actions: the button, the cron that comes when it likes, and the job, whose rebuild is the real one. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicationSchema } from '../../../src/publish/publication.ts';
import { rebuild } from '../../../src/publish/rebuild.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { sha256 } from '../../../src/snapshot/manifest.ts';
import { takeSnapshot } from '../../../src/snapshot/take.ts';
import { awaitEdits, readAwaitedEdits } from '../../../src/sources/awaited-edits.ts';
import {
  collectionNames,
  isCollection,
  sheetNames,
  sourceNames,
  type SourceName,
} from '../../../src/sources/catalog.ts';
import type { FetchedText } from '../../../src/sources/fetch-all.ts';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { hour, minute, type Clock } from './clock.ts';
import { MemoryBranch } from './memory-branch.ts';
import type { Upstream } from './outages.ts';
import type { Pages } from './pages.ts';
import type { Random } from './random.ts';
import { documentsInAll, isOfLeague, type World } from './world.ts';

export interface Run {
  workflow: 'publish' | 'hourly';
  inputs: Record<string, string>;
  begun: number;
  ended: number | null;
  conclusion: 'success' | 'failure' | null;
}

/** The tab of a sheet. */
export const gidOf = (name: SourceName): string => String(sheetNames.findIndex((n) => n === name));

const second = 1000;

export class Actions {
  readonly runs: Run[] = [];
  readonly branch = new MemoryBranch();
  /** Of jobs, in milliseconds: as they ran, and as a private repository is charged. */
  spent = { ran: 0, charged: 0 };
  documentsRead = 0;
  /** Moments of the deploys that failed. */
  readonly failedDeploys: number[] = [];
  /** The newest commit of the code. */
  #code = 'c0de-1';
  season = '1ª temporada';
  #waiting: Run[] = [];
  #isRebuilding = false;
  #clock: Clock;
  #random: Random;
  #world: World;
  #pages: Pages;
  #isOut: (upstream: Upstream) => boolean;
  #work: string;

  constructor(
    clock: Clock,
    random: Random,
    {
      world,
      pages,
      isOut,
      work,
    }: { world: World; pages: Pages; isOut: (upstream: Upstream) => boolean; work: string },
  ) {
    this.#clock = clock;
    this.#random = random;
    this.#world = world;
    this.#pages = pages;
    this.#isOut = isOut;
    this.#work = work;
  }

  /** The schedule of hourly.yml: of 24 a day, as observed, 6 to 9 come, late. */
  startCron(): void {
    const tick = (): void => {
      this.#clock.in(hour, tick);
      if (this.#random.chance(7.5 / 24) && !this.#isOut('actions')) {
        this.#clock.in(this.#random.between(0, 25) * minute, () => this.start('hourly'));
      }
    };
    tick();
  }

  /** Somebody's commit came to `main`. */
  push(code: string): void {
    this.#code = code;
    this.start('publish');
  }

  /** A run begins: at the button, by the cron or by a push. */
  start(workflow: Run['workflow'], inputs: Record<string, string> = {}): void {
    const run: Run = { workflow, inputs, begun: this.#clock.now, ended: null, conclusion: null };
    this.runs.push(run);
    this.#waiting.push(run);
    this.#clock.in(this.#random.between(5, 40) * second, () => this.#next());
  }

  /** The next in the queue, unless one is at work: concurrency «rebuild». */
  async #next(): Promise<void> {
    if (this.#isRebuilding || this.#waiting.length === 0) return;
    if (this.#isOut('actions')) {
      this.#clock.in(5 * minute, () => this.#next());
      return;
    }
    const run = this.#waiting.shift();
    if (!run) return;
    this.#isRebuilding = true;
    try {
      await this.#rebuild(run);
    } finally {
      this.#isRebuilding = false;
    }
    await this.#next();
  }

  #charge(ms: number): void {
    this.spent.ran += ms;
    this.spent.charged += Math.ceil(ms / minute) * minute;
  }

  #finish(run: Run, conclusion: 'success' | 'failure'): void {
    run.ended = this.#clock.now;
    run.conclusion = conclusion;
  }

  /** What is fetched now of each source. */
  fetched(): Map<SourceName, FetchedText> {
    const { isLeagueRead } = this.#world;
    const read = sourceNames.filter((name) => isLeagueRead || !isOfLeague(name));
    if (!this.#isOut('firestore')) this.documentsRead += documentsInAll + collectionNames.length;
    return new Map(
      read.map((name) => {
        const isOut = this.#isOut(isCollection(name) ? 'firestore' : 'csv');
        return [
          name,
          isOut ? { failure: 'respondió 503' } : { text: this.#world.given(name).text },
        ];
      }),
    );
  }

  async #rebuild(run: Run): Promise<void> {
    const began = this.#clock.now;
    await this.#clock.runUntil(began + this.#random.between(35, 70) * second);
    // A runner that could not install its packages.
    if (this.#random.chance(0.01)) {
      this.#charge(this.#clock.now - began);
      this.#finish(run, 'failure');
      return;
    }
    await awaitEdits(readAwaitedEdits(run.inputs['await'] ?? '') ?? new Map<string, string>(), {
      addresses: new Map(sheetNames.map((name) => [name, `?gid=${gidOf(name)}`])),
      fetchSheet: (address) => {
        const name = sheetNames[Number(address.slice('?gid='.length))];
        if (name === undefined) throw new Error(address);
        return this.#isOut('csv')
          ? Promise.reject(new SourceFailure('respondió 503', { transient: true }))
          : Promise.resolve(this.#world.given(name).text);
      },
      pause: (ms) => this.#clock.runUntil(this.#clock.now + ms),
    });
    await this.#clock.runUntil(this.#clock.now + 10 * second);

    const now = new Date(this.#clock.now);
    const directory = join(this.#work, 'snapshot');
    const out = join(this.#work, 'dist');
    const { season } = this;
    const ending = await rebuild({
      take: () =>
        takeSnapshot({
          sources: {
            firestore: null,
            sheets: { ranking: null, standings: {}, fixtures: {}, duels: {} },
          },
          fetchTexts: () => Promise.resolve(this.fetched()),
          layoutOf: (name) => ({ season: isOfLeague(name) ? season : null, place: '' }),
          directory,
          now,
          acceptShrink: [],
          patience: { timeoutMs: 1000, attempts: 1, pauseMs: 0 },
        }),
      build: async (candidate) => {
        await rm(candidate, { recursive: true, force: true });
        await mkdir(candidate, { recursive: true });
        await writeFile(join(candidate, 'index.html'), sha256(now.toISOString()));
        return true;
      },
      check: () => Promise.resolve({ problems: [], warnings: [] }),
      tabOf: gidOf,
      branch: this.branch,
      published: this.#pages.published,
      directory,
      out,
      code: this.#code,
      now,
      force: false,
      rollBackTo: run.inputs['snapshot'] ?? null,
      release: run.inputs['release'] === 'true',
    });
    const isNew = ending.result === 'published';
    await this.#clock.runUntil(
      this.#clock.now + (isNew ? this.#random.between(80, 130) : 5) * second,
    );
    this.#charge(this.#clock.now - began);
    if (!isNew) {
      this.#finish(run, ending.result === 'failed' ? 'failure' : 'success');
      return;
    }
    const text = await readFile(join(out, 'publicacion.json'), 'utf8');
    const { sources } = await readSnapshotFiles(directory);
    const site = { publication: publicationSchema.parse(JSON.parse(text)), texts: sources };
    const deploying = this.#random.between(30, 70) * second;
    this.#clock.in(deploying, () => {
      this.#charge(deploying);
      const hasFailed = this.#isOut('deploy') || this.#random.chance(0.02);
      if (hasFailed) this.failedDeploys.push(this.#clock.now);
      else this.#pages.deploy(site);
      this.#finish(run, hasFailed ? 'failure' : 'success');
    });
  }
}
