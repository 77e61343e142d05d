/**
 * What every page with islands runs as it arrives, before its first island: asking for the scripts that
 * may wait, and hearing what a visitor does before React is there (docs/product.md, «Behaviour»). Both
 * are sent as text, inline and minified (src/build/page-scripts.ts): they use nothing from outside.
 */

/**
 * Asks for the page's late scripts once it has been painted, after the pictures on show: not a byte of them
 * is in the way. A browser that keeps to itself when it painted asks two seconds after everything has
 * come. What is touched before asks at once, and so does the next touch when they did not come.
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
 * Hears what only React answers: a control with `data-react`. The control shows at once that it was heard
 * (`aria-busy`), and is pressed again when React is there. Where React does not come in ten seconds, the
 * platform does what it can: a link is followed, a form is sent. For anything else, and offline, the island's
 * `data-lost` says what still works; the next touch asks for React again (src/islands/interaction.ts).
 */
export function hearBeforeReact(): void {
  const hear = (event: Event): void => {
    const { type, target } = event;
    // A modifier key asks for another tab.
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

    // A click makes React hydrate at once, which a submit alone does not.
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
