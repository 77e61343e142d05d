import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // With CSS, because the tokens are read from it.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], css: true } },
      {
        extends: true,
        test: {
          name: 'live',
          isolate: false,
          include: ['tests/live/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          // Files of a worker share their modules: what the built site says is read once a worker.
          isolate: false,
          include: ['tests/site/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/built-site.ts',
          setupFiles: 'tests/fixtures/each-test.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine may take longer than the second that polling has by default.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
