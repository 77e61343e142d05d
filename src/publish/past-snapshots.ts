/**
 * Earlier snapshots, where the snapshot directory is in a checkout of the branch «snapshot». Git is only
 * asked; what makes commits of the directory is the workflow.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ConfigurationError } from '../config/error.ts';

const execute = promisify(execFile);

/** What git answers in a directory. */
async function git(directory: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: directory })).stdout.trim();
}

/**
 * Writes an earlier snapshot of a directory into another one, in the place of what is there.
 * @returns Its commit, in full.
 * @throws ConfigurationError when there is no such snapshot.
 */
export async function takeOut(directory: string, reference: string, to: string): Promise<string> {
  const archive = `${to}.tar`;
  try {
    const name = ['--verify', '--end-of-options', `${reference}^{commit}`];
    const commit = await git(directory, 'rev-parse', ...name);
    await git(directory, 'cat-file', '-e', `${commit}:./manifest.json`);
    await git(directory, 'archive', '--output', archive, commit, '.');
    await rm(to, { recursive: true, force: true });
    await mkdir(to);
    await execute('tar', ['-xf', archive, '-C', to]);
    return commit;
  } catch {
    throw new ConfigurationError(
      `«${reference}» no es una instantánea anterior de ${directory}: copiá el código de un commit de la rama «snapshot»`,
    );
  } finally {
    await rm(archive, { force: true });
  }
}
