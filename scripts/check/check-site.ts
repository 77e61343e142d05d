/** Every check of a finished site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { readCommunity } from '../../src/config/community.ts';
import type { SiteReport } from '../../src/publish/rebuild.ts';
import { checkBudget } from './budgets.ts';
import { openSite, textKeeper, type BuiltPage } from './built-site.ts';
import { linkChecker } from './links.ts';
import { checkLiveData, isMarkedAsDemo } from './live-data.ts';
import { checkMeta } from './meta.ts';

/** Links of the data to pages of this site that are not there, which are drawn as text. */
const deadLinks = ({ $, file }: BuiltPage): string[] =>
  $('[data-dead-link]')
    .toArray()
    .map(
      (element) =>
        `${file}: el enlace ${$(element).attr('data-dead-link')} lleva a una página que no está, y se muestra como texto: corregilo en su documento u hoja`,
    );

/**
 * What is wrong with a finished site, a Spanish sentence each. With live data a heavy page is only
 * a warning: a long news item must not keep every other change from being published.
 * @param directory Of the site, absolute.
 */
export async function checkSite(
  directory: string,
  environment: Pick<Environment, 'data' | 'communityDirectory' | 'siteUrl' | 'basePath'>,
): Promise<SiteReport> {
  if (!existsSync(join(directory, 'index.html'))) {
    return {
      problems: [`${directory}: no hay un sitio armado; corré «npm run build»`],
      warnings: [],
    };
  }
  const built = await openSite(directory, environment);
  const keep = textKeeper();
  const links = linkChecker(built, keep);
  const lacks: string[] = [];
  const heavy: string[] = [];
  const pages = { all: 0, marked: 0 };
  for await (const page of built.pages()) {
    links.see(page);
    lacks.push(...checkMeta(page, built).map(keep));
    heavy.push(...checkBudget(page), ...deadLinks(page));
    pages.all += 1;
    if (isMarkedAsDemo(page)) pages.marked += 1;
  }
  const problems = [...links.faults(), ...lacks];
  if (environment.data !== 'live') return { problems: [...problems, ...heavy], warnings: [] };
  const { placeholders } = readCommunity(environment.communityDirectory);
  const left = checkLiveData(pages, placeholders, environment.siteUrl);
  return { problems: [...problems, ...left], warnings: heavy };
}
