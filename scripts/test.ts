/**
 * `npm test`: types, lint, format and all tests; the last line is «N passed, N failed». With `--quick`, what takes a
 * minute of processor.
 */
import './lib/begin.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { run } from './lib/run.ts';

const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs Vitest and counts its tests; a run that ends without a report counts as one failure. */
async function runTests(...args: string[]): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'tests-'));
  const file = join(folder.path, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...args]);
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
  };
  const { numPassedTests = 0, numFailedTests = 1, numPendingTests = 0 } = report;
  counts.passed += numPassedTests;
  counts.failed += code === 0 ? numFailedTests : Math.max(1, numFailedTests);
  counts.skipped += numPendingTests;
}

/** Runs commands that pass or fail as a whole, one after the other; each counts as one test. */
async function runChecks(...checks: string[]): Promise<void> {
  for (const check of checks) {
    const [command = '', ...args] = check.split(' ');
    const isPassed = (await run(command, args)) === 0;
    counts[isPassed ? 'passed' : 'failed']++;
    if (!isPassed) console.error(`${check} failed`);
  }
}

// Neither the tests nor the checks beside them ever read the published community.
process.env['COMMUNITY_DIR'] = 'src/content/demo';

// Memory instead of processor time, for all programs that a run starts: Node keeps compiled scripts and collects garbage
// less often, and oxlint, a Go program, collects none below 3 GiB; it needs two.
Object.assign(process.env, {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  NODE_OPTIONS: '--max-semi-space-size=64',
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
});

/** Lint, types without those of Astro's files, and the format: of all files on GitHub, elsewhere of those that git calls changed. */
function lintChecks(): string[] {
  if (process.env['GITHUB_ACTIONS']) return ['npm run check:lint'];
  const { stdout } = spawnSync('git', ['ls-files', '-mo', '--exclude-standard']);
  const changed = String(stdout)
    .split('\n')
    .filter((file) => existsSync(file));
  const format = ['prettier --check --ignore-unknown package.json', ...changed].join(' ');
  return ['oxlint --deny-warnings --type-check', format];
}

/** For rules, which wait for nothing: each worker more imports all modules again, and the checks use the other core. */
const oneWorker = '--maxWorkers=1';

/** Leaves out the project of the quick run: its only file is also in another one, with all others of the site. */
const notPage = '--project=!page';

async function runAll(): Promise<void> {
  // A missing browser fails the run now, and not after minutes. Loading what finds it takes a second.
  const { findBrowser } = await import('./lib/browser.ts');
  await findBrowser();
  await runTests('--project=!unit', notPage);
  // Builds have written the types of Astro's content, which the check of types and lint read.
  const checks = runChecks('npm run check:types -- --noSync', ...lintChecks());
  await Promise.all([checks, runTests('--project=unit', oneWorker)]);
}

/** Files of tests that start commands, load large programs, or try hundreds of sheets: most of the time of all rules. */
const heavyFiles =
  '**/{workflows,pictures,firestore,begin,bench-page,read,community,podiums,images,recipes,render,drawing,finished-seasons,arguments,check-site,runner-commands,fail,lock,years,odd,typing,mistakes,files,diff,changes,outlook,running-season,tools}.test.ts';

/** The rules, one page of the site, types without those of Astro's files, and the format of changed files. */
async function runQuick(): Promise<void> {
  // Lint reads the types of Astro's content.
  if (!existsSync('.astro/types.d.ts')) await runChecks('astro sync --logLevel warn');
  await Promise.all([
    runChecks(...lintChecks()),
    runTests('--project=unit', '--project=page', '--exclude', heavyFiles, oneWorker),
  ]);
}

const { values, positionals } = readArguments({ quick: false }, { takesWords: true });
if (positionals.length > 0) await runTests(notPage, ...positionals);
else await (values.quick ? runQuick() : runAll());
const { passed, failed, skipped } = counts;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
