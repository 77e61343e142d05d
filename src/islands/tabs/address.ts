/** The chosen tabs in the address: `?division=oro&seccion=fixture`, or a fragment. */

export interface AddressedTab {
  id: string;
  value?: string;
}

/** Told to every set of tabs on the page: those of other divisions share `seccion`. */
const changed = 'tabs:changed';

/** The panel a fragment leads to, or is in; a fragment may also be no text at all, such as `#100%`. */
function fragmentTarget(): HTMLElement | null {
  const fragment = location.hash.slice(1);
  if (fragment === '') return null;
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}

/**
 * Index of the tab the address names; an unknown value is the first one (docs/product.md, «League»).
 * @param current The one chosen so far: a fragment that leads elsewhere leaves it, where no parameter
 *   says more.
 */
export function readTab(
  tabs: readonly AddressedTab[],
  param: string | undefined,
  current: number,
): number {
  const target = fragmentTarget();
  const aimed = tabs.findIndex(({ id }) => target && document.getElementById(id)?.contains(target));
  if (aimed >= 0) return aimed;
  if (!param) return location.hash === '' ? 0 : current;
  const value = new URLSearchParams(location.search).get(param);
  return Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  );
}

/**
 * Turns a fragment that a tap before hydration left in the address into parameters, so that every
 * set of tabs can keep its own from then on.
 */
export function adoptFragment(): void {
  const target = fragmentTarget();
  const url = new URL(location.href);
  let panel = target?.closest<HTMLElement>('.tab-panel[data-value]');
  if (!panel) return;
  for (; panel; panel = panel.parentElement?.closest<HTMLElement>('.tab-panel[data-value]')) {
    const param = panel.closest<HTMLElement>('.tabs')?.dataset['param'];
    if (param) url.searchParams.set(param, panel.dataset['value'] ?? '');
  }
  // A fragment inside a panel, such as a round, stays; a panel's own has become its parameters.
  if (target?.matches('.tab-panel')) url.hash = '';
  history.replaceState(history.state, '', url);
}

/**
 * Writes the chosen tab into the address.
 * @param isStep Whether «back» undoes it; where the arrow keys went by is no place to go back to.
 */
export function writeTab(tab: AddressedTab, param: string | undefined, isStep: boolean): void {
  const url = new URL(location.href);
  url.hash = param ? '' : tab.id;
  if (param && tab.value) url.searchParams.set(param, tab.value);
  if (isStep) history.pushState(null, '', url);
  else history.replaceState(history.state, '', url);
  dispatchEvent(new Event(changed));
}

/** Calls back whenever the address may name another tab; gives a function that stops it. */
export function onAddressChange(callback: () => void): () => void {
  const events = ['popstate', 'hashchange', changed];
  for (const event of events) addEventListener(event, callback);
  return () => {
    for (const event of events) removeEventListener(event, callback);
  };
}
