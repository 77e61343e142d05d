/**
 * Fills the visitor's own card with the lines of the last visit, before the card is painted, and requests the player's
 * file, which own-card.ts would only request a round trip later.
 * @param stored The player as own-card.ts stored it.
 */
export function recallOwnLines(stored: string): void {
  const { path, html = '' } = JSON.parse(stored) as { path: string; html?: string };
  const observer = new MutationObserver(() => {
    const lines = document.querySelector('.own-lines');
    if (!lines) return;
    observer.disconnect();
    lines.innerHTML = `<link rel="preload" as="fetch" crossorigin href="${path}.json">${html}`;
  });
  observer.observe(document, { childList: true, subtree: true });
  // Most pages have no such card.
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
