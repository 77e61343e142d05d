/** The branch «snapshot» in memory: git's own takes most of a rebuild's time; its size is measured at the end. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PublishError } from '../../../src/publish/error.ts';
import type { NewCommit, SnapshotBranch } from '../../../src/publish/snapshot-branch.ts';
import { sha256 } from '../../../src/snapshot/manifest.ts';

export interface MemoryCommit {
  hash: string;
  message: string;
  at: Date;
  /** Content of each file, by path. */
  files: ReadonlyMap<string, string>;
}

export class MemoryBranch implements SnapshotBranch {
  readonly commits: MemoryCommit[] = [];
  /** Each content once. */
  #contents = new Map<string, string>();

  #find(hash: string): MemoryCommit {
    const commit = this.commits.find((one) => one.hash.startsWith(hash));
    if (!commit) throw new PublishError(`«${hash}» no es una instantánea de la rama «snapshot»`);
    return commit;
  }

  fetch = (): Promise<string | null> => Promise.resolve(this.commits.at(-1)?.hash ?? null);

  resolve = (reference: string): Promise<string> => Promise.resolve(this.#find(reference).hash);

  history = (tip: string, atMost: number) => {
    const last = this.commits.indexOf(this.#find(tip));
    const list = this.commits.slice(Math.max(0, last + 1 - atMost), last + 1).toReversed();
    return Promise.resolve(
      list.map(({ hash, at, message }) => ({
        snapshot: hash,
        at: at.toISOString(),
        changes: message,
      })),
    );
  };

  checkOut = async (hash: string, directory: string): Promise<void> => {
    await rm(directory, { recursive: true, force: true });
    for (const [path, content] of this.#find(hash).files) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), content);
    }
  };

  push = async ({ directory, parent, message, now }: NewCommit): Promise<boolean> => {
    if (parent !== (await this.fetch())) return false;
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = new Map<string, string>();
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path, 'utf8');
      const key = sha256(content);
      if (!this.#contents.has(key)) this.#contents.set(key, content);
      files.set(path.slice(directory.length + 1), this.#contents.get(key) ?? content);
    }
    const hash = sha256(`${this.commits.length} ${message} ${now.toISOString()}`).slice(0, 40);
    this.commits.push({ hash, message, at: now, files });
    return true;
  };

  close = (): Promise<void> => Promise.resolve();
}
