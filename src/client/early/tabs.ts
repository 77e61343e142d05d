/**
 * Tabs have one truth, the address. Every page with tabs runs this as it arrives, before the first of them:
 * sent as text, as islands.ts is.
 */

/**
 * Shows what the address names, before React and after it, and writes a tap into the address. A fragment is
 * stronger than a parameter: it names the panels that it leads into. Whatever is unknown is the first tab.
 */
export function followAddress(): void {
  const element = (fragment: string): HTMLElement | null =>
    document.getElementById(fragment.slice(1));
  /** Makes an address name a tab. */
  const choose = ({ searchParams }: URL, { parentElement, dataset }: HTMLElement): void =>
    searchParams.set(parentElement?.dataset['param'] ?? '', dataset['value'] ?? '');

  /** The address, with parameters instead of its fragment. */
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

  // While the page arrives, too: each part before it is painted.
  new MutationObserver(show).observe(document, { childList: true, subtree: true });
  for (const type of ['pageshow', 'popstate', 'hashchange']) addEventListener(type, show);
  addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('.tab-list > a');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.matches('.chosen')) return;
    const url = read();
    choose(url, tab);
    // The arrow keys press tabs, too (src/islands/Tabs.tsx): what they went by is no place to go back to.
    history[event.isTrusted ? 'pushState' : 'replaceState'](history.state, '', url);
    show();
  });
}
