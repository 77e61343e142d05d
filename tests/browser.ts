/** Starts one browser for all tests of a Vitest project: the oldest supported one, or the current one. */
import type { TestProject } from 'vitest/node';
import { findBrowser, serveBrowser } from '../scripts/lib/browser.ts';
import { pinnedShell } from '../scripts/lib/pinned-shell.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address at which Playwright connects to the browser. */
    browser: string;
    /** True in the project that runs the oldest supported browser. */
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
