/**
 * `npm test`: types, lint, format and all tests; ends with a line «N passed, N failed».
 */
import './lib/begin.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { findBrowser } from './lib/browser.ts';
import { run } from './lib/run.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** Runs Vitest and counts its tests; a run that ends without a report counts as one failure. */
async function runTests(...args: string[]): Promise<Counts> {
  const directory = await mkdtemp(join(tmpdir(), 'tests-'));
  const report = join(directory, 'report.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  try {
    const result = JSON.parse(await readFile(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
    };
    const failed = code === 0 ? result.numFailedTests : Math.max(1, result.numFailedTests);
    return { passed: result.numPassedTests, failed, skipped: result.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs commands that pass or fail as a whole, one after the other; each counts as one test. */
async function runChecks(...checks: string[]): Promise<Counts> {
  let failed = 0;
  for (const check of checks) {
    const [command = '', ...args] = check.split(' ');
    if ((await run(command, args)) === 0) continue;
    failed++;
    console.error(`${check} failed`);
  }
  return { passed: checks.length - failed, failed, skipped: 0 };
}

// Neither tests nor what is checked beside them ever read the community that is published.
process.env['COMMUNITY_DIR'] = 'src/content/demo';

/**
 * Checks and tests beside each other, once Astro has written the types that the checks read: it keeps the
 * data of a site that is being built beside them, so that it must not write them while tests build.
 */
async function runAll(...args: string[]): Promise<Counts> {
  const synced = await runChecks('astro sync --logLevel warn');
  const checks = runChecks('npm run check:types -- --noSync', 'npm run check:lint');
  return sum([synced, ...(await Promise.all([checks, runTests(...args)]))]);
}

/** Rules, and one page of the built site. */
const runQuick = (): Promise<Counts> => runAll('tests/unit', 'tests/site/home.test.ts');

const { values, positionals } = readArguments({ quick: false }, true);
try {
  await findBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { passed, failed, skipped } =
  positionals.length > 0
    ? await runTests(...positionals)
    : await (values.quick ? runQuick() : runAll());
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
