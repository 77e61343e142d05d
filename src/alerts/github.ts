/** What alerts ask of GitHub. */
import { askGitHub, type Repository } from '../github/ask.ts';
import type { PastRun } from './conditions.ts';

export interface Issue {
  number: number;
  title: string;
  body: string;
}

/** Workflows whose runs publish. */
const publishing = ['.github/workflows/hourly.yml', '.github/workflows/publish.yml'];

/** Who opens the issues: only that account's are ever changed. */
const author = 'github-actions[bot]';

/** GitHub's answers, as far as they are read. */
interface AnsweredRuns {
  workflow_runs: { path: string; conclusion: string | null; updated_at: string }[];
}

type AnsweredIssues = {
  number: number;
  title: string;
  body: string | null;
  user: { login: string } | null;
}[];

export interface GitHub {
  /** The publishing workflows' last runs that ended well or badly; cancelled ones do not count. */
  pastRuns: () => Promise<PastRun[]>;
  /** Open issues that this automation opened. */
  ownIssues: () => Promise<Issue[]>;
  openIssue: (issue: Omit<Issue, 'number'>) => Promise<void>;
  updateIssue: (issue: Issue) => Promise<void>;
  closeIssue: (number: number, comment: string) => Promise<void>;
}

/** @throws Error when GitHub does not answer or refuses; its message never holds the token. */
export function connectGitHub(repository: Repository): GitHub {
  const ask = askGitHub(repository);
  return {
    pastRuns: async () => {
      const answer = await ask('GET', '/actions/runs?branch=main&status=completed&per_page=100');
      return (answer as AnsweredRuns).workflow_runs
        .filter(({ path }) => publishing.includes(path.split('@')[0] ?? ''))
        .filter(({ conclusion }) => conclusion !== 'cancelled' && conclusion !== 'skipped')
        .map(({ conclusion, updated_at }) => ({
          succeeded: conclusion === 'success',
          endedAt: updated_at,
        }));
    },
    ownIssues: async () => {
      const answer = await ask('GET', '/issues?state=open&per_page=100');
      return (answer as AnsweredIssues)
        .filter(({ user }) => user?.login === author)
        .map(({ number, title, body }) => ({ number, title, body: body ?? '' }));
    },
    openIssue: async (issue) => {
      await ask('POST', '/issues', issue);
    },
    updateIssue: async ({ number, title, body }) => {
      await ask('PATCH', `/issues/${number}`, { title, body });
    },
    closeIssue: async (number, comment) => {
      await ask('POST', `/issues/${number}/comments`, { body: comment });
      await ask('PATCH', `/issues/${number}`, { state: 'closed' });
    },
  };
}
