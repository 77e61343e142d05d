/** Islands that wait for React (src/islands/interaction.ts, load-islands.ts), and what they say if it does not come. */

/** An island, and the function that loads it and returns the function that hydrates it. */
export interface WaitingIsland {
  island: HTMLElement;
  load: () => Promise<() => unknown>;
}

declare global {
  /** The page's islands, in the order in which they arrived; undefined on pages without islands. */
  var waitingIslands: WaitingIsland[] | undefined;
}

/**
 * Returns the island that answers an element, if it still waits for React, else null. Elements in slots belong to the
 * page, except links that control a part of it, such as the ranking's.
 */
export function waitingIsland(element: Element): Element | null {
  if (element.matches('a[aria-controls]:not([role=tab])')) {
    return element.closest('astro-island[ssr]');
  }
  const closest = element.closest('astro-island, astro-slot');
  return closest?.matches('astro-island[ssr]') ? closest : null;
}

/** Removes the sentences about failures from an island: they are not part of React's tree. */
export function removeNotices(island: Element): void {
  for (const notice of island.querySelectorAll('.load-failure')) {
    // Islands inside of this one keep their own.
    if (notice.closest('astro-island') === island) notice.remove();
  }
}

/** Says beside a control that its island could not be loaded, and what works without it (`client:interaction`). */
export function addNotice(control: Element, island: Element): void {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: unknown };
  const notice = document.createElement('p');
  notice.className = 'note load-failure';
  notice.role = 'alert';
  const advice = typeof value === 'string' ? ` ${value}` : '';
  notice.textContent = `No pudimos cargar esta parte de la página: revisá tu conexión y probá de nuevo.${advice}`;
  (control.closest('label') ?? control).after(notice);
}
