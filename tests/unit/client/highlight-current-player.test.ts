// @vitest-environment happy-dom
/** Rows and lines of the visitor's nick; e2e/own-card.test.ts looks at them in a browser. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'ariaCurrent');
});

test('the line of a cut nick in a chart, and a group whose id begins with a digit, are marked', async () => {
  const nick = 'CarcassonneroDelSur2026 (AR)';
  // happy-dom does not know the property.
  Object.defineProperty(Element.prototype, 'ariaCurrent', {
    configurable: true,
    set(this: Element, value: string | null) {
      this.toggleAttribute('aria-current', value !== null);
    },
  });
  localStorage.setItem('jugador', JSON.stringify({ path: '/ana', nicks: [nick] }));
  document.body.innerHTML = `<nav class="chips"><a href="#1ra-A">A</a></nav>
    <table id="1ra-A"><tbody class="standings"><tr><th>${nick}</th></tr></tbody></table>
    <svg class="places"><g aria-label="${nick}: 1, 2"><text>1 Carcassonn…</text></g></svg>`;
  vi.resetModules();
  await import('../../../src/client/highlight-current-player.ts');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
  expect(document.querySelector('a')?.title).toBe('Tu grupo');
});
