/** The branch «snapshot» of a git remote: the last good data, one commit a change. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PastPublication } from '../snapshot/publications.ts';
import { PublishError } from './error.ts';
import { gitAt, type Git } from './git.ts';

const branch = 'refs/heads/snapshot';

/** A longer history than `atMost` commits is cut to the newest `keep`, all states of the rest gone. */
export interface HistoryLimit {
  atMost: number;
  keep: number;
}

const defaultLimit: HistoryLimit = { atMost: 1000, keep: 500 };

export interface SnapshotBranch {
  /** The newest commit; null while there is no branch. */
  fetch: () => Promise<string | null>;
  /** Replaces a directory by a commit's files. */
  checkOut: (commit: string, directory: string) => Promise<void>;
  /** The newest commits up to one, as the next push leaves them; newest first. */
  history: (tip: string, atMost: number) => Promise<PastPublication[]>;
  /** The full hash of one of the branch's commits. @throws PublishError when it is none of them. */
  resolve: (reference: string) => Promise<string>;
  /**
   * Pushes a directory's files as the commit that follows `parent`.
   * @returns Whether it is on the branch now: not when `parent` was no longer the newest commit.
   */
  push: (commit: NewCommit) => Promise<boolean>;
  close: () => Promise<void>;
}

export interface NewCommit {
  directory: string;
  parent: string | null;
  message: string;
  now: Date;
}

/**
 * Opens the branch of a remote. It works in a repository of its own that lives as long as the
 * process: what a killed run left behind is never seen again.
 */
export async function openSnapshotBranch(
  remote: string,
  limit: HistoryLimit = defaultLimit,
): Promise<SnapshotBranch> {
  const repository = await mkdtemp(join(tmpdir(), 'snapshot-branch-'));
  const run = gitAt(repository, remote);

  /** @throws PublishError with what git says. */
  const git = async (...[args, options]: Parameters<Git>): Promise<string> => {
    const { ok, output } = await run(args, options);
    if (ok) return output;
    throw new PublishError(`git ${args[0] ?? ''} no pudo con la rama «snapshot»: ${output}`);
  };

  await git(['init', '--quiet', '--bare', '--template=', repository]);

  async function fetch(): Promise<string | null> {
    const listed = await git(['ls-remote', 'snapshot', branch]);
    if (listed === '') return null;
    await git(['fetch', '--quiet', '--no-tags', 'snapshot', `+${branch}:${branch}`]);
    return git(['rev-parse', '--verify', branch]);
  }

  async function checkOut(commit: string, directory: string): Promise<void> {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    await rm(join(repository, 'index'), { force: true });
    await git(['read-tree', '-u', '--reset', commit], { workTree: directory });
  }

  async function resolve(reference: string): Promise<string> {
    const found = await run(['rev-parse', '--verify', '--end-of-options', `${reference}^{commit}`]);
    const known = found.ok && (await run(['merge-base', '--is-ancestor', found.output, branch])).ok;
    if (known) return found.output;
    throw new PublishError(
      `«${reference}» no es una instantánea de la rama «snapshot»: copiá el código de uno de sus commits`,
    );
  }

  function commitTree(
    tree: string,
    parent: string | null,
    message: string,
    date: string,
  ): Promise<string> {
    const identity = { NAME: 'Publicación automática', EMAIL: 'publicacion@localhost', DATE: date };
    const env = Object.fromEntries(
      Object.entries(identity).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    );
    const parents = parent === null ? [] : ['-p', parent];
    return git(['commit-tree', tree, ...parents, '-m', message], { env });
  }

  /** The same history with its oldest commits gone: the newest ones again, from a root of theirs. */
  async function shorten(tip: string): Promise<string> {
    const count = Number(await git(['rev-list', '--count', tip]));
    if (count < limit.atMost) return tip;
    const listed = await git(['rev-list', `--max-count=${limit.keep}`, tip]);
    let parent: string | null = null;
    for (const commit of listed.split('\n').toReversed()) {
      const [tree = '', date = '', ...message] = (
        await git(['show', '--no-patch', '--format=%T%n%aI%n%B', commit])
      ).split('\n');
      parent = await commitTree(tree, parent, message.join('\n'), date);
    }
    return parent ?? tip;
  }

  async function history(tip: string, atMost: number): Promise<PastPublication[]> {
    const format = '--format=%H%x09%cI%x09%s';
    const listed = await git(['log', `--max-count=${atMost}`, format, await shorten(tip)]);
    return listed.split('\n').map((line) => {
      const [snapshot = '', at = '', changes = ''] = line.split('\t');
      return { snapshot, at: new Date(at).toISOString(), changes };
    });
  }

  async function push({ directory, parent, message, now }: NewCommit): Promise<boolean> {
    await rm(join(repository, 'index'), { force: true });
    await git(['add', '--all', '--force', '.'], { workTree: directory });
    const tree = await git(['write-tree']);
    const base = parent === null ? null : await shorten(parent);
    const commit = await commitTree(tree, base, message, now.toISOString());
    // A compare-and-swap: refused by the remote when its newest commit is not the one we saw.
    const lease = `--force-with-lease=${branch}:${parent ?? ''}`;
    const args = ['push', '--porcelain', lease, 'snapshot', `${commit}:${branch}`];
    const { ok, output } = await run(args);
    if (ok) return true;
    if (/^!/m.test(output)) return false;
    throw new PublishError(`git push no pudo con la rama «snapshot»: ${output}`);
  }

  return {
    fetch,
    checkOut,
    history,
    resolve,
    push,
    close: () => rm(repository, { recursive: true, force: true }),
  };
}
