/**
 * `npm run alert`: after a rebuild, opens, updates or closes the issue that says what is wrong.
 * It runs in GitHub Actions, with GITHUB_TOKEN and GITHUB_REPOSITORY; this run is not among the past
 * ones yet, so REBUILD_OUTCOME says `success` or `failure`, and REBUILD_RESULT how the rebuild ended.
 */
import { findAlerts } from '../src/alerts/conditions.ts';
import { connectGitHub } from '../src/alerts/github.ts';
import { tellAlerts } from '../src/alerts/issue.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { readHold } from '../src/publish/hold.ts';
import { readSnapshotFiles } from '../src/snapshot/files.ts';
import { readManifest } from '../src/snapshot/manifest.ts';
import { fail } from './lib/fail.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new ConfigurationError(`falta ${name}: este comando corre en GitHub Actions`);
}

try {
  // Said, not found out: a sources.json that cannot be read is what there may be to tell.
  const { now, liveDirectory } = readEnvironment({ ...process.env, DATA: 'live' });
  const github = connectGitHub({
    api: process.env['GITHUB_API_URL'] || 'https://api.github.com',
    name: required('GITHUB_REPOSITORY'),
    token: required('GITHUB_TOKEN'),
  });
  const thisRun = {
    succeeded: required('REBUILD_OUTCOME') === 'success',
    isDeploying: process.env['REBUILD_RESULT'] === 'published',
    endedAt: now.toISOString(),
  };
  const { manifest } = await readSnapshotFiles(liveDirectory);
  // Held data says nothing of its sources: nobody asks them.
  const isHeld = (await readHold(liveDirectory)) !== null;
  const sources = isHeld ? null : (readManifest(manifest)?.sources ?? null);
  const alerts = findAlerts({ now, runs: [thisRun, ...(await github.pastRuns())], sources });
  console.log(await tellAlerts(alerts, github));
} catch (error) {
  fail('No se pudo revisar si hay algo que avisar', error);
}
