/**
 * `npm run test:faults`: applies each fault of tests/faults/ to a copy of this checkout and prints which tests fail. A
 * fault is a patch; its first line names the test files that should notice it. Arguments select faults by parts of
 * their file names. Exit code 1 when no test notices a fault, or when tests fail without one.
 */
import './lib/begin.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './lib/arguments.ts';

const root = resolve('.');
const { positionals: words } = readArguments({}, { takesWords: true });

/** Copies the checkout, so that a killed run leaves no fault in the original. */
async function copyCheckout(copy: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (/^(node_modules|\.git|\.astro|\.shots|dist.*|\.snapshot.*)$/.test(name)) continue;
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  // Packages are linked one by one, so that the caches that tests keep in node_modules belong to the copy.
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (['.astro', '.vite', '.vite-temp'].includes(name)) continue;
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Runs test files in the copy. @returns Names of the tests that fail, or of files that cannot run. */
async function redTests(copy: string, files: readonly string[]): Promise<string[]> {
  const report = join(copy, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, 'run', ...files, ...options], { cwd: copy });
  if (!existsSync(report)) throw new Error(`these tests did not run: ${files.join(' ')}`);
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  await rm(report);
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded lists no tests.
      return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
    });
}

/** Applies a patch to the copy, or reverts it with `--reverse`. @throws when the code that it changes has changed. */
function apply(copy: string, patch: string, ...options: string[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...options, patch], { cwd: copy });
  if (status !== 0) throw new Error(`${patch} is of another code: ${stderr.toString()}`);
}

await using folder = await mkdtempDisposable(join(tmpdir(), 'faults-'));
const copy = folder.path;
await copyCheckout(copy);
const names = (await readdir('tests/faults')).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
const faults = names.map((name) => {
  const patch = resolve('tests/faults', name);
  return { name, patch, seenBy: readFileSync(patch, 'utf8').split('\n', 1)[0]?.split(' ') ?? [] };
});
const before = await redTests(copy, [...new Set(faults.flatMap(({ seenBy }) => seenBy))]);
if (before.length > 0) throw new Error(`red without any fault: ${before.join('; ')}`);
for (const { name, patch, seenBy } of faults) {
  apply(copy, patch);
  const red = await redTests(copy, seenBy);
  apply(copy, patch, '--reverse');
  console.log(`${name}: ${red.length > 0 ? red.join('; ') : 'NOT SEEN'}`);
  if (red.length === 0) process.exitCode = 1;
}
