/**
 * Runs on every page before anything is painted, inline and blocking. It is sent as text (src/build/page-scripts.ts)
 * and uses nothing from outside. src/client/scheme.ts, heading-font.ts and own-card.ts write what it reads.
 */

/**
 * Marks the root with the fact that scripts run (`@media (scripting: none)` is unknown to Chrome 119 and Safari 16),
 * with the colours that the visitor chose, so that the others never flash, with the headings' font once the visit
 * has it, and with a remembered nick and the height of its card, so that nothing moves when the card comes.
 */
export function recallLook(): void {
  try {
    const { dataset, style } = document.documentElement;
    dataset['js'] = '';
    dataset['scheme'] = localStorage.getItem('scheme') ?? '';
    const own = localStorage.getItem('jugador');
    if (own) {
      dataset['own'] = '';
      const { height } = JSON.parse(own) as { height?: string };
      style.setProperty('--own-height', height ?? '');
    }
    if ('font' in sessionStorage) dataset['font'] = '';
  } catch {
    // Storage is denied: nothing is remembered.
  }
}
