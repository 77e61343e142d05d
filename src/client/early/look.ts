/**
/**
 * Inline script that every page runs before the first paint, sent as text (src/build/page-scripts.ts): it uses nothing
 * from outside. scheme.ts, heading-font.ts and own-card.ts store the values that it reads.
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
    const player = localStorage.getItem('jugador');
    if (player) {
      dataset['own'] = '';
      const { height } = JSON.parse(player) as { height?: string };
      style.setProperty('--own-height', height ?? '');
    }
    if ('font' in sessionStorage) dataset['font'] = '';
  } catch {
    // Storage is denied: nothing is remembered.
  }
}
