/**
 * `npm run test:mutants`: puts each fault of scripts/mutants/faults.ts into a copy of this checkout and
 * tells which tests turn red. Whoever rewrites tests sees here what they still see. Words choose faults
 * by a part of their names or of their test files; `--json FILE` keeps the answers. Ends with 1 when a
 * fault is not seen. Without faults the suite must be green, and the machine quiet: a test that fails by
 * itself would seem to see something. Pictures of an earlier build of this checkout are used again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './mutants/faults.ts';
import { injectFault, type Fault } from './mutants/fault.ts';

/** Names of the tests that turned red, by their files. */
type RedTests = Record<string, string[]>;

interface Outcome {
  seen: boolean;
  /** The site did not even build. */
  noBuild: boolean;
  red: RedTests;
  seconds: number;
}

const { values, positionals: words } = parseArgs({
  options: { json: { type: 'string' } },
  allowPositionals: true,
});
const chosen = faults.filter(
  ({ name, seenBy }) =>
    words.length === 0 || words.some((word) => [name, ...seenBy].join('\n').includes(word)),
);
const root = resolve(import.meta.dirname, '..');

/** What stands at the top of the checkout, and no test reads. */
const unread = /^(node_modules|\.git|\.astro|\.shots|dist.*|\.snapshot.*)$/;

/** Copies the checkout, so that a run that is killed leaves no fault in it. */
async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mutants-'));
  for (const name of await readdir(root)) {
    if (!unread.test(name)) await cp(join(root, name), join(copy, name), { recursive: true });
  }
  // Packages are linked one by one: what builds and tests keep beside them is the copy's own.
  const packages = 'node_modules';
  await mkdir(join(copy, packages));
  for (const name of await readdir(join(root, packages))) {
    if (['.astro', '.vite', '.vite-temp'].includes(name)) continue;
    await symlink(join(root, packages, name), join(copy, packages, name));
  }
  for (const kept of ['assets', 'tarjetas'].map((name) => join(packages, '.astro', name))) {
    if (existsSync(join(root, kept)))
      await cp(join(root, kept), join(copy, kept), { recursive: true });
  }
  return copy;
}

interface Report {
  testResults: {
    name: string;
    /** Why the file as a whole failed; empty where its tests did, or where they were called off. */
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

async function readRedTests(file: string, copy: string): Promise<RedTests> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const files = testResults.map(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return { file: relative(copy, name), message, failed: failed.map(({ fullName }) => fullName) };
  });
  const red = files.filter(({ message, failed }) => message !== '' || failed.length > 0);
  return Object.fromEntries(red.map(({ file, failed }) => [file, failed]));
}

/** Runs the tests that should see a fault; of those that take long, until the first is red. */
async function tryFault(copy: string, fault: Fault): Promise<Outcome> {
  const start = performance.now();
  const file = join(copy, fault.file);
  const report = join(copy, 'node_modules/.vite/red.json');
  const original = await readFile(file, 'utf8');
  await rm(report, { force: true });
  await mkdir(dirname(report), { recursive: true });
  try {
    await writeFile(file, injectFault(original, fault));
    const isQuick = fault.seenBy.every((path) => path.startsWith('tests/unit/'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...fault.seenBy,
        ...['--reporter=json', `--outputFile=${report}`, `--bail=${isQuick ? 0 : 1}`],
        // What a fault keeps from coming is not waited for as long as on a busy machine.
        ...['--testTimeout=20000', '--expect.poll.timeout=5000'],
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    const noBuild = `${stdout}${stderr}`.includes('The demo does not build');
    const red = existsSync(report) ? await readRedTests(report, copy) : {};
    const seen = status !== 0 && (noBuild || Object.keys(red).length > 0);
    if (!seen && status !== 0) console.error(stdout, stderr);
    return { seen, noBuild, red, seconds: Math.round((performance.now() - start) / 1000) };
  } finally {
    await writeFile(file, original);
  }
}

function describe({ seen, noBuild, red }: Outcome): string[] {
  if (!seen) return ['NOT SEEN'];
  if (noBuild) return ['the site does not build'];
  return Object.entries(red).flatMap(([file, tests]) =>
    tests.length > 0 ? tests.map((test) => `${file}: ${test}`) : [`${file} does not load`],
  );
}

const copy = await copyCheckout();
const outcomes: Record<string, Outcome> = {};
try {
  for (const [index, fault] of chosen.entries()) {
    const outcome = await tryFault(copy, fault);
    outcomes[fault.name] = outcome;
    const [first = '', ...more] = describe(outcome);
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    console.log(`${index + 1}/${chosen.length} ${fault.name} (${outcome.seconds} s)`);
    console.log(`  ${first}${others}`);
    if (values.json) await writeFile(values.json, `${JSON.stringify(outcomes, null, 2)}\n`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
const seen = Object.values(outcomes).filter((outcome) => outcome.seen).length;
console.log(`\n${seen} seen, ${chosen.length - seen} not seen`);
process.exitCode = seen < chosen.length ? 1 : 0;
