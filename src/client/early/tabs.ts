/**
 * Tabs (src/components/Tabs.astro), whose only state is the address: `?division=oro`, or a fragment inside of a panel.
 * Shows the panels that the address names before they are painted, and answers presses of tabs.
 */
import { onAddressChange, readParameter, replaceAddress } from '../address.ts';
import { hasModifier } from '../events.ts';

/** Removes capitals, and signs at the end, which people and chats add: `Oro.` becomes `oro`. */
const normalize = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');

/** The element that the address's fragment names. Browsers encode letters such as the one of `#oro-э-12`. */
function fragmentTarget(): HTMLElement | null {
  // Unlike decodeURIComponent, URLSearchParams does not throw for an escape that was cut: `#oro-%D`.
  const id = new URLSearchParams(`id=${location.hash.slice(1)}`).get('id');
  return id === null ? null : document.getElementById(id);
}

const tabsIn = (list: Element): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

const panelId = ({ hash }: HTMLAnchorElement): string => hash.slice(1);

/** The panel of a tab. Null before the panel has arrived. */
const panelOf = (tab: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(panelId(tab));

/** The tab's value of its list's query parameter. */
const valueOf = (tab: HTMLAnchorElement): string => tab.dataset['value'] ?? panelId(tab);

/**
 * Returns the tab to select: the one whose panel is around the target of the address's fragment, else the one whose
 * value the query parameter has (case and signs at its end do not count), else, for a target outside of the panels, the
 * only one whose panel is not hidden, else that of the visitor's own division, else the first.
 */
function tabToSelect(list: HTMLElement): HTMLAnchorElement | undefined {
  const tabs = tabsIn(list);
  const target = fragmentTarget();
  const addressed = normalize(readParameter(list.dataset['param'] ?? ''));
  const shown = tabs.filter((tab) => panelOf(tab)?.hidden !== true);
  // JSON of the stored player (early.ts). Its lines link to the visitor's row, in the page of the division.
  const storedPlayer = document.documentElement.dataset['own'] ?? '';
  const ownRow = (tab: HTMLAnchorElement): string => `${location.pathname}/${panelId(tab)}#mi-fila`;
  return (
    tabs.find((tab) => panelOf(tab)?.contains(target)) ??
    tabs.find((tab) => normalize(valueOf(tab)) === addressed) ??
    (target && shown.length === 1 ? shown[0] : undefined) ??
    tabs.find((tab) => storedPlayer.includes(ownRow(tab))) ??
    tabs[0]
  );
}

/** Shows the panel of the tab to select, and hides the others. Scrolls to a fragment's target if its panel was hidden. */
function showPanel(list: HTMLElement): void {
  const target = fragmentTarget();
  const wasHidden = target?.closest('.tab-panel[hidden]');
  const selected = tabToSelect(list);
  for (const tab of tabsIn(list)) {
    const panel = panelOf(tab);
    if (panel) panel.hidden = tab !== selected;
    tab.setAttribute('aria-selected', `${tab === selected}`);
    // Arrow keys lead to the other tabs.
    tab.tabIndex = tab === selected ? 0 : -1;
  }
  if (wasHidden) target?.scrollIntoView({ behavior: 'instant' });
}

function showPanels(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) showPanel(list);
}

/** Writes a tab's value to the parameter of the tab's list, in the URL that it is given. */
function setParameter(url: URL, tab: HTMLAnchorElement): void {
  const param = tab.parentElement?.dataset['param'];
  if (param !== undefined) url.searchParams.set(param, valueOf(tab));
}

/**
 * Writes a tab to the address without the fragment, which shows its panel. The query gets the values of the tab, and of
 * the panels around it and the fragment's target, to open them on any device.
 */
function selectTab(tab: HTMLAnchorElement): void {
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

/** The tab to which a key leads from another tab, as in the tabs pattern of ARIA. Undefined for any other key. */
function tabOfKey(key: string, tab: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const tabs = tab.parentElement ? tabsIn(tab.parentElement) : [];
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs.at(target);
}

function onPress(event: MouseEvent | KeyboardEvent): void {
  if (!(event.target instanceof Element) || hasModifier(event)) return;
  const tab = event.target.closest<HTMLAnchorElement>('[role=tab]');
  if (!tab) return;
  const target = 'key' in event ? tabOfKey(event.key, tab) : tab;
  if (!target) return;
  event.preventDefault();
  selectTab(target);
  if (target !== tab) target.focus();
}

// Runs for each part of the page that arrives, before the part is painted.
const observer = new MutationObserver(showPanels);
observer.observe(document, { childList: true, subtree: true });
addEventListener('load', () => observer.disconnect());
onAddressChange(showPanels);
addEventListener('click', onPress);
addEventListener('keydown', onPress);
