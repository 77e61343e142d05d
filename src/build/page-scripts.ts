/** Texts of scripts of pages with islands or tabs: those that pages have inline, and those that wait for the first paint. */
import { minifySync } from 'vite';
import { openDialogs } from '../client/early/dialogs.ts';
import { askForLateScripts, hearBeforeReact } from '../client/early/islands.ts';
import { showRankingViews } from '../client/early/ranking.ts';
import { openRounds } from '../client/early/rounds.ts';
import { followAddress } from '../client/early/tabs.ts';

const minified = (run: () => void): string =>
  minifySync('early.js', `(${run.toString()})();`).code.trim();

const tabsMark = '"tab-list"';

/** Inline scripts of a page with islands or tabs. Each is included if the page's HTML contains its mark. */
const earlyScripts = [
  ['', minified(askForLateScripts)],
  [' data-react=', minified(hearBeforeReact)],
  [tabsMark, minified(followAddress)],
  ['<dialog', minified(openDialogs)],
  [' data-open-all=', minified(openRounds)],
  [' data-shows=', minified(showRankingViews)],
] as const;

export const hasTabs = (html: string): boolean => html.includes(tabsMark);

/** The one inline script of a page with islands or tabs. All others are in the late file. */
export const earlyScript = (html: string): string =>
  earlyScripts.map(([mark, text]) => (html.includes(mark) ? text : '')).join('');

/** Joins scripts, each in a scope of its own. */
export const joined = (scripts: readonly string[]): string =>
  scripts.map((text) => `(()=>{${text}})();`).join('');

/**
 * Writes the late file: the islands' scripts, then the page's modules, which run once the page is parsed, as modules
 * do. A cached file may arrive before a slow page is complete.
 */
export function lateScript(islandScripts: readonly string[], modules: readonly string[]): string {
  const begin = 'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();';
  const run = modules.length > 0 ? `const run=()=>{${joined(modules)}};\n${begin}` : '';
  return islandScripts.map((text) => `${text};\n`).join('') + run;
}
