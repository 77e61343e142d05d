/** Tabs before React comes (src/islands/Tabs.tsx): shows the panels that the address names before they are painted. */
import { onAddressChange } from '../address.ts';
import { hasModifier } from '../events.ts';
import { selectedPanel, selectTab, showPanel } from '../tab-address.ts';

/** True if React has not come to the island around an element. */
const isWaiting = (element: Element): boolean => element.closest('astro-island[ssr]') !== null;

function showPanels(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    if (!isWaiting(list)) continue;
    const links = [...list.querySelectorAll('a')];
    const tabs = links.map(({ hash, dataset }) => ({ id: hash.slice(1), value: dataset['value'] }));
    const set = { param: list.dataset['param'] ?? '', tabs };
    showPanel(set, selectedPanel(set));
  }
}

// Runs for each part of the page that arrives, before the part is painted.
const observer = new MutationObserver(showPanels);
observer.observe(document, { childList: true, subtree: true });
addEventListener('load', () => observer.disconnect());
onAddressChange(showPanels);
addEventListener('click', (event) => {
  const tab = (event.target as Element).closest<HTMLAnchorElement>('[role=tab]');
  if (!tab || !isWaiting(tab) || hasModifier(event)) return;
  event.preventDefault();
  selectTab(tab);
});
