/** Versions of the build inputs other than the data. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Environment } from '../config/environment.ts';

/** Build inputs other than the community's folder. */
const roots = ['src', 'public'];
const files = ['astro.config.mjs', 'package-lock.json'];

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Hashes the code, the community's files and the site's address, by content: an edit may not be committed. */
export async function contentHash({
  communityDirectory,
  siteUrl,
  basePath,
}: Pick<Environment, 'communityDirectory' | 'siteUrl' | 'basePath'>): Promise<string> {
  const all = await Promise.all([...roots, relative('', communityDirectory)].map(filesIn));
  const hash = createHash('sha256').update(siteUrl + basePath);
  for (const file of [...new Set([...files, ...all.flat()])].toSorted()) {
    hash.update(`\n${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Full hash of the commit, from the CI or from git. Null if neither knows it. */
export function codeVersion(): string | null {
  const fromCi = process.env['GITHUB_SHA'];
  if (fromCi) return fromCi;
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.toString().trim();
  } catch {
    return null;
  }
}
