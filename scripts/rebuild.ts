/**
 * `npm run rebuild`: the hourly job, from the last good snapshot to a site ready to be published. Exit code 0 when
 * there is something to publish or nothing changed, 1 when it failed, 2 when the configuration is wrong. Writes
 * GITHUB_STEP_SUMMARY and GITHUB_OUTPUT if they are set.
 */
import './lib/require-community.ts';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readCommunity } from '../src/config/community.ts';
import { readEnvironment, type Environment } from '../src/config/environment.ts';
import { hashCode, siteAt, siteIn } from '../src/publish/publication.ts';
import { failedEnding, rebuild, type Ending } from '../src/publish/rebuild.ts';
import { formatAlerts, formatEnding, formatEndingMarkdown } from '../src/publish/summary.ts';
import { readSeasonFolders } from '../src/archive/read.ts';
import { withLock } from '../src/lib/lock.ts';
import { findPlaceholders } from './check/live-data.ts';
import { readArguments } from './lib/arguments.ts';
import { buildLiveSite } from './lib/build-site.ts';
import { exitCodes, fail } from './lib/fail.ts';
import { takeLiveSnapshot } from './lib/take.ts';
import { breakRunnerCommands, tellWorkflow } from './lib/workflow.ts';

const { values } = readArguments({
  force: false,
  'accept-shrink': [],
  snapshot: '',
  release: false,
  'begin-anew': false,
  out: 'dist-publish',
  message: '',
});

async function rebuildOnce(environment: Environment): Promise<Ending> {
  const { communityDirectory, liveDirectory, siteUrl, basePath, now } = environment;
  const placeholders = findPlaceholders(readCommunity(communityDirectory).placeholders(), siteUrl);
  if (placeholders.length > 0) return failedEnding(...placeholders);
  const out = resolve(values.out);
  return rebuild({
    take: (directory) =>
      takeLiveSnapshot({ ...environment, liveDirectory: directory }, values['accept-shrink']),
    build: (snapshotDirectory, site) => buildLiveSite({ ...environment, snapshotDirectory }, site),
    // If the last run's site is still on disk, that is the published one: this machine serves it.
    published: existsSync(out) ? siteIn(out) : siteAt(siteUrl + basePath),
    directory: liveDirectory,
    out,
    code: await hashCode(environment),
    archive: await readSeasonFolders(environment.seasonsDirectory),
    now,
    force: values.force,
    rollBackTo: values.snapshot || null,
    release: values.release,
    beginAnew: values['begin-anew'],
  });
}

try {
  const environment = readEnvironment({ ...process.env, DATA: 'live' });
  const { liveDirectory, now } = environment;
  // Other commands on this machine share the snapshot directory and the site.
  const ending = await withLock(liveDirectory, () => rebuildOnce(environment));
  const { result, message, hold } = ending;
  if (values.message && message !== null)
    await writeFile(values.message, `${breakRunnerCommands(message)}\n`);
  const manifest = await readFile(join(liveDirectory, 'manifest.json'), 'utf8').catch(() => null);
  // While the data is held its sources are not fetched, so their age is no alert.
  const oldSources = hold === null ? formatAlerts(manifest, now) : '';
  const alerts = ending.alert ?? oldSources;
  console.log(formatEnding(ending));
  await tellWorkflow(
    { result, changed: String(message !== null), alerts },
    formatEndingMarkdown(ending),
  );
  process.exit(result === 'failed' ? exitCodes.failure : 0);
} catch (error) {
  await tellWorkflow({ result: 'failed' }, '');
  fail('No se publicó nada: el sitio queda como estaba', error);
}
