/**
 * `npm run bench:page`: how fast the pages of `dist/` are on a slow phone, beside a bare page from
 * the same server in the same run. `--build` builds the site first; `--only /,/noticias` and
 * `--all` choose the routes, `--runs` how often each is loaded; `--markdown FILE` keeps the figures;
 * `--check` ends with 1 when a budget is broken.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calendarDate } from '../src/domain/time.ts';
import { brokenBudgets, lateTaps } from './bench/broken-budgets.ts';
import { loadPage } from './bench/lighthouse.ts';
import { browserVersion, machine } from './bench/machine.ts';
import { forEachNetwork, networkNames } from './bench/networks.ts';
import { pageFigures } from './bench/page-figures.ts';
import type { PageLoad } from './bench/page-load.ts';
import { pageReport, type PageBench } from './bench/page-report.ts';
import { chooseRoutes } from './bench/choose-routes.ts';
import { floorRoute, serveAsHost } from './bench/static-host.ts';
import { measureTaps, tappedControls, type TapFigures } from './bench/taps.ts';
import { launchBrowser } from './lib/browser.ts';
import { countOption } from './lib/count-option.ts';
import { writeMarkdown } from './lib/markdown.ts';
import { progressBar } from './lib/progress.ts';
import { htmlFiles, routeOf } from './lib/routes.ts';
import { run } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    markdown: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const runs = countOption('runs', values.runs);
const dist = resolve('dist');

/** Loads each route `runs` times on each network, the floor before each. */
async function measurePages(url: string, routes: readonly string[]) {
  const progress = progressBar(process.stderr, runs * networkNames.length * routes.length);
  const floorLoads = forEachNetwork((): PageLoad[] => []);
  const loads = routes.map((route) => ({ route, loads: forEachNetwork((): PageLoad[] => []) }));
  for (let round = 0; round < runs; round++) {
    for (const network of networkNames) {
      for (const page of loads) {
        floorLoads[network].push(await loadPage(url + floorRoute, network));
        page.loads[network].push(await loadPage(url + page.route, network));
        progress.advance(`${page.route} on ${network}`);
      }
    }
  }
  progress.finish();
  return {
    floor: pageFigures('floor', floorLoads),
    pages: loads.map((page) => pageFigures(page.route, page.loads)),
  };
}

async function measureAllTaps(url: string, routes: readonly string[]): Promise<TapFigures[]> {
  const browser = await launchBrowser();
  try {
    const figures: TapFigures[] = [];
    for (const control of tappedControls.filter(({ route }) => routes.includes(route))) {
      figures.push(await measureTaps(browser, url, control, runs));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

if (values.build && (await run(process.execPath, ['scripts/build.ts'])) !== 0) process.exit(1);
const files = existsSync(dist) ? await htmlFiles(dist) : [];
const routes = chooseRoutes(files.map(routeOf), values);
const host = await serveAsHost(dist);
try {
  const bench: PageBench = {
    date: calendarDate(new Date()),
    machine: machine(),
    browser: browserVersion(),
    runs,
    ...(await measurePages(host.url, routes)),
    taps: await measureAllTaps(host.url, routes),
  };
  const report = pageReport(bench);
  console.log(report);
  if (values.markdown) await writeMarkdown(values.markdown, report);
  const broken = [
    ...bench.pages.flatMap((page) => brokenBudgets(page, bench.floor)),
    ...lateTaps(bench.taps),
  ];
  if (values.check) {
    for (const line of broken) console.error(line);
    if (broken.length > 0) process.exitCode = 1;
  }
} finally {
  await host.close();
}
