/**
 * Loads the islands that wait for React (`client:interaction`): requests React at the first sign of a person, and
 * hydrates the islands when React has come and the thread is idle. A press on an island's control hydrates it at once.
 */
import { prefersReducedData } from './connection.ts';
import { removeNotices, type WaitingIsland } from './waiting-island.ts';

const controls = 'button, input, textarea, label, [role=tab], [aria-controls]';
// Not `scroll`: a fragment in the address scrolls, too.
const signs = ['wheel', 'pointermove', 'pointerdown', 'keydown'];

/** Resolves at the first sign of a person; never if the visitor saves data. */
const firstSign = new Promise<Event>((resolve) => {
  if (prefersReducedData) return;
  for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true });
});

const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
};

/** Requests of modules by address, pending and done. Islands share modules. */
const requests = new Map<string, Promise<string>>();

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Fetches a file once, with one retry. A later call requests a failed file again. */
function request(url: string): Promise<string> {
  const text = requests.get(url) ?? fetchText(url).catch(() => fetchText(url));
  requests.set(url, text);
  text.catch(() => requests.delete(url));
  return text;
}

/** Fetches a module and all its imports into the browser's cache. @param seen Modules may import in a circle. */
async function preload(url: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  // `import{a}from"./b.js"` and `import("./b.js")`
  const imports = (await request(url)).matchAll(/(?:from|import)\(?["'`](\.\/[^"'`]+)/g);
  await Promise.all([...imports].map(([, path = '']) => preload(new URL(path, url).href, seen)));
}

/** Addresses of an island's modules, and of the islands around it, which have to be hydrated first. */
function modulesOf(island: HTMLElement): string[] {
  const urls: string[] = [];
  let current: Element | null = island;
  while (current) {
    for (const name of ['component-url', 'renderer-url']) {
      const url = current.getAttribute(name);
      if (url !== null) urls.push(new URL(url, document.baseURI).href);
    }
    current = current.parentElement?.closest('astro-island[ssr]') ?? null;
  }
  return urls;
}

function loadIsland({ load, island }: WaitingIsland): void {
  let isLoading = false;
  const listening = new AbortController();
  const { signal } = listening;
  const preloadIsland = () => Promise.all(modulesOf(island).map((url) => preload(url)));
  // Chromium caches a failed import() until reload, but not a failed fetch(). Fetching first lets a press retry.
  const hydrate = async (): Promise<void> => {
    // Aborted: the island is hydrated.
    if (isLoading || signal.aborted) return;
    isLoading = true;
    try {
      await preloadIsland();
      removeNotices(island);
      const start = await load();
      await start();
    } catch (error) {
      console.error(error);
      island.dispatchEvent(new Event('astro:hydration-error'));
    } finally {
      isLoading = false;
    }
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(controls)) void hydrate();
  };
  island.addEventListener('astro:hydrate', () => listening.abort());
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'input']) {
    island.addEventListener(type, onPress, { signal });
  }
  // A failure is not said before somebody presses, which requests the files again.
  void firstSign.then(preloadIsland).then(
    () => whenIdle(() => void hydrate()),
    () => undefined,
  );
  // A press may come before the whole island has arrived. Whoever opens a shared «¿Y si…?» or prode wants to see it.
  // Importing the parameters from tool-address.ts would load one more file on each page.
  const isShared = /[?&](ysi|prode)=/.test(location.search);
  const { activeElement } = document;
  const isFocused = activeElement?.matches(controls) && island.contains(activeElement);
  if (isFocused || island.querySelector('[aria-busy=true]') || isShared) void hydrate();
}

// By then all islands have started, because Astro listens to the same event earlier.
addEventListener('DOMContentLoaded', () => {
  for (const waiting of globalThis.waitingIslands ?? []) loadIsland(waiting);
});
