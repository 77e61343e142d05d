/**
 * Shows the tabs that the address names, with and without React, and writes a press of a tab to the address. A
 * fragment wins over parameters: it shows the panels that its target is in. Unknown values show the first tab. Sent
 * as text, like islands.ts, and run before the page's first tab.
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
    const target = element(location.hash);
    const isUnseen = target?.closest('.tab-panel[hidden]');
    for (const list of document.querySelectorAll<HTMLElement>('.tab-list')) {
      const tabs = [...list.querySelectorAll('a')];
      const value = searchParams.get(list.dataset['param'] ?? '');
      const chosen = tabs.find(({ dataset }) => dataset['value'] === value) ?? tabs[0];
      for (const tab of tabs) {
        tab.classList.toggle('chosen', tab === chosen);
        const panel = element(tab.hash);
        if (panel) panel.hidden = tab !== chosen;
      }
    }
    if (isUnseen) target?.scrollIntoView({ behavior: 'instant' });
  };

  // Also for each part that arrives, before it is painted.
  new MutationObserver(show).observe(document, { childList: true, subtree: true });
  for (const type of ['pageshow', 'popstate', 'hashchange']) addEventListener(type, show);
  addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('.tab-list > a');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.matches('.chosen')) return;
    const url = read();
    choose(url, tab);
    // Arrow keys also press tabs (src/islands/Tabs.tsx), but add nothing to the history.
    history[event.isTrusted ? 'pushState' : 'replaceState'](history.state, '', url);
    show();
  });
}
