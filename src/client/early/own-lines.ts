/**
 * Fills the visitor's own card with the lines of the last visit, before the card is painted, and requests the player's
 * file, which own-card.ts would only request a round trip later. Inline like look.ts, which runs before it.
 */
try {
  const stored = document.documentElement.dataset['own'] ?? '';
  const { path, html = '' } = JSON.parse(stored) as { path: string; html?: string };
  new MutationObserver((_, observer) => {
    const lines = document.querySelector('.own-lines');
    if (!lines) return;
    observer.disconnect();
    lines.innerHTML = `<link rel="preload" as="fetch" crossorigin href="${path}.json">${html}`;
  }).observe(document, { childList: true, subtree: true });
} catch {
  // No nick is remembered.
}
