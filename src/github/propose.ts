/** Proposing changed files: a commit on a branch of their own, and its pull request. */
import { askGitHub, GitHubError, type Repository } from './ask.ts';

export interface Proposal {
  branch: string;
  /** Commit that the files were changed in. */
  parent: string;
  title: string;
  /** Markdown. */
  body: string;
  /** Whole texts by their paths in the repository. */
  files: ReadonlyMap<string, string>;
}

export interface Proposed {
  url: string;
  /** Whether it was open before: then it says and holds now what the proposal does. */
  isUpdate: boolean;
}

/** Where it leads. */
const base = 'main';

/** Null where GitHub has none. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return null;
    throw error;
  }
}

/** @throws GitHubError, with status 403 at `POST /pulls` where jobs may open no pull requests. */
export async function propose(repository: Repository, proposal: Proposal): Promise<Proposed> {
  const { branch, parent, title, body, files } = proposal;
  const ask = askGitHub(repository);
  /** For answers of which one thing is read. */
  const shaOf = async (answer: Promise<unknown>): Promise<string> =>
    ((await answer) as { sha: string }).sha;

  const { tree: before } = (await ask('GET', `/git/commits/${parent}`)) as {
    tree: { sha: string };
  };
  const tree = await shaOf(
    ask('POST', '/git/trees', {
      base_tree: before.sha,
      tree: [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content })),
    }),
  );
  const sha = await shaOf(ask('POST', '/git/commits', { message: title, tree, parents: [parent] }));
  if (await orNull(ask('GET', `/git/ref/heads/${branch}`))) {
    await ask('PATCH', `/git/refs/heads/${branch}`, { sha, force: true });
  } else {
    await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
  }

  const owner = repository.name.split('/')[0] ?? '';
  const head = encodeURIComponent(`${owner}:${branch}`);
  const [open] = (await ask('GET', `/pulls?state=open&base=${base}&head=${head}`)) as {
    number: number;
  }[];
  const answer = open
    ? ask('PATCH', `/pulls/${open.number}`, { title, body })
    : ask('POST', '/pulls', { title, body, head: branch, base });
  const { html_url } = (await answer) as { html_url: string };
  return { url: html_url, isUpdate: open !== undefined };
}
