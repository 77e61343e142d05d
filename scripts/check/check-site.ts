/** Runs every check on a finished site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { readCommunity } from '../../src/config/community.ts';
import { formatMistake } from '../../src/config/yaml-file.ts';
import type { SiteReport } from '../../src/publish/rebuild.ts';
import { budgetChecker } from './budgets.ts';
import { openSite, textKeeper } from './built-site.ts';
import { contentChecker } from './content.ts';
import { checkContracts } from './contracts.ts';
import { dataLinkChecker, type Origins } from './data-links.ts';
import { checkFiles } from './files.ts';
import { linkChecker } from './links.ts';
import { checkDemoMarks, findPlaceholders, isMarkedAsDemo } from './live-data.ts';
import { previewChecker } from './preview.ts';

/**
 * Returns what is wrong with a finished site, a Spanish sentence each. With live data, heavy pages and what organisers
 * wrote are only warnings: a long news item must not keep every other change from being published.
 * @param directory Absolute path of the site.
 */
export async function checkSite(
  directory: string,
  environment: Pick<Environment, 'data' | 'siteUrl' | 'basePath'> & Origins,
): Promise<SiteReport> {
  if (!existsSync(join(directory, 'index.html'))) {
    const missing = `${directory}: no hay un sitio armado; corré «npm run build»`;
    return { problems: [missing], warnings: [] };
  }
  const built = openSite(directory, environment);
  const keep = textKeeper();
  const links = linkChecker(built, keep);
  const checkBudgets = budgetChecker(directory, built.basePath);
  const checkContent = contentChecker(keep);
  const dataLinks = dataLinkChecker(built, keep);
  const checkPreview = previewChecker(built, keep);
  const broken: string[] = [];
  const trifles: string[] = [];
  const pages = { all: 0, marked: 0 };
  for await (const page of built.pages()) {
    links.see(page);
    dataLinks.see(page);
    const ofPage = (sentence: string): string => keep(`${page.file}: ${sentence}`);
    broken.push(...checkContracts(page, built).map(ofPage));
    broken.push(...(await checkPreview(page)).map(ofPage));
    trifles.push(...[...checkBudgets(page), ...checkContent(page)].map(ofPage));
    pages.all += 1;
    if (isMarkedAsDemo(page)) pages.marked += 1;
  }
  const { leftOut, placeholders } = readCommunity(environment.communityDirectory);
  trifles.push(...(await dataLinks.faults(environment)), ...leftOut.map(formatMistake));
  const problems = [...links.faults(), ...broken, ...(await checkFiles(built))];
  if (environment.data !== 'live') return { problems: [...problems, ...trifles], warnings: [] };
  problems.push(...findPlaceholders(placeholders(), environment.siteUrl), ...checkDemoMarks(pages));
  return { problems, warnings: trifles };
}
