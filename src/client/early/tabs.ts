/**
 * Turns links and sections into the tabs pattern before they are painted: sets roles, selects the tab that the address
 * names, and handles keys. A fragment wins over parameters: it selects the panels around its target. Without a known
 * value, the selected tab is the visitor's own division if this device knows it, otherwise the first tab. A tap replaces
 * the address, so that Back leaves the page. Sent as text, like islands.ts, and run before the page's first tab.
 */
export function followAddress(): void {
  const element = (fragment: string): HTMLElement | null =>
    document.getElementById(fragment.slice(1));
  /** Sets the parameter of a tab in an address. */
  const choose = ({ searchParams }: URL, { parentElement, dataset }: HTMLElement): void =>
    searchParams.set(parentElement?.dataset['param'] ?? '', dataset['value'] ?? '');

  /** Returns the page's address without its fragment, which parameters replace. */
  const read = (): URL => {
    const url = new URL(location.href);
    let part = element(url.hash);
    while ((part = part?.closest<HTMLElement>('.tab-panel') ?? null)) {
      const tab = document.querySelector<HTMLElement>(`.tab-list > [href="#${part.id}"]`);
      if (tab) choose(url, tab);
      part = part.parentElement;
    }
    url.hash = '';
    return url;
  };
  const show = (): void => {
    const { searchParams } = read();
    // The stored player (own-card.ts) has a link to the visitor's row in the page of the division.
    const storedPlayer = document.documentElement.dataset['own'] ?? '';
    const target = element(location.hash);
    const wasHidden = target?.closest('.tab-panel[hidden]');
    for (const list of document.querySelectorAll<HTMLElement>('.tab-list')) {
      const tabs = [...list.querySelectorAll('a')];
      const value = searchParams.get(list.dataset['param'] ?? '');
      const chosen =
        tabs.find(({ dataset }) => dataset['value'] === value) ??
        tabs.find(({ dataset }) =>
          storedPlayer.includes(`${location.pathname}/${dataset['value']}#`),
        ) ??
        tabs[0];
      list.role = 'tablist';
      for (const tab of tabs) {
        const isChosen = tab === chosen;
        const panel = element(tab.hash);
        tab.id = `tab-${tab.hash.slice(1)}`;
        tab.role = 'tab';
        tab.ariaSelected = `${isChosen}`;
        tab.tabIndex = isChosen ? 0 : -1;
        tab.setAttribute('aria-controls', tab.hash.slice(1));
        if (!panel) continue;
        panel.hidden = !isChosen;
        panel.role = 'tabpanel';
        panel.tabIndex = 0;
        panel.setAttribute('aria-labelledby', tab.id);
      }
    }
    if (wasHidden) target?.scrollIntoView({ behavior: 'instant' });
  };

  /** The tab of an event; null for events with a modifier key, which the browser handles. */
  const tabOf = (event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null =>
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      ? null
      : (event.target as Element).closest<HTMLAnchorElement>('.tab-list > a');

  // Runs also for each part of the page that arrives, before the part is painted.
  new MutationObserver(show).observe(document, { childList: true, subtree: true });
  for (const type of ['pageshow', 'popstate', 'hashchange']) addEventListener(type, show);
  addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    event.preventDefault();
    const url = read();
    choose(url, tab);
    history.replaceState(history.state, '', url);
    show();
  });
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const tabs = [...(tab?.parentElement?.querySelectorAll('a') ?? [])];
    const index = tabs.findIndex((other) => other === tab);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (!tab || target === undefined) return;
    event.preventDefault();
    tabs.at(target)?.click();
    tabs.at(target)?.focus();
  });
}
