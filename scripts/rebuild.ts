/**
 * `npm run rebuild`: the hourly job, from the last good snapshot to a site ready to be published.
 *
 *   --force           publish even if nothing changed
 *   --snapshot REF    publish an earlier snapshot and hold it; empty is as if it were not there
 *   --release         let go of a held snapshot
 *   --await EDITS     the edits to wait for, `GID:DIGEST`, at most ten minutes; empty is as if not there
 *   --accept-shrink NAME   take this source although it lost more than 30 % of its rows
 *   --out DIR         where the finished site is put; `dist-publish` by default
 *
 * Ends with 0 when there is something to publish or nothing changed, 1 when it failed, 2 when the
 * configuration is wrong. Writes GITHUB_STEP_SUMMARY and GITHUB_OUTPUT where they are set.
 */
import './lib/require-community.ts';
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment, type Environment } from '../src/config/environment.ts';
import { siteAt, siteIn } from '../src/publish/published-site.ts';
import { rebuild, type Ending } from '../src/publish/rebuild.ts';
import { openSnapshotBranch } from '../src/publish/snapshot-branch.ts';
import { formatEnding, formatEndingMarkdown } from '../src/publish/summary.ts';
import { sourceTitle } from '../src/snapshot/titles.ts';
import { tabOf } from '../src/sources/tabs.ts';
import { withLock } from '../src/snapshot/lock.ts';
import { codeVersion } from '../src/publish/version.ts';
import { checkSite } from './check/check-site.ts';
import { addressesOf, awaitAsked } from './lib/asked-edits.ts';
import { exitCodes, fail } from './lib/fail.ts';
import { run } from './lib/run.ts';
import { takeLiveSnapshot } from './lib/take.ts';

const { env } = process;

async function tell(result: Ending['result'], markdown: string): Promise<void> {
  if (env['GITHUB_STEP_SUMMARY']) await appendFile(env['GITHUB_STEP_SUMMARY'], markdown);
  if (env['GITHUB_OUTPUT']) await appendFile(env['GITHUB_OUTPUT'], `result=${result}\n`);
}

const readArguments = () =>
  parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      snapshot: { type: 'string', default: '' },
      release: { type: 'boolean', default: false },
      await: { type: 'string', default: '' },
      'accept-shrink': { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'dist-publish' },
    },
  }).values;

type Arguments = ReturnType<typeof readArguments>;

async function rebuildOnce(values: Arguments, environment: Environment): Promise<Ending> {
  const { liveDirectory, snapshotRemote, siteUrl, basePath, now } = environment;
  const out = resolve(values.out);
  const addresses = addressesOf(environment);
  const branch = snapshotRemote === null ? null : await openSnapshotBranch(snapshotRemote);
  try {
    return await rebuild({
      take: () => takeLiveSnapshot(environment, { acceptShrink: values['accept-shrink'] }),
      build: async (directory) => {
        const settings = { SNAPSHOT_DIR: liveDirectory, BUILD_TIME: now.toISOString() };
        const args = ['scripts/build.ts', '--out', directory];
        return (await run(process.execPath, args, { ...settings, DATA: 'live' })) === 0;
      },
      check: (site) => checkSite(site, environment),
      tabOf: (name) => tabOf(addresses.get(name) ?? ''),
      branch,
      // Without a remote the site is served from this machine.
      published: branch ? siteAt(siteUrl + basePath) : siteIn(out),
      directory: liveDirectory,
      out,
      code: codeVersion() ?? 'desconocido',
      now,
      force: values.force,
      rollBackTo: values.snapshot || null,
      release: values.release,
    });
  } finally {
    await branch?.close();
  }
}

try {
  const values = readArguments();
  const read = (): Environment => readEnvironment({ ...env, DATA: 'live' });
  const late = await awaitAsked(values.await, read());
  // Its moment is that of the data, after waiting.
  const environment = read();
  // One at a time on a machine: they would share the snapshot directory and the site.
  const done = await withLock(`${environment.liveDirectory}.rebuild`, () =>
    rebuildOnce(values, environment),
  );
  const lateEdits = late.map(
    (name) =>
      `la última edición de ${sourceTitle(name)} no llegó: Google todavía no la publica; la corrida siguiente vuelve a mirar`,
  );
  const ending = { ...done, reasons: [...done.reasons, ...lateEdits] };
  console.log(formatEnding(ending));
  await tell(ending.result, formatEndingMarkdown(ending));
  process.exit(ending.result === 'failed' ? exitCodes.failure : 0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  await tell('failed', `## No se publicó nada: el sitio queda como estaba\n\n${message}\n`);
  fail('No se publicó nada: el sitio queda como estaba', error);
}
