/** The current browser, for all tests of a project. */
import type { TestProject } from 'vitest/node';
import { findBrowser, serveBrowser } from '../scripts/lib/browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where Playwright finds the browser. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser(await findBrowser());
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
