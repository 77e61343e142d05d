/**
 * `client:interaction`: the island waits for src/client/load-islands.ts, a script of every page. A press that only
 * React answers is remembered, and repeated once the island is hydrated. Astro inlines this directive before the page's
 * first island. Its value says what still works if the island cannot be loaded.
 */
import type { ClientDirective } from 'astro';
import { hasModifier } from '../client/events.ts';
import { addNotice, removeNotices } from '../client/waiting-island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
  }
}

/** Controls that an island answers although they are in its slot: the ranking's links and the contact form. */
const slotControls = 'a[aria-controls]:not([role=tab]), form';

/** Controls that only React answers, by event. Links, blocks, commands and dialog forms belong to the browser. */
const controls = {
  click: 'button[type=button]:not([commandfor], [popovertarget]), a[aria-controls]:not([role=tab])',
  submit: 'form:not([method=dialog])',
  keydown: '[role=tab]',
};
const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
const maxWaitMs = 10_000;

/** Links and forms whose island could not be loaded: the browser answers them from then on. */
const released = new WeakSet<Element>();

/** Presses again: a click makes React hydrate at once, but a submit event does not. */
function repeat(event: Event, control: HTMLElement): void {
  if (event instanceof KeyboardEvent) control.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (event instanceof SubmitEvent) event.submitter?.click();
  else control.click();
}

/** Remembers a press on a control that waits for its island. @param controlSelector Controls of the event's type. */
function remember(event: Event, controlSelector: string): void {
  const control = (event.target as Element).closest<HTMLElement>(controlSelector);
  // Other elements in slots belong to the page.
  const island = control?.closest(
    control.matches(slotControls) ? 'astro-island' : 'astro-island, astro-slot',
  );
  if (!control || !island?.hasAttribute('ssr') || released.has(control)) return;
  // A submit event has no modifiers.
  if (hasModifier(event as MouseEvent)) return;
  if (event instanceof KeyboardEvent && !tabKeys.includes(event.key)) return;
  event.preventDefault();
  if (control.ariaBusy) return;
  control.ariaBusy = 'true';
  removeNotices(island);

  const endings = new AbortController();
  const end = (isHydrated: boolean): void => {
    clearTimeout(timer);
    endings.abort();
    control.ariaBusy = null;
    const canBrowserAnswer = control.matches('a, form') && event.type !== 'keydown';
    if (!isHydrated && canBrowserAnswer && navigator.onLine) released.add(control);
    if (isHydrated || released.has(control)) repeat(event, control);
    else addNotice(control, island);
  };
  const timer = setTimeout(end, maxWaitMs, false);
  const { signal } = endings;
  island.addEventListener('astro:hydrate', () => end(true), { signal });
  island.addEventListener('astro:hydration-error', () => end(false), { signal });
}

for (const [type, selector] of Object.entries(controls)) {
  addEventListener(type, (event) => remember(event, selector), true);
}

const interaction: ClientDirective = (load, _options, island) => {
  globalThis.waitingIslands ??= [];
  globalThis.waitingIslands.push({ island, load });
};

export default interaction;
