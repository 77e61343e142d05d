/** Finds the browser of a Vitest project's tests: the oldest supported one, or the current one. */
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../scripts/lib/browser.ts';
import { pinnedShell, type BrowserProgram } from '../scripts/lib/pinned-shell.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The browser that each worker starts. */
    browser: BrowserProgram;
    /** True in the project that runs the oldest supported browser. */
    isOldest: boolean;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const isOldest = project.name === 'oldest';
  project.provide('browser', isOldest ? await pinnedShell(119) : await findBrowser());
  project.provide('isOldest', isOldest);
}
