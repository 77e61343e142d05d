/** After a rebuild: what is wrong, told in an issue. */
import { readEnvironment } from '../config/environment.ts';
import { ConfigurationError } from '../config/error.ts';
import { readHold } from '../publish/hold.ts';
import { readSnapshotFiles } from '../snapshot/files.ts';
import { readManifest } from '../snapshot/manifest.ts';
import { findAlerts } from './conditions.ts';
import { connectGitHub } from './github.ts';
import { tellAlerts } from './issue.ts';

/**
 * Opens, updates or closes the issue. This run is not among the past ones yet, so REBUILD_OUTCOME
 * says `success` or `failure`, and REBUILD_RESULT how the rebuild ended.
 * @returns What was done, in Spanish.
 */
export async function raiseAlerts(env: NodeJS.ProcessEnv): Promise<string> {
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new ConfigurationError(`falta ${name}: este comando corre en GitHub Actions`);
  };
  // Said, not found out: a sources.json that cannot be read is what there may be to tell.
  const { now, liveDirectory } = readEnvironment({ ...env, DATA: 'live' });
  const github = connectGitHub({
    api: env['GITHUB_API_URL'] || 'https://api.github.com',
    name: required('GITHUB_REPOSITORY'),
    token: required('GITHUB_TOKEN'),
  });
  const thisRun = {
    succeeded: required('REBUILD_OUTCOME') === 'success',
    isDeploying: env['REBUILD_RESULT'] === 'published',
    endedAt: now.toISOString(),
  };
  const { manifest } = await readSnapshotFiles(liveDirectory);
  // Held data says nothing of its sources: nobody asks them.
  const isHeld = (await readHold(liveDirectory)) !== null;
  const sources = isHeld ? null : (readManifest(manifest)?.sources ?? null);
  const alerts = findAlerts({ now, runs: [thisRun, ...(await github.pastRuns())], sources });
  return tellAlerts(alerts, github);
}
