/**
 * After a rebuild: what is wrong, told in an issue. It has to run where nothing else does: a run that
 * could not even install its packages is what there is to tell. So nothing of what it imports is a
 * package, nor the configuration that people edit.
 */
import { ConfigurationError } from '../config/error.ts';
import { liveDirectoryOf } from '../config/live-directory.ts';
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
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new ConfigurationError(`falta ${name}: este comando corre en GitHub Actions`);
  };
  const now = env['BUILD_TIME'] ? new Date(env['BUILD_TIME']) : new Date();
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
  const alerts = findAlerts({
    now,
    runs: [thisRun, ...(await github.pastRuns())],
    sources: sourceHealth(liveDirectoryOf(env)),
    titleOf: await titles(),
  });
  return tellAlerts(alerts, github);
}
