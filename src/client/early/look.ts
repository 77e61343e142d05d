/**
 * Inline script that every page runs before the first paint, sent as text (src/build/page-scripts.ts): it uses nothing
 * from outside. scheme.ts, heading-font.ts and own-card.ts store the values that it reads.
 */

/**
 * Marks the root with what the first paint needs to know, so that nothing flashes or moves later: that scripts run
 * (`@media (scripting: none)` is unknown to Chrome 119 and Safari 16), a clock that differs from the community's
 * (Hour.astro reserves its line), the colours that the visitor chose, the headings' font once the visit has it, and a
 * remembered nick with the height of its card.
 */
export function recallLook(): void {
  try {
    const { dataset, style } = document.documentElement;
    dataset['js'] = '';
    const now = new Date();
    // oxlint-disable-next-line no-restricted-properties -- time.ts is too heavy for an inline script
    const there = now.toLocaleTimeString('en-GB', { timeZone: dataset['zone'] });
    if (!now.toTimeString().startsWith(there)) dataset['abroad'] = '';
    dataset['scheme'] = localStorage.getItem('scheme') ?? '';
    const player = localStorage.getItem('jugador');
    if (player) {
      dataset['own'] = player;
      const { height } = JSON.parse(player) as { height?: string };
      style.setProperty('--own-height', height ?? '');
    }
    if ('font' in sessionStorage) dataset['font'] = '';
  } catch {
    // Storage is denied: nothing is remembered.
  }
}
