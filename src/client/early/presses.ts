/** Presses that come before React: remembers them, and repeats them once the island is hydrated. */
import { hasModifier } from '../address.ts';

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

/** Returns the island that renders an element and waits for React. Elements in slots belong to the page. */
export function waitingIsland(element: Element): Element | null {
  const closest = element.closest('astro-island, astro-slot');
  return closest?.matches('astro-island[ssr]') ? closest : null;
}

/** Removes the sentences about failures from an island: they are not part of React's tree. */
export function removeNotices(island: Element): void {
  for (const notice of island.querySelectorAll('.load-failure')) notice.remove();
}

/** Says beside a control that its island could not be loaded, and what works without it (`client:interaction`). */
function addNotice(control: Element, island: Element): void {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: unknown };
  const notice = document.createElement('p');
  notice.className = 'note load-failure';
  notice.role = 'alert';
  const advice = typeof value === 'string' ? ` ${value}` : '';
  notice.textContent = `No pudimos cargar esta parte de la página: revisá tu conexión y probá de nuevo.${advice}`;
  (control.closest('label') ?? control).after(notice);
}

/** Presses again: a click makes React hydrate at once, but a submit event does not. */
function repeat(event: Event, control: HTMLElement): void {
  if (event instanceof SubmitEvent) event.submitter?.click();
  else if (event.type === 'click') control.click();
  else control.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]) as Event);
}

function remember(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(controls[event.type] ?? '');
  // The links of a slot have `aria-controls` only if its island answers them.
  const island = control?.matches('a')
    ? control.closest('astro-island[ssr]')
    : control && waitingIsland(control);
  if (!control || !island || released.has(control)) return;
  if (event instanceof MouseEvent && hasModifier(event)) return;
  if (event instanceof KeyboardEvent && (hasModifier(event) || !tabKeys.includes(event.key)))
    return;
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

export function rememberPresses(): void {
  for (const type of Object.keys(controls)) addEventListener(type, remember, true);
}
