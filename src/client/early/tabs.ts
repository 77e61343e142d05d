/** Tabs until React has come (src/islands/Tabs.tsx): shows the panels that the address names before they are painted. */
import { hasModifier, onAddressChange } from '../address.ts';
import { selectedPanel, selectTab, showPanel, type TabSet } from '../tab-address.ts';
import { waitingIsland } from '../waiting-island.ts';

const readTabs = (list: HTMLElement): TabSet => ({
  param: list.dataset['param'] ?? '',
  tabs: [...list.querySelectorAll('a')].map(({ hash, dataset }) => ({
    id: hash.slice(1),
    value: dataset['value'] ?? '',
  })),
});

function showPanels(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    if (!waitingIsland(list)) continue;
    const set = readTabs(list);
    const selected = selectedPanel(set);
    for (const tab of list.querySelectorAll('a'))
      tab.ariaSelected = `${tab.hash === `#${selected}`}`;
    showPanel(set, selected);
  }
}

/** Shows the panels of the address while the page loads, and after a tap, Back or Forward. */
export function followAddress(): void {
  // Runs for each part of the page that arrives, before the part is painted.
  new MutationObserver(showPanels).observe(document, { childList: true, subtree: true });
  onAddressChange(showPanels);
  addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (!tab || !waitingIsland(tab) || hasModifier(event)) return;
    event.preventDefault();
    selectTab(tab);
  });
}
