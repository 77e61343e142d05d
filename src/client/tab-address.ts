/**
 * Tabs whose only state is the address: `?division=oro`, or a fragment inside of a panel. The early script
 * (early/tabs.ts) and React (src/islands/Tabs.tsx) share these functions.
 */
import { readParameter, replaceAddress } from './address.ts';

/** The tabs of one list. */
interface TabSet {
  /** Name of the query parameter with the selected tab's value. */
  param: string;
  /** `id` is the panel's id, `value` the tab's value of the parameter; default: the id. */
  tabs: readonly { id: string; value?: string | undefined }[];
}

/** Removes capitals, and signs at the end, which people and chats add: `Oro.` becomes `oro`. */
const normalize = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');

/** The element that the address's fragment names. Browsers encode letters such as the one of `#oro-э-12`. */
function fragmentTarget(): HTMLElement | null {
  // Unlike decodeURIComponent, URLSearchParams does not throw for an escape that was cut: `#oro-%D`.
  const id = new URLSearchParams(`id=${location.hash.slice(1)}`).get('id');
  return id === null ? null : document.getElementById(id);
}

/**
 * Returns the id of the panel to show: the one around the target of the address's fragment, else the one whose `value`
 * (default: id) the query parameter `param` has (case and signs at its end do not count), else, for a target outside of
 * the panels, the only one not hidden, else that of the visitor's own division, else the first. Undefined without tabs.
 */
export function selectedPanel({ param, tabs }: TabSet): string | undefined {
  const target = fragmentTarget();
  const addressed = normalize(readParameter(param));
  const shown = tabs.filter(({ id }) => document.getElementById(id)?.hidden !== true);
  // JSON of the stored player (early/early.ts). Its lines link to the visitor's row, in the page of the division.
  const storedPlayer = document.documentElement.dataset['own'] ?? '';
  const selected =
    tabs.find(({ id }) => document.getElementById(id)?.contains(target)) ??
    tabs.find(({ id, value = id }) => normalize(value) === addressed) ??
    (target && shown.length === 1 ? shown[0] : undefined) ??
    tabs.find(({ id }) => storedPlayer.includes(`${location.pathname}/${id}#mi-fila`)) ??
    tabs[0];
  return selected?.id;
}

/**
 * Shows the panel with the id `selected` and hides those of the other tabs. Undefined hides all. The tab `tab-<id>` of
 * the shown panel gets `aria-selected` true, the others false. Scrolls to a fragment's target if its panel was hidden.
 */
export function showPanel({ tabs }: TabSet, selected: string | undefined): void {
  const target = fragmentTarget();
  const wasHidden = target?.closest('.tab-panel[hidden]');
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    const tab = document.getElementById(`tab-${id}`);
    if (panel) panel.hidden = id !== selected;
    tab?.setAttribute('aria-selected', `${id === selected}`);
  }
  if (wasHidden) target?.scrollIntoView({ behavior: 'instant' });
}

/** Writes a tab's value to the parameter of the tab's list, in the URL that it is given. */
function setParameter(url: URL, { parentElement, dataset, hash }: HTMLAnchorElement): void {
  const param = parentElement?.dataset['param'];
  if (param !== undefined) url.searchParams.set(param, dataset['value'] ?? hash.slice(1));
}

/**
 * Writes a tab, given as its link, to the address by `replaceAddress`, without the fragment; shows no panel. The query
 * gets the values of the tab, and of the panels around it and the fragment's target, to open them on any device.
 */
export function selectTab(tab: HTMLAnchorElement): void {
  const url = new URL(location.href);
  for (const inside of [fragmentTarget(), tab]) {
    let panel = inside?.closest('.tab-panel');
    while (panel) {
      const panelTab = document.querySelector<HTMLAnchorElement>(`#tab-${panel.id}`);
      if (panelTab) setParameter(url, panelTab);
      panel = panel.parentElement?.closest('.tab-panel');
    }
  }
  url.hash = '';
  setParameter(url, tab);
  replaceAddress(url);
}
