/** The repository of the site's code. */
import { spawnSync } from 'node:child_process';

/** Address of the site's code, `https://github.com/owner/name`. Null if neither CI nor git knows one on GitHub. */
export function repositoryAddress(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (server && repository) return `${server}/${repository}`;
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  // `git@github.com:owner/name.git` or `https://github.com/owner/name`, perhaps with a slash at its end.
  const [, name] = /github\.com[:/](.+?)(?:\.git)?\/?\s*$/.exec(stdout) ?? [];
  return name ? `https://github.com/${name}` : null;
}
