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

/** Removes an island's sentences of `addNotice`: a new request makes them stale, and React does not know them. */
export function removeNotices(island: Element): void {
  for (const notice of island.querySelectorAll('.load-failure')) {
    if (notice.closest('astro-island') === island) notice.remove();
  }
}

/** Adds after a control, in Spanish, that its island could not be loaded, and the text of its `client:interaction`. */
export function addNotice(control: Element, island: Element): void {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: unknown };
  const notice = document.createElement('p');
  notice.className = 'note load-failure';
  notice.role = 'alert';
  const advice = typeof value === 'string' ? ` ${value}` : '';
  notice.textContent = `No pudimos cargar esta parte de la página: revisá tu conexión y probá de nuevo.${advice}`;
  control.after(notice);
}
