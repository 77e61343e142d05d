import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // With CSS, because the tokens are read from it.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], css: true } },
      {
        test: {
          name: 'live',
          include: ['tests/live/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/site/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          // Builds the demo once; all these tests read that one site.
          globalSetup: 'tests/build-demo.ts',
          // Some build a site of their own, and wait for the others' builds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine may take longer than the second that polling has by default.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
