/** The oldest browser that the site is promised to work in, for all tests of a project. */
import type { TestProject } from 'vitest/node';
import { serveBrowser } from '../scripts/lib/browser.ts';
import { pinnedShell } from '../scripts/lib/pinned-shell.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser(await pinnedShell(119));
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
