/**
 * `client:interaction`: an island runs when a visitor touches one of its controls, by finger, mouse or
 * keyboard: everything in it can be read, and answers the first touch, without it (src/client/early/islands.ts).
 * Its files are near by then: they are asked for at the first sign of a person on the page.
 */
import type { ClientDirective } from 'astro';
import { savesBytes } from '../client/connection.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
const touches = ['pointerdown', 'focusin', 'keydown', 'click'];
/** What an island acts on: links that lead elsewhere are none of its, unless they say so. */
const controls = 'a[href^="#"], [data-react], button, input, textarea, label';

const ask = async (url: string): Promise<unknown> =>
  (await fetch(url, { priority: 'low' })).arrayBuffer();

/** What is on its way or here. Islands share files; what did not come is asked for again. */
const files = new Map<string, Promise<unknown>>();

/** Brings a file into the browser's cache, after all else. */
async function bring(url: string): Promise<void> {
  const file = files.get(url) ?? ask(url).catch(() => ask(url));
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

/** An island's modules and what they import (src/build/island-chunks.ts). */
const modulesOf = (island: HTMLElement): string[] =>
  filesIn(island, 'component-url', 'renderer-url', 'data-imports');

/** What its answers take besides: modules, and data that a control names. */
const moreOf = (island: HTMLElement): string[] => [
  ...filesIn(island, 'data-on-use'),
  ...[...island.querySelectorAll<HTMLElement>('[data-near]')].flatMap((control) =>
    filesIn(control, 'data-near'),
  ),
];

/** Buttons elsewhere in the page that command something in an island: they are its controls, too. */
const commandersOf = (island: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[commandfor]')].filter((button) =>
    island.querySelector(`[id="${button.getAttribute('commandfor')}"]`),
  );

/** Whether it was touched before this could hear it; `:focus` is not known of a window in the background. */
const wasTouched = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) || element.querySelector('[aria-busy=true]') !== null;

/**
 * Whether the address names something that a control of the island, or of one in it, answers:
 * `?ysi=elite-e-17.2-1` is for the one that is asked by `elite`.
 */
const isAddressed = (island: HTMLElement): boolean =>
  [...island.querySelectorAll<HTMLElement>('[data-asked-by]')].some(({ dataset }) =>
    new RegExp(`[=_](${dataset['askedBy']})-`).test(location.search),
  );

const interaction: ClientDirective = (load, _options, island) => {
  const listened = [island, ...commandersOf(island)];
  let isLoading = false;

  /**
   * Some browsers keep the failure of an import for good, but none that of a fetch: modules are had before
   * they are imported, or the next touch could not ask for them again.
   */
  const hydrate = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    // What was said when it could not be had is not React's.
    island.querySelectorAll('[data-lost]').forEach((notice) => notice.replaceChildren());
    try {
      await Promise.all(modulesOf(island).map(bring));
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
  const comeNear = (): void => {
    const all = [...modulesOf(island), ...moreOf(island)].map(bring);
    // Whatever did not come is asked for by the touch.
    void Promise.allSettled(all);
  };

  const listening = new AbortController();
  const { signal } = listening;
  island.addEventListener('astro:hydrate', () => listening.abort());
  // Astro's own bubbles: it is none of the island around this one.
  island.addEventListener('astro:hydration-error', (event) => event.stopPropagation());
  for (const element of listened) {
    for (const type of touches) element.addEventListener(type, onTouch, { signal });
  }
  if (!savesBytes) {
    for (const type of signs)
      addEventListener(type, comeNear, { signal, once: true, passive: true });
  }
  if (listened.some(wasTouched) || isAddressed(island)) void hydrate();
};

export default interaction;
