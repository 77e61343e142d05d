/**
 * Shows another of the views that the home page's ranking has in its HTML: its second page, or its other order. React
 * answers what needs the rest of the ranking, which is marked with `data-react`. Sent as text, like islands.ts.
 */
export function showRankingViews(): void {
  addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const link = (target as Element).closest<HTMLElement>('[data-shows]:not([data-react])');
    const name = link?.dataset['shows'];
    if (!name || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    for (const view of document.querySelectorAll<HTMLElement>('[data-view]')) {
      view.hidden = view.dataset['view'] !== name;
      const links = view.hidden ? [] : [...view.querySelectorAll('a')];
      links.find(({ textContent }) => textContent === link.textContent)?.focus();
    }
  });
}
