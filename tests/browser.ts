/** The browser of a project, for all of its tests: the oldest that the site is promised to work in, or the current one. */
import type { TestProject } from 'vitest/node';
import { findBrowser, serveBrowser } from '../scripts/lib/browser.ts';
import { pinnedShell } from '../scripts/lib/pinned-shell.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where Playwright finds the browser. */
    browser: string;
    /** True in the project whose browser is the oldest. */
    isOldest: boolean;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isOldest = project.name === 'oldest';
  const program = isOldest ? await pinnedShell(119) : await findBrowser();
  const browser = await serveBrowser(program);
  project.provide('browser', browser.wsEndpoint());
  project.provide('isOldest', isOldest);
  return () => browser.close();
}
