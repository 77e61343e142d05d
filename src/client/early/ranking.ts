/**
 * Shows another of the views that the home page's ranking has in its HTML: its second page, or its other order. React
 * answers what needs the rest of the ranking. Sent as text, like islands.ts.
 */
export function showRankingViews(): void {
  addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const link = (target as Element).closest<HTMLElement>('[data-shows]');
    const view = document.querySelector(`[data-view="${link?.dataset['shows']}"]`);
    if (!view || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    for (const other of document.querySelectorAll<HTMLElement>('[data-view]')) {
      other.hidden = other !== view;
    }
    const links = [...view.querySelectorAll('a')];
    links.find(({ textContent }) => textContent === link?.textContent)?.focus();
  });
}
