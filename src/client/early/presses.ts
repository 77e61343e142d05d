/** Presses that come before React: remembers them, and repeats them once the island is hydrated. */
import { hasModifier } from '../address.ts';
import { addNotice, removeNotices, waitingIsland } from '../waiting-island.ts';

/** Controls that only React answers, by event. Links, blocks, commands and dialog forms belong to the browser. */
const controls: Record<string, string> = {
  click: 'button[type=button]:not([commandfor], [popovertarget]), a[aria-controls]:not([role=tab])',
  submit: 'form:not([method=dialog])',
  input: 'input[type=search]',
  keydown: '[role=tab]',
};
const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
const maxWaitMs = 10_000;

/** Links and forms whose island could not be loaded: the browser answers them from then on. */
const released = new WeakSet<Element>();

/** Presses again: a click makes React hydrate at once, but a submit event does not. */
function repeat(event: Event, control: HTMLElement): void {
  if (event instanceof SubmitEvent) event.submitter?.click();
  else if (event.type === 'click') control.click();
  else control.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]) as Event);
}

function remember(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(controls[event.type] ?? '');
  const island = control && waitingIsland(control);
  if (!control || !island || released.has(control)) return;
  if ((event instanceof MouseEvent || event instanceof KeyboardEvent) && hasModifier(event)) return;
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

for (const type of Object.keys(controls)) addEventListener(type, remember, true);
