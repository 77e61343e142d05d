/** Every check of a finished site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { site } from '../../src/config/site.ts';
import type { SiteReport } from '../../src/publish/rebuild.ts';
import { checkBudgets } from './budgets.ts';
import { readSite } from './built-site.ts';
import { checkLinks } from './links.ts';
import { checkLiveData } from './live-data.ts';
import { checkMeta } from './meta.ts';

/**
 * What is wrong with a finished site, a Spanish sentence each. With live data a heavy page is only
 * a warning: a long news item must not keep every other change from being published.
 * @param directory Of the site, absolute.
 */
export async function checkSite(
  directory: string,
  environment: Pick<Environment, 'data' | 'siteUrl' | 'basePath'>,
): Promise<SiteReport> {
  if (!existsSync(join(directory, 'index.html'))) {
    return {
      problems: [`${directory}: no hay un sitio armado; corré «npm run build»`],
      warnings: [],
    };
  }
  const built = await readSite(directory, environment);
  const isLive = environment.data === 'live';
  const problems = [...checkLinks(built), ...checkMeta(built)];
  const heavy = checkBudgets(built);
  if (!isLive) return { problems: [...problems, ...heavy], warnings: [] };
  const left = checkLiveData(built, site, environment.siteUrl);
  return { problems: [...problems, ...left], warnings: heavy };
}
