/**
 * `npm run bench:page`: measures how fast the pages of `dist/` are on a slow phone, compared with a bare page from the
 * same server in the same run.
 */
import './lib/begin.ts';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { competitionPath } from '../src/config/competitions.ts';
import { competitions, site as community } from '../src/config/site.ts';
import { calendarDate } from '../src/lib/time.ts';
import { floorRoute, serveAsHost } from './bench/host.ts';
import { loadPage, medianLoad, type NetworkName } from './bench/page-load.ts';
import { brokenBudgets, pageReport, type PageFigures } from './bench/page-report.ts';
import { readArguments } from './lib/arguments.ts';
import { launchBrowser } from './lib/browser.ts';
import { oneOfEachKind, htmlFiles, routeOf } from './lib/routes.ts';

const { values } = readArguments({ only: '', runs: '3', markdown: '', check: false, site: '' });
const runs = Number(values.runs);
const dist = resolve('dist');
/** Pages measured on a published site. */
const published = [
  '/',
  ...competitions.map(({ id }) => competitionPath(id)),
  ...(community.contact ? ['/contacto'] : []),
];
const builtRoutes = () => oneOfEachKind(htmlFiles(dist).map(routeOf));
const defaultRoutes = values.site ? published : builtRoutes();
const routes = values.only ? values.only.split(',') : defaultRoutes;
await using host = values.site ? null : await serveAsHost(dist);
const site = host?.url ?? values.site.replace(/\/$/, '');

async function measurePage(route: string): Promise<PageFigures> {
  const measure = async (network: NetworkName) => {
    const loads = [];
    for (let run = 0; run < runs; run++) {
      loads.push(await loadPage(site + route, network));
      console.error(`${route} on ${network}`);
    }
    return medianLoad(loads);
  };
  return {
    route,
    loads: { 'slow 4G': await measure('slow 4G'), 'slow 3G': await measure('slow 3G') },
  };
}

const floor = await measurePage(floorRoute);
const pages: PageFigures[] = [];
for (const route of routes) pages.push(await measurePage(route));
const processor = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`;
const browser = await launchBrowser();
const day = calendarDate(new Date());
const where = `${day}, ${processor}, Node ${process.version}, Chromium ${browser.version()}`;
await browser.close();
const bench = { where, runs, floor, pages };
const report = await format(pageReport(bench), { parser: 'markdown' });
console.log(report);
if (values.markdown) await writeFile(values.markdown, report);
const broken = brokenBudgets(bench);
for (const line of broken) console.error(line);
if (values.check && broken.length > 0) process.exitCode = 1;
