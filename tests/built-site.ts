/** The built demo, served, and a browser: once for all tests that read or use the site. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, drawingFlags, findBrowser } from '../scripts/lib/browser.ts';
import { serveDirectory } from '../scripts/lib/server.ts';
import { runBuild } from './fixtures/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Directory of the built demo. */
    dist: string;
    /** The moment the build took as now, ISO 8601. */
    builtAt: string;
    /** Where the built demo is served. */
    siteUrl: string;
    /** Where Playwright finds the browser. */
    browser: string;
  }
}

/** A Friday evening in Buenos Aires; already Saturday in UTC. */
const builtAt = '2026-12-05T01:30:00.000Z';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'demo-'));
  const dist = join(directory, 'dist');
  const { code, output } = await runBuild(dist, { DATA: 'demo', BUILD_TIME: builtAt });
  if (code !== 0) throw new Error(`The demo does not build:\n${output}`);
  const server = await serveDirectory(dist, { port: 0 });
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: [...browserFlags, ...drawingFlags],
  });
  project.provide('dist', dist);
  project.provide('builtAt', builtAt);
  project.provide('siteUrl', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
}
