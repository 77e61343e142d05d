/** Asking GitHub's REST API about one repository; without any package, because alerts have none. */
import { ConfigurationError } from '../config/error.ts';

export interface Repository {
  /** `https://api.github.com`, without a trailing slash. */
  api: string;
  /** Where people see it: `https://github.com`, without a trailing slash. */
  web: string;
  /** `owner/name`. */
  name: string;
  token: string;
}

/** GitHub's answer to a request, whose path is inside the repository. @throws GitHubError */
export type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

/** What GitHub refused; the message never holds the token. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly status: number;

  constructor(status: number, method: string, path: string) {
    super(`GitHub respondió ${status} a ${method} ${path}`);
    this.status = status;
  }
}

const timeoutMs = 20_000;
const version = '2022-11-28';

export function askGitHub({ api, name, token }: Omit<Repository, 'web'>): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${api}/repos/${name}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': version,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new GitHubError(response.status, method, path);
    return (await response.json()) as unknown;
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** What a workflow's job has in its environment. @throws ConfigurationError elsewhere. */
export function ofJob(env: Variables, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new ConfigurationError(`falta ${name}: este comando corre en GitHub Actions`);
}

/** The repository that a workflow runs for. @throws ConfigurationError */
export const repositoryOf = (env: Variables): Repository => ({
  api: env['GITHUB_API_URL'] || 'https://api.github.com',
  web: env['GITHUB_SERVER_URL'] || 'https://github.com',
  name: ofJob(env, 'GITHUB_REPOSITORY'),
  token: ofJob(env, 'GITHUB_TOKEN'),
});
