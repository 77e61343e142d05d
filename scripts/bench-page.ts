/**
 * `npm run bench:page`: how fast the pages of `dist/` are on a slow phone, beside a bare page from the same
 * server in the same run. `--only /,/noticias` chooses the routes, `--runs` how often each is loaded;
 * `--markdown FILE` keeps the figures; `--check` ends with 1 when a budget is broken.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calendarDate } from '../src/domain/time.ts';
import { machine, writeMarkdown } from './bench/figures.ts';
import { floorRoute, serveAsHost } from './bench/host.ts';
import { loadPage, medianLoad, type NetworkName } from './bench/page-load.ts';
import { brokenBudgets, pageReport, type PageFigures } from './bench/page-report.ts';
import { measureTaps } from './bench/taps.ts';
import { launchBrowser } from './lib/browser.ts';
import { oneOfEachKind } from './lib/page-kinds.ts';
import { htmlFiles, routeOf } from './lib/routes.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    markdown: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const dist = resolve('dist');
const routes = values.only?.split(',') ?? oneOfEachKind((await htmlFiles(dist)).map(routeOf));
const host = await serveAsHost(dist);
const browser = await launchBrowser();

async function measurePage(route: string): Promise<PageFigures> {
  const measure = async (network: NetworkName) => {
    const loads = [];
    for (let run = 0; run < runs; run++) {
      loads.push(await loadPage(host.url + route, network));
      console.error(`${route} on ${network}`);
    }
    return medianLoad(loads);
  };
  return {
    route,
    loads: { 'slow 4G': await measure('slow 4G'), 'slow 3G': await measure('slow 3G') },
  };
}

try {
  const floor = await measurePage(floorRoute);
  const pages: PageFigures[] = [];
  for (const route of routes) pages.push(await measurePage(route));
  const taps = await measureTaps(browser, host.url, routes, runs);
  const where = `${calendarDate(new Date())}, ${machine()}, Chromium ${browser.version()}`;
  const report = pageReport({ where, runs, floor, pages, taps });
  console.log(report);
  if (values.markdown) await writeMarkdown(values.markdown, report);
  const broken = brokenBudgets({ floor, pages, taps });
  for (const line of broken) console.error(line);
  if (values.check && broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await host.close();
}
