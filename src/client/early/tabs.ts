/**
 * Turns links and sections into the tabs pattern before they are painted: roles, the tab that the address names, and
 * the keys. A fragment wins over parameters: it shows the panels that its target is in. Without a known value the tab
 * is that of the visitor's own division, if this device knows it, else the first. A tap replaces the address, so that
 * Back leaves the page. Sent as text, like islands.ts, and run before the page's first tab.
 */
export function followAddress(): void {
  const element = (fragment: string): HTMLElement | null =>
    document.getElementById(fragment.slice(1));
  /** Writes a tab to an address. */
  const choose = ({ searchParams }: URL, { parentElement, dataset }: HTMLElement): void =>
    searchParams.set(parentElement?.dataset['param'] ?? '', dataset['value'] ?? '');

  /** The address, its fragment replaced by parameters. */
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
    // What own-card.ts remembers has a link to the visitor's row in the page of the division.
    const own = document.documentElement.dataset['own'] ?? '';
    const target = element(location.hash);
    const isUnseen = target?.closest('.tab-panel[hidden]');
    for (const list of document.querySelectorAll<HTMLElement>('.tab-list')) {
      const tabs = [...list.querySelectorAll('a')];
      const value = searchParams.get(list.dataset['param'] ?? '');
      const chosen =
        tabs.find(({ dataset }) => dataset['value'] === value) ??
        tabs.find(({ dataset }) => own.includes(`${location.pathname}/${dataset['value']}#`)) ??
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
    if (isUnseen) target?.scrollIntoView({ behavior: 'instant' });
  };

  /** The tab of an event; null for events with a modifier key, which are the browser's. */
  const tabOf = (event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null =>
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      ? null
      : (event.target as Element).closest<HTMLAnchorElement>('.tab-list > a');

  // Also for each part that arrives, before it is painted.
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
