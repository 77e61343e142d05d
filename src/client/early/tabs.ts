/**
 * What league and cup run before anything is painted: reading `?division=` and `?seccion=`, so that
 * the right panel shows without a flash of the wrong one, and hearing taps that React is not there
 * for yet. Inline and blocking; astro.config.mjs allows exactly these texts by their hashes.
 */
import { site } from '../../config/site.ts';

/** Query parameters of a page and their values, in the order of the tabs. */
export type TabParams = Readonly<Record<string, readonly string[]>>;

const sections = (first: string): readonly string[] => [first, 'fixture', 'historial'];

export const leagueTabParams: TabParams = {
  division: site.league.divisions.map(({ id }) => id),
  seccion: sections('posiciones'),
};

export const cupTabParams: TabParams = { seccion: sections('cuadro') };

/**
 * Marks the root with the number of each named tab, `data-division="3"`; a fragment is stronger,
 * and so is any tap on a tab.
 */
const markNamedTabs = (params: TabParams): string =>
  `{const d=document.documentElement.dataset,v=${JSON.stringify(params)},q=new URLSearchParams(location.search);if(!location.hash)for(const k in v){const i=v[k].indexOf(q.get(k));if(i>0)d[k]=i+1}addEventListener("hashchange",()=>{for(const k in v)delete d[k]})}`;

/**
 * A button of an island that React has not reached shows that it heard, and is pressed again once
 * React is there (DESIGN.md §4, «No tap is lost»).
 */
const replayTaps =
  'addEventListener("click",e=>{const b=e.target.closest("astro-island[ssr] button"),i=b&&b.closest("astro-island[ssr]");if(!i||b.closest("dialog")||b.ariaBusy)return;b.ariaBusy="true";i.addEventListener("astro:hydrate",()=>{b.ariaBusy=null;b.click()},{once:true})},true)';

/** The script of a page with these tabs. */
export function earlyTabsScript(params: TabParams): string {
  return `${markNamedTabs(params)}${replayTaps}`;
}
