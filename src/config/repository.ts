/** The repository of the site's code. */
import { spawnSync } from 'node:child_process';

/** Output of a git command. Empty if it fails, or there is no git. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Address of the code, `https://github.com/owner/name`, by GitHub's CI, or git's `origin` on GitHub. Else null. */
export function repositoryAddress(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (server && repository) return `${server}/${repository}`;
  // `git@github.com:owner/name.git`, `ssh://git@ssh.github.com:443/owner/name.git`, `https://github.com/owner/name/`.
  const origin = git('remote', 'get-url', 'origin');
  const [, name] = /github\.com(?::\d+)?[:/]([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin) ?? [];
  return name ? `https://github.com/${name}` : null;
}

/** Full hash of the code's commit: GITHUB_SHA, or else git's HEAD; changes after it do not count. Null without both. */
export const codeCommit = (): string | null =>
  process.env['GITHUB_SHA'] || git('rev-parse', 'HEAD') || null;
