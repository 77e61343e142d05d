/**
 * Every page with islands runs these functions before its first island: loading late scripts, and answering presses
 * before React has loaded (docs/product.md, «Behaviour»). They are sent as text, inline and minified
 * (src/build/page-scripts.ts), so they use nothing from outside.
 */

/**
 * Loads the page's late scripts after the first paint, with less priority than the pictures in view. Browsers
 * without paint timing load them two seconds after the load event. A press loads them at once, and again after a
 * failure.
 */
export function askForLateScripts(): void {
  const src = document.currentScript?.dataset['src'] ?? '';
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', fetchPriority: 'low', src });
    script.onerror = () => {
      isAsked = false;
    };
    document.head.append(script);
  };
  addEventListener('load', () => setTimeout(ask, 2000));
  addEventListener('pointerdown', ask);
  addEventListener('focusin', ask);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Remembers presses of controls that only React answers, those with `data-react`. The control shows `aria-busy` at
 * once, and is pressed again when React has loaded. If React does not load in ten seconds, a link is followed and a
 * form sent. For other controls, and offline, the island's `data-lost` says what still works; the next press loads
 * React again (src/islands/interaction.ts).
 */
export function hearBeforeReact(): void {
  const hear = (event: Event): void => {
    const { type, target } = event;
    // A modifier key opens a tab.
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    const control = (target as Element).closest<HTMLElement>(
      type === 'click' ? 'a[data-react],button[data-react]' : '[data-react]',
    );
    const island = control?.closest('astro-island[ssr]');
    if (!control || !island || (type !== 'click' && control !== target)) return;
    event.preventDefault();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';

    // A click makes React hydrate at once; a submit does not.
    const pressed = (event as SubmitEvent).submitter ?? control;
    const ends = ['astro:hydrate', 'astro:hydration-error'];
    const end = (how?: Event): void => {
      clearTimeout(patience);
      for (const name of ends) island.removeEventListener(name, end);
      control.ariaBusy = null;
      const isReact = how?.type === ends[0];
      const notice = island.querySelector<HTMLElement>('[data-lost]');
      if (isReact || (control.matches('a,form') && navigator.onLine)) {
        if (!isReact) control.removeAttribute('data-react');
        if (type === 'input') control.dispatchEvent(new Event(type, { bubbles: true }));
        else pressed.click();
      } else if (notice) {
        notice.textContent = notice.dataset['lost'] ?? '';
      }
    };
    const patience = setTimeout(end, 10_000);
    for (const name of ends) island.addEventListener(name, end);
  };
  for (const type of ['click', 'submit', 'input']) addEventListener(type, hear, true);
}
