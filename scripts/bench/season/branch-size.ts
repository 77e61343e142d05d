/** How large the branch «snapshot» becomes: the season's commits once more, by git itself. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openSnapshotBranch } from '../../../src/publish/snapshot-branch.ts';
import type { MemoryCommit } from './memory-branch.ts';

const execute = promisify(execFile);

/** Commits that stay on the branch, and the size of its repository in bytes, packed. */
export async function branchSize(
  commits: readonly MemoryCommit[],
  work: string,
): Promise<{ commits: number; bytes: number }> {
  const remote = join(work, 'remote.git');
  const directory = join(work, 'replay');
  const git = async (...args: string[]): Promise<string> =>
    (await execute('git', ['--git-dir', remote, ...args])).stdout;
  await execute('git', ['init', '--quiet', '--bare', '--template=', remote]);
  const branch = await openSnapshotBranch(remote);
  try {
    const written = new Map<string, string>();
    for (const { files, message, at } of commits) {
      for (const [path, content] of files) {
        if (written.get(path) === content) continue;
        await mkdir(dirname(join(directory, path)), { recursive: true });
        await writeFile(join(directory, path), content);
        written.set(path, content);
      }
      for (const path of written.keys()) {
        if (files.has(path)) continue;
        await rm(join(directory, path), { force: true });
        written.delete(path);
      }
      const parent = await branch.fetch();
      await branch.push({ directory, parent, message, now: at });
    }
  } finally {
    await branch.close();
  }
  await git('gc', '--quiet', '--prune=now');
  const size = /^size-pack: (\d+)$/m.exec(await git('count-objects', '-v'))?.[1];
  const count = await git('rev-list', '--count', 'snapshot');
  return { commits: Number(count), bytes: Number(size) * 1024 };
}
