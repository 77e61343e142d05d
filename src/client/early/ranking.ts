/**
 * Shows another view of the home page's ranking that its HTML already has: the second page, or the other order. React
 * answers links that need the rest of the ranking. Sent as text, like islands.ts.
 */
export function showRankingViews(): void {
  addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLElement>('[data-shows]');
    const view = document.querySelector(`[data-view="${link?.dataset['shows']}"]`);
    if (!view) return;
    event.preventDefault();
    for (const other of document.querySelectorAll<HTMLElement>('[data-view]')) {
      other.hidden = other !== view;
    }
    const links = [...view.querySelectorAll('a')];
    links.find(({ textContent }) => textContent === link?.textContent)?.focus();
  });
}
