/** Proposing changed files: a commit on a branch of their own, and its pull request. */
import { ConfigurationError } from '../config/error.ts';
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

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof GitHubError && error.status === status;

/** Opens a pull request. @throws ConfigurationError where the repository does not let jobs do that. */
async function open(repository: Repository, { branch, title, body }: Proposal): Promise<unknown> {
  try {
    return await askGitHub(repository)('POST', '/pulls', { title, body, head: branch, base });
  } catch (error) {
    if (!isStatus(error, 403)) throw error;
    const { web, name } = repository;
    throw new ConfigurationError(
      [
        'GitHub no deja que las corridas abran pull requests. Se habilita una sola vez, en «Settings → Actions → General → Workflow permissions»: «Allow GitHub Actions to create and approve pull requests».',
        `El cambio ya está en la rama «${branch}». Después de habilitarlo repetí, o abrí el pull request a mano: ${web}/${name}/compare/${base}...${branch}?expand=1`,
      ].join('\n'),
    );
  }
}

/** @throws GitHubError, ConfigurationError */
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
  await ask('PATCH', `/git/refs/heads/${branch}`, { sha, force: true }).catch((error: unknown) => {
    // GitHub's two words for a branch that is not there.
    if (!isStatus(error, 404) && !isStatus(error, 422)) throw error;
    return ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
  });

  const owner = repository.name.split('/')[0] ?? '';
  const head = encodeURIComponent(`${owner}:${branch}`);
  const [known] = (await ask('GET', `/pulls?state=open&base=${base}&head=${head}`)) as {
    number: number;
  }[];
  const { html_url } = (await (known
    ? ask('PATCH', `/pulls/${known.number}`, { title, body })
    : open(repository, proposal))) as { html_url: string };
  return { url: html_url, isUpdate: known !== undefined };
}
