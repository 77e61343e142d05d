/** Every check of a finished site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { site } from '../../src/config/site.ts';
import { checkBudgets } from './budgets.ts';
import { readSite } from './built-site.ts';
import { checkLinks } from './links.ts';
import { checkLiveData } from './live-data.ts';
import { checkMeta } from './meta.ts';

/**
 * What is wrong with a finished site, a Spanish sentence each; empty when it may be published.
 * @param directory Of the site, absolute.
 */
export async function checkSite(
  directory: string,
  environment: Pick<Environment, 'data' | 'siteUrl' | 'basePath'>,
): Promise<string[]> {
  if (!existsSync(join(directory, 'index.html'))) {
    return [`${directory}: no hay un sitio armado; corré «npm run build»`];
  }
  const built = await readSite(directory, environment);
  return [
    ...checkLinks(built),
    ...checkMeta(built),
    ...checkBudgets(built),
    ...(environment.data === 'live' ? checkLiveData(built, site, environment.siteUrl) : []),
  ];
}
