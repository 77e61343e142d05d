import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { hasPinnedShells } from './scripts/lib/pinned-shell.ts';

const buildsSite = 'tests/built-site.ts';
const firstPage = 'tests/site/home.test.ts';

const onBuiltSite = {
  setupFiles: 'tests/fixtures/each-test.ts',
  globalSetup: [buildsSite, 'tests/browser.ts'],
};

/**
 * Tests of what the oldest browser lacks, which are commands, `closedby`, `light-dark()` and `(scripting: none)`, and
 * one of each script that the others do not run.
 */
const inOldest: TestProjectConfiguration = {
  extends: true,
  test: {
    ...onBuiltSite,
    name: 'oldest',
    include: ['tests/e2e/{controls,duels,oldest,scheme,without-javascript}.test.ts'],
  },
};

export default defineConfig({
  test: {
    // Each worker imports all modules, parses all pages and starts a browser of its own.
    maxWorkers: availableParallelism(),
    // Files of a worker share their modules: what the built site says is read once a worker.
    isolate: false,
    // Long enough for a machine that is busy with something else: no test judges by the clock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Also on a laptop: a lost answer file and a forgotten test.only are failures.
    update: 'none',
    allowOnly: false,
    expect: { poll: { timeout: 120_000 } },
    // Tests have communities of their own, and never read the one that is published.
    // Absolute addresses are of a site of theirs, too.
    env: {
      COMMUNITY_DIR: 'src/content/demo',
      SITE: 'https://s.example',
      // The moment that builds, commands and pages take as now: a Friday evening in Buenos Aires; already Saturday in UTC.
      BUILD_TIME: '2026-12-05T01:30:00.000Z',
      AVIF_EFFORT: '0',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: 'tests/fixtures/each-unit-test.ts',
          // Nothing may depend on the machine's time zone: this one is on another day than Buenos Aires for half of it.
          env: { TZ: 'Asia/Tokyo' },
          // The tokens are read from the CSS.
          css: true,
          // Tests in a browser may only wait for something; a test of a rule that asks nothing is a mistake.
          expect: { requireAssertions: true },
        },
      },
      { extends: true, test: { name: 'live', include: ['tests/live/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...onBuiltSite,
          name: 'built',
          include: ['tests/site/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/oldest.test.ts'],
        },
      },
      // For `npm run test:quick` alone: the one page that it reads needs no browser.
      { extends: true, test: { name: 'page', include: [firstPage], globalSetup: buildsSite } },
      ...(hasPinnedShells ? [inOldest] : []),
    ],
  },
});
