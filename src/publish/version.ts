/** What a site is made from besides its data. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Environment } from '../config/environment.ts';

/** What a build reads, besides the community's folder. */
const roots = ['src', 'public'];
const files = ['astro.config.mjs', 'package-lock.json'];

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

/**
 * A digest of the code, the community's files and where the site is published: asked of their content,
 * because an edit need not be a commit.
 */
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

/** Full hash of the commit: what the CI says, else git; null where neither knows. */
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
