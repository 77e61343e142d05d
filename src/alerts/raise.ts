/**
 * After a rebuild: what is wrong, told in an issue. It has to run where nothing else does: a run that
 * could not even install its packages is what there is to tell. So nothing of what it imports is a
 * package, nor the configuration that people edit.
 */
import { liveDirectoryOf } from '../config/live-directory.ts';
import { ofJob, repositoryOf } from '../github/ask.ts';
import type { SourceName } from '../sources/catalog.ts';
import { findAlerts } from './conditions.ts';
import { connectGitHub } from './github.ts';
import { sourceHealth } from './health.ts';
import { tellAlerts } from './issue.ts';

/** Sources by their titles, or by their names when the configuration that has the titles is broken. */
async function titles(): Promise<(name: string) => string> {
  try {
    const { sourceTitle } = await import('../snapshot/titles.ts');
    return (name) => sourceTitle(name as SourceName);
  } catch {
    return (name) => name;
  }
}

/**
 * Opens, updates or closes the issue. This run is not among the past ones yet, so REBUILD_OUTCOME
 * says whether it is a `success`, and REBUILD_RESULT how the rebuild ended.
 * @returns What was done, in Spanish.
 */
export async function raiseAlerts(env: NodeJS.ProcessEnv): Promise<string> {
  const now = env['BUILD_TIME'] ? new Date(env['BUILD_TIME']) : new Date();
  const github = connectGitHub(repositoryOf(env));
  const thisRun = {
    succeeded: ofJob(env, 'REBUILD_OUTCOME') === 'success',
    isDeploying: env['REBUILD_RESULT'] === 'published',
    endedAt: now.toISOString(),
  };
  const alerts = findAlerts({
    now,
    runs: [thisRun, ...(await github.pastRuns())],
    sources: sourceHealth(liveDirectoryOf(env)),
    titleOf: await titles(),
  });
  return tellAlerts(alerts, github);
}
