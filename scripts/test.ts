/** `npm test`: types, lint, format and all tests; ends with a line «N passed, N failed». */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.ts';

/** npm scripts that pass or fail as a whole; each counts as one test. */
const checks = ['check:types', 'check:lint', 'check:format'] as const;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs Vitest and counts its tests; a run that ends without a report counts as one failure. */
async function runTests(): Promise<Counts> {
  const directory = await mkdtemp(join(tmpdir(), 'tests-'));
  const report = join(directory, 'report.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
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

const totals: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const check of checks) {
  if ((await run('npm', ['run', check])) === 0) totals.passed++;
  else {
    totals.failed++;
    console.error(`${check} failed`);
  }
}
const tests = await runTests();
totals.passed += tests.passed;
totals.failed += tests.failed;
totals.skipped = tests.skipped;

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
