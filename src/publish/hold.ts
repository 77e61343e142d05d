/**
 * Held data: while the snapshot directory has the file hold.txt, no source is fetched and the site keeps its data.
 * Going back to an earlier snapshot writes the file; a person may write it too. Earlier snapshots are the commits of the
 * branch «snapshot», of which the snapshot directory is a checkout.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oneLine } from '../lib/clean.ts';
import { ConfigurationError } from '../lib/error.ts';
import { readOrDefault } from '../lib/file-error.ts';

const fileOf = (directory: string): string => join(directory, 'hold.txt');

/** Reads why the data is held, as one line in Spanish. Null if it is not held. */
export async function readHold(directory: string): Promise<string | null> {
  const text = await readOrDefault(readFile(fileOf(directory), 'utf8'), null);
  return text === null ? null : oneLine(text) || 'no dice por qué';
}

/** Holds a snapshot directory's data. @param why In Spanish. */
export async function writeHold(directory: string, why: string): Promise<void> {
  await writeFile(fileOf(directory), `${why}\n`);
}

const execute = promisify(execFile);

async function git(directory: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: directory })).stdout.trim();
}

/** Full hash of the commit with an earlier snapshot. @throws ConfigurationError if there is none. */
async function snapshotCommit(directory: string, reference: string): Promise<string> {
  try {
    const name = ['--verify', '--end-of-options', `${reference}^{commit}`];
    const commit = await git(directory, 'rev-parse', ...name);
    await git(directory, 'cat-file', '-e', `${commit}:./manifest.json`);
    return commit;
  } catch {
    throw new ConfigurationError(
      `«${reference}» no es una instantánea anterior de ${directory}: copiá el código de un commit de la rama «snapshot»`,
    );
  }
}

/**
 * Replaces the directory `to` with an earlier snapshot of `directory`, by any git name of its commit.
 * @returns The full hash of the snapshot's commit.
 * @throws ConfigurationError if there is no such snapshot. Other errors, such as a full disk, are thrown as they are.
 */
export async function restoreSnapshot(
  directory: string,
  reference: string,
  to: string,
): Promise<string> {
  const commit = await snapshotCommit(directory, reference);
  const archive = `${to}.tar`;
  try {
    await git(directory, 'archive', '--output', archive, commit, '.');
    await rm(to, { recursive: true, force: true });
    await mkdir(to);
    await execute('tar', ['-xf', archive, '-C', to]);
    return commit;
  } finally {
    await rm(archive, { force: true });
  }
}
