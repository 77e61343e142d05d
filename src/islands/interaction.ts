/**
 * `client:interaction`: hydrates an island at the first press or focus of one of its controls. Until then the
 * visitor reads the island's HTML, and src/client/early/islands.ts answers the first press. The first scroll, pointer
 * or key event on the page prefetches the island's files.
 */
import type { ClientDirective } from 'astro';
import { prefersReducedData } from '../client/connection.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const prefetchEvents = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
const hydrateEvents = ['pointerdown', 'focusin', 'keydown', 'click'];
/** Elements whose first press starts hydration. */
const controls = '[data-react], label';

const fetchLowPriority = async (url: string): Promise<unknown> =>
  (await fetch(url, { priority: 'low' })).arrayBuffer();

/** Requests by address, pending and done. Islands share files. */
const files = new Map<string, Promise<unknown>>();

/** Fetches a file into the browser's cache, with one retry. A later call requests a failed file again. */
async function preload(url: string): Promise<void> {
  const file = files.get(url) ?? fetchLowPriority(url).catch(() => fetchLowPriority(url));
  files.set(url, file);
  try {
    await file;
  } catch (error) {
    files.delete(url);
    throw error;
  }
}

const filesIn = (element: HTMLElement, ...attributes: string[]): string[] =>
  attributes
    .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
    .filter((url) => url !== '');

/** An island's modules and their imports (src/build/island-chunks.ts). */
const modulesOf = (island: HTMLElement): string[] =>
  filesIn(island, 'component-url', 'renderer-url', 'data-imports');

/** Files that an island needs later: modules, and data files named by its controls. */
const laterFilesOf = (island: HTMLElement): string[] =>
  [island, ...island.querySelectorAll<HTMLElement>('[data-near]')].flatMap((element) =>
    filesIn(element, 'data-on-use', 'data-near'),
  );

/** True if a control was pressed or focused before this script ran. `:focus` matches nothing in a background window. */
const wasTouched = (island: HTMLElement): boolean =>
  island.contains(document.activeElement?.closest(controls) ?? null) ||
  island.querySelector('[aria-busy=true]') !== null;

/** True if the address opens a control of the island: `?ysi=elite-e-17.2-1` opens `data-asked-by="elite"`. */
const isAddressed = (island: HTMLElement): boolean =>
  [...island.querySelectorAll<HTMLElement>('[data-asked-by]')].some(({ dataset }) =>
    new RegExp(`[=_](${dataset['askedBy']})-`).test(location.search),
  );

const interaction: ClientDirective = (load, _options, island) => {
  let isLoading = false;

  // Chromium caches a failed import() until reload, but not a failed fetch(). Fetching first lets a press retry.
  const hydrate = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    // Notices of an earlier failure are not part of React's tree.
    island.querySelectorAll('[data-lost]').forEach((notice) => notice.replaceChildren());
    try {
      await Promise.all(modulesOf(island).map(preload));
      const start = await load();
      await start();
    } catch (error) {
      console.error(error);
      island.dispatchEvent(new Event('astro:hydration-error'));
    } finally {
      isLoading = false;
    }
  };
  const onTouch = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(controls)) void hydrate();
  };
  // A press requests failed files again.
  const preloadIsland = (): void => {
    void Promise.allSettled([...modulesOf(island), ...laterFilesOf(island)].map(preload));
  };

  const listening = new AbortController();
  const { signal } = listening;
  island.addEventListener('astro:hydrate', () => listening.abort());
  for (const type of hydrateEvents) island.addEventListener(type, onTouch, { signal });
  if (!prefersReducedData) {
    for (const type of prefetchEvents)
      addEventListener(type, preloadIsland, { signal, once: true, passive: true });
  }
  if (wasTouched(island) || isAddressed(island)) void hydrate();
};

export default interaction;
