/** Scripts as texts: what pages have inline, and what waits for the first paint. */
import { minifySync } from 'vite';
import { openDialogs } from '../client/early/dialogs.ts';
import { askForLateScripts, hearBeforeReact } from '../client/early/islands.ts';
import { recallLook } from '../client/early/look.ts';
import { showRankingViews } from '../client/early/ranking.ts';
import { openRounds } from '../client/early/rounds.ts';
import { followAddress } from '../client/early/tabs.ts';

const minified = (run: () => void): string =>
  minifySync('early.js', `(${run.toString()})();`).code.trim();

/** Runs on every page before anything is painted: the policy allows it by its hash. */
export const lookScript = minified(recallLook);

const tabsMark = '"tab-list"';

/** Scripts of a page with islands or tabs that run before the first of them, each if the page's HTML has the text. */
const earlyScripts = [
  ['', minified(askForLateScripts)],
  [' data-react=', minified(hearBeforeReact)],
  [tabsMark, minified(followAddress)],
  ['<dialog', minified(openDialogs)],
  [' data-open-all=', minified(openRounds)],
  [' data-shows=', minified(showRankingViews)],
] as const;

export const hasTabs = (html: string): boolean => html.includes(tabsMark);

/** The one script that a page with islands or tabs has inline, beside the file with the others. */
export const earlyScript = (html: string): string =>
  earlyScripts.map(([mark, text]) => (html.includes(mark) ? text : '')).join('');

/** Joins scripts, each with names of its own. */
export const joined = (scripts: readonly string[]): string =>
  scripts.map((text) => `(()=>{${text}})();`).join('');

/**
 * Writes the file of what may wait: the islands' scripts, and the page's own, which run when the whole page is there,
 * as they did in it. A cached file may come before a slow page.
 */
export function lateScript(ofIslands: readonly string[], own: readonly string[]): string {
  const begin = 'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();';
  const run = own.length > 0 ? `const run=()=>{${joined(own)}};\n${begin}` : '';
  return ofIslands.map((text) => `${text};\n`).join('') + run;
}
