/** Builds the demo site once for all tests that read the built site. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBuild } from './fixtures/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the built demo. */
    dist: string;
    /** The moment the build took as now, ISO 8601. */
    builtAt: string;
  }
}

/** A Friday evening in Buenos Aires; already Saturday in UTC. */
const builtAt = '2026-12-05T01:30:00.000Z';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'demo-'));
  const dist = join(directory, 'dist');
  const { code, output } = await runBuild(dist, { DATA: 'demo', BUILD_TIME: builtAt });
  if (code !== 0) throw new Error(`The demo does not build:\n${output}`);
  project.provide('dist', dist);
  project.provide('builtAt', builtAt);
  return () => rm(directory, { recursive: true, force: true });
}
