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
    showPanel(set, selectedPanel(set));
  }
}

// Runs for each part of the page that arrives, before the part is painted.
const observer = new MutationObserver(showPanels);
observer.observe(document, { childList: true, subtree: true });
addEventListener('load', () => observer.disconnect());
onAddressChange(showPanels);
addEventListener('click', (event) => {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  if (!tab || !waitingIsland(tab) || hasModifier(event)) return;
  event.preventDefault();
  selectTab(tab);
});
