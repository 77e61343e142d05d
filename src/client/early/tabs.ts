/**
 * What league and cup run before anything is painted: reading `?division=` and `?seccion=`, so that
 * the right panel shows without a flash of the wrong one, and what dialogs need where the platform is older.
 * Inline and blocking; astro.config.mjs allows exactly these texts by their hashes.
 */
import { divisions } from '../../config/site.ts';

/** Query parameters of a page and their values, in the order of the tabs. */
export type TabParams = Readonly<Record<string, readonly string[]>>;

const sections = (first: string): readonly string[] => [first, 'fixture', 'historial'];

export const leagueTabParams: TabParams = {
  division: divisions.map(({ id }) => id),
  seccion: sections('posiciones'),
};

export const cupTabParams: TabParams = { seccion: sections('cuadro') };

/**
 * Marks the root with the number of each named tab, `data-division="3"`; in the stylesheet a fragment is
 * stronger, and so is any tap on a tab.
 */
const markNamedTabs = (params: TabParams): string =>
  `{const d=document.documentElement.dataset,v=${JSON.stringify(params)},q=new URLSearchParams(location.search);for(const k in v){const i=v[k].indexOf(q.get(k));if(i>0)d[k]=i+1}}`;

/** So many tabs are in the stylesheet (`Tabs.astro`): by their fragments, and by parameters. */
const styled = { fragments: 4, params: 3 };

/** The stylesheet's rules for tabs beyond those in it; empty for a league of few divisions. */
export function moreTabsStyle(params: TabParams): string {
  const chosen = '{--edge:var(--line);--fill:var(--paper);--bar:4px}';
  const tabs = '.tabs:not([data-live])';
  const untargeted = '.tabs:not([data-live],:has(:target))';
  const most = Math.max(...Object.values(params).map(({ length }) => length));
  const places = Array.from({ length: most }, (_, index) => index + 1);
  const byFragment = places.slice(styled.fragments).map((place) => {
    const panel = `>.tab-panels>*>:nth-child(${place})`;
    return `${tabs}:has(${panel}:target,${panel} :target)>.tab-list>:nth-child(${place})${chosen}`;
  });
  const byParam = Object.entries(params).flatMap(([param, { length }]) =>
    places.slice(styled.params, length).map((place) => {
      const named = `:root[data-${param}="${place}"] ${untargeted}[data-param=${param}]`;
      return `${named}>.tab-panels>*>.tab-panel{display:none}${named}>.tab-panels>*>.tab-panel:nth-child(${place}){display:block}${named}>.tab-list>:first-child{--edge:transparent;--fill:transparent;--bar:0px}${named}>.tab-list>:nth-child(${place})${chosen}`;
    }),
  );
  return [...byFragment, ...byParam].join('');
}

/** Where browsers do not know `command` or `closedby`, the calendar of duels opens and closes all the same. */
const openDialogs =
  '"command"in HTMLButtonElement.prototype||addEventListener("click",e=>{const b=e.target.closest("[commandfor]"),d=b&&document.getElementById(b.getAttribute("commandfor"));d&&(d.open||d.showModal())});';
const closeDialogs =
  '"closedBy"in HTMLDialogElement.prototype||addEventListener("click",e=>{e.target.matches("dialog[closedby]")&&e.target.close()});';

/** The script of a page with these tabs. */
export function earlyTabsScript(params: TabParams): string {
  return `${markNamedTabs(params)}${openDialogs}${closeDialogs}`;
}
