/**
 * `npm run test:faults`: puts each fault of tests/faults/ into a copy of this checkout and tells which tests
 * turn red. A fault is a patch; its first line names the test files that should see it. Words choose faults
 * by their names. Ends with 1 when a fault is not seen.
 */
import './lib/begin.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './lib/arguments.ts';

const root = resolve('.');
const { positionals: words } = readArguments({}, true);

/** Copies the checkout, so that a run that is killed leaves no fault in it. */
async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'faults-'));
  for (const name of await readdir(root)) {
    if (/^(node_modules|\.git|\.astro|\.shots|dist.*|\.snapshot.*)$/.test(name)) continue;
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  // Packages are linked one by one: what tests keep beside them is the copy's own.
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (['.astro', '.vite', '.vite-temp'].includes(name)) continue;
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The names of the tests that turn red with a fault; none where it is not seen. */
async function redTests(copy: string, patch: string): Promise<string[]> {
  const [seenBy = ''] = (await readFile(patch, 'utf8')).split('\n');
  const report = join(copy, 'report.json');
  const apply = spawnSync('git', ['apply', patch], { cwd: copy, encoding: 'utf8' });
  if (apply.status !== 0) throw new Error(`${patch} is of another code: ${apply.stderr}`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, 'run', ...seenBy.split(' '), ...options], { cwd: copy });
  spawnSync('git', ['apply', '--reverse', patch], { cwd: copy });
  if (!existsSync(report)) throw new Error(`${patch}: its tests did not run: ${seenBy}`);
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  await rm(report);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

const copy = await copyCheckout();
try {
  for (const file of await readdir('tests/faults')) {
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
    const red = await redTests(copy, resolve('tests/faults', file));
    console.log(`${file}: ${red.length > 0 ? red.join('; ') : 'NOT SEEN'}`);
    if (red.length === 0) process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
