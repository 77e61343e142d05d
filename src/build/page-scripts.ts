/** Texts of inline scripts. */
import { minifySync } from 'vite';
import { showRankingViews } from '../client/early/ranking.ts';
import { openRounds } from '../client/early/rounds.ts';

const minified = (run: () => void): string =>
  minifySync('early.js', `(${run.toString()})();`).code.trim();

/** Inline scripts of islands. Each is included if the page's HTML contains its mark. */
const earlyScripts = [
  [' data-open-all=', minified(openRounds)],
  [' data-shows=', minified(showRankingViews)],
] as const;

/** The early scripts of a page. */
export const earlyScript = (html: string): string =>
  earlyScripts.map(([mark, text]) => (html.includes(mark) ? text : '')).join('');

/** Joins scripts, each in a scope of its own. */
export const joined = (scripts: readonly string[]): string =>
  scripts.map((text) => `(()=>{${text}})();`).join('');
