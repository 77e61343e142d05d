/**
 * Functions that every page with islands runs before its first island: they load late scripts, and answer presses
 * before React has loaded (docs/product.md, «Behaviour»). The build sends the functions as inline, minified text
 * (src/build/page-scripts.ts), so they use nothing from outside of themselves.
 */

/**
 * Loads the page's late scripts after the first paint, with less priority than the pictures in view. Browsers
 * without paint timing load the scripts two seconds after the load event. A press loads them at once, and retries
 * after a failure.
 */
export function askForLateScripts(): void {
  const src = document.currentScript?.dataset['src'] ?? '';
  let isRequested = false;
  const request = (): void => {
    if (isRequested) return;
    isRequested = true;
    const script = document.createElement('script');
    const onerror = (): void => {
      isRequested = false;
    };
    Object.assign(script, { type: 'module', fetchPriority: 'low', src, onerror });
    document.head.append(script);
  };
  addEventListener('load', () => setTimeout(request, 2000));
  addEventListener('pointerdown', request);
  addEventListener('focusin', request);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) request();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Remembers presses of controls with `data-react`, which only React answers. The control shows `aria-busy` at once,
 * and is pressed again when React has loaded. If React does not load in ten seconds, the browser follows the link or
 * sends the form. For other controls, and offline, the island shows its `data-lost`, which says what still works; the
 * next press loads React again (src/islands/interaction.ts).
 */
export function hearBeforeReact(): void {
  const hear = (event: MouseEvent & Pick<SubmitEvent, 'submitter'>): void => {
    const { type, target } = event;
    // With a modifier key the browser opens a tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = (target as Element).closest<HTMLElement>(
      type === 'click' ? 'a[data-react],button[data-react]' : '[data-react]',
    );
    const island = control?.closest('astro-island[ssr]');
    if (!control || !island || (type !== 'click' && control !== target)) return;
    event.preventDefault();
    if (control.ariaBusy) return;
    control.ariaBusy = 'true';

    // The press is repeated as a click, because a click makes React hydrate at once and a submit event does not.
    const pressed = event.submitter ?? control;
    const endEvents = ['astro:hydrate', 'astro:hydration-error'];
    const end = (event?: Event): void => {
      clearTimeout(timer);
      for (const name of endEvents) island.removeEventListener(name, end);
      control.ariaBusy = null;
      const isReact = event?.type === endEvents[0];
      const notice = island.querySelector<HTMLElement>('[data-lost]');
      if (isReact || (control.matches('a,form') && navigator.onLine)) {
        if (!isReact) control.removeAttribute('data-react');
        if (type === 'input') control.dispatchEvent(new Event(type, { bubbles: true }));
        else pressed.click();
      } else if (notice) {
        notice.textContent = notice.dataset['lost'] ?? '';
      }
    };
    const timer = setTimeout(end, 10_000);
    for (const name of endEvents) island.addEventListener(name, end);
  };
  for (const type of ['click', 'submit', 'input']) {
    addEventListener(type, hear as (event: Event) => void, true);
  }
}
