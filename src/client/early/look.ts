/**
 * Inline script that every page runs before the first paint. It is sent as text (src/build/page-scripts.ts), so it uses
 * nothing from outside of itself. It reads values that scheme.ts, heading-font.ts and own-card.ts store.
 */

/**
 * Sets attributes of the root that the first paint depends on, so that nothing flashes or moves later: scripts run
 * (Chrome 119 and Safari 16 do not know `@media (scripting: none)`); the visitor's clock differs from the community's
 * (Hour.astro reserves a line); the colour scheme that the visitor chose; the visit has fetched the font of headings;
 * and a nick is remembered. Then it also fills the visitor's own card with the lines of the last visit, before the card
 * is painted, and requests the player's file, which own-card.ts would only request a round trip later.
 */
export function recallLook(): void {
  try {
    const { dataset } = document.documentElement;
    dataset['js'] = '';
    const now = new Date();
    // oxlint-disable-next-line no-restricted-properties -- time.ts is too heavy for an inline script
    const communityTime = now.toLocaleTimeString('en-GB', { timeZone: dataset['zone'] });
    if (!now.toTimeString().startsWith(communityTime)) dataset['abroad'] = '';
    dataset['scheme'] = localStorage.getItem('scheme') ?? '';
    const player = localStorage.getItem('jugador');
    if (player) {
      dataset['own'] = player;
      const { path, html = '' } = JSON.parse(player) as { path: string; html?: string };
      new MutationObserver((_, observer) => {
        const lines = document.querySelector('.own-lines');
        if (!lines) return;
        observer.disconnect();
        lines.innerHTML = `<link rel="preload" as="fetch" crossorigin href="${path}.json">${html}`;
      }).observe(document, { childList: true, subtree: true });
    }
    if ('font' in sessionStorage) dataset['font'] = '';
  } catch {
    // Storage is denied: nothing is remembered.
  }
}
