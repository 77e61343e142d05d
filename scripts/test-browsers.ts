/**
 * `npm run test:browsers`: builds the demo, and goes through the site's main gestures in each browser that
 * visitors have. A browser that is not here is installed by a root of Debian, and elsewhere skipped, visibly.
 *
 *   npm run test:browsers -- WORD…           gestures whose names have one of the words
 *   npm run test:browsers -- --only NAME     one browser: Chromium, «Chromium 119», Firefox, WebKitGTK
 *   npm run test:browsers -- --require       fails for a browser that is skipped, too
 *   npm run test:browsers -- --shots DIR     instead, pictures of each kind of page, to be looked at
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { attemptsOf, tryGesture, type Attempt } from './browsers/attempt.ts';
import { browsers } from './browsers/browsers.ts';
import { MissingBrowserError, type Driver } from './browsers/driver.ts';
import { gestures } from './browsers/gestures.ts';
import { takeShots } from './browsers/shots.ts';
import { serveSites, type Sites } from './browsers/sites.ts';
import { hasFailed, summary, type BrowserRun, type Outcome } from './browsers/summary.ts';
import { run } from './lib/run.ts';

const { values, positionals: words } = parseArgs({
  options: {
    only: { type: 'string' },
    require: { type: 'boolean', default: false },
    shots: { type: 'string' },
  },
  allowPositionals: true,
});
const attempts = attemptsOf(gestures).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const chosen = browsers.filter(({ name }) => values.only === undefined || name === values.only);
if (attempts.length === 0 || chosen.length === 0) {
  console.error('No gesture or no browser has that name.');
  process.exit(2);
}

/** The demo, with a mail service that cannot be reached: browsers refuse to connect to port 9. */
const demo = { DATA: 'demo', EMAILJS_ORIGIN: 'http://localhost:9' };

async function tryAll(
  driver: Driver,
  wanted: readonly Attempt[],
  sites: Sites,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const attempt of wanted) outcomes.push(await tryGesture(driver, attempt, sites));
  return outcomes;
}

/** Goes through one browser from start to end. */
async function goThrough(
  { name, start }: (typeof browsers)[number],
  sites: Sites,
): Promise<BrowserRun> {
  let driver: Driver | undefined;
  try {
    driver = await start();
    const { version } = driver;
    console.log(`${name} ${version}`);
    if (!values.shots) return { name, version, outcomes: await tryAll(driver, attempts, sites) };
    await takeShots(driver, sites.whole, resolve(values.shots), name);
    return { name, version, outcomes: [] };
  } catch (error) {
    if (error instanceof MissingBrowserError) {
      console.warn(`SKIPPED ${name}: ${error.message}`);
      return { name, version: '', missing: error.message, outcomes: attempts.map(() => 'skipped') };
    }
    console.error(`  FAILED ${name}`, error);
    return { name, version: driver?.version ?? '', outcomes: attempts.map(() => 'failed') };
  } finally {
    await driver?.close();
  }
}

/** Goes through the browsers one after the other; tells whether that failed. */
async function goThroughAll(dist: string): Promise<boolean> {
  const sites = await serveSites(dist);
  const runs: BrowserRun[] = [];
  for (const browser of chosen) runs.push(await goThrough(browser, sites));
  await sites.close();
  const names = attempts.map(({ name }) => name);
  if (!values.shots) console.log(`\n${summary(names, runs)}`);
  return hasFailed(runs, values.require);
}

const directory = await mkdtemp(join(tmpdir(), 'browsers-'));
try {
  const dist = join(directory, 'dist');
  const built = await run(process.execPath, ['scripts/build.ts', '--out', dist], demo);
  process.exitCode = built === 0 && !(await goThroughAll(dist)) ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}
