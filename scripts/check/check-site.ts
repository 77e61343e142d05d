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

/** What is wrong with a finished site, a Spanish sentence each. */
export interface SiteCheck {
  /** Why it must not be published. */
  faults: string[];
  /** Pages beyond their budget: no reason to keep a long news item from its readers. */
  overweight: string[];
}

/**
 * Checks a finished site.
 * @param directory Of the site, absolute.
 */
export async function checkSite(
  directory: string,
  environment: Pick<Environment, 'data' | 'siteUrl' | 'basePath'>,
): Promise<SiteCheck> {
  if (!existsSync(join(directory, 'index.html'))) {
    const fault = `${directory}: no hay un sitio armado; corré «npm run build»`;
    return { faults: [fault], overweight: [] };
  }
  const built = await readSite(directory, environment);
  return {
    faults: [
      ...checkLinks(built),
      ...checkMeta(built),
      ...(environment.data === 'live' ? checkLiveData(built, site, environment.siteUrl) : []),
    ],
    overweight: checkBudgets(built),
  };
}
