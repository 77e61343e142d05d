/** Builds the demo and serves it, once for all tests that read or use the site. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveDirectory } from '../scripts/lib/server.ts';
import { runScript } from './fixtures/script.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the built demo. */
    dist: string;
    /** The moment that the build used as now, ISO 8601. */
    builtAt: string;
    /** Output of the build. */
    buildOutput: string;
    /** Address of the served demo. */
    siteUrl: string;
  }
}

export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run may have built the demo already; the projects share the context.
  if ('dist' in project.getProvidedContext()) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'demo-'));
  const dist = join(directory, 'dist');
  const builtAt = project.config.env['BUILD_TIME'] ?? '';
  const env = { DATA: 'demo', BUILD_TIME: builtAt };
  const { code, output } = await runScript('build', ['--out', dist], env);
  if (code !== 0) throw new Error(`The demo does not build:\n${output}`);
  const server = await serveDirectory(dist);
  project.vitest.provide('dist', dist);
  project.vitest.provide('builtAt', builtAt);
  project.vitest.provide('buildOutput', output);
  project.vitest.provide('siteUrl', server.url);
  return async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
}
