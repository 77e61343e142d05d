/**
 * `client:touch`: an island loads when a visitor touches one of its controls, by finger, mouse or keyboard:
 * everything in it can be read, and answers the first touch, without it (src/client/early/islands.ts). At
 * the first sign of intent, a pointer over a control, its files are asked for. A finger that scrolls
 * over its text is no touch.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

const touches = ['pointerdown', 'focusin', 'keydown', 'click'];
/** What an island acts on: links that lead elsewhere are none of its, unless they say so. */
const controls = 'a[href^="#"], [data-react], button, input, textarea, label';
/**
 * Whether one of these, an island and its commanders, was touched before this could hear it; `:focus` is not
 * known of a window in the background.
 */
const wasTouched = (elements: readonly HTMLElement[]): boolean =>
  elements.some(
    (element) =>
      element.contains(document.activeElement) ||
      element.querySelector('[aria-busy=true]') !== null,
  );

/**
 * Whether the address names something that a control of the island, or of one in it, answers:
 * `?ysi=elite-e-17.2-1` is for the one that is asked by `elite`.
 */
const isAddressed = (island: HTMLElement): boolean =>
  [...island.querySelectorAll<HTMLElement>('[data-asked-by]')].some(({ dataset }) =>
    new RegExp(`[=_](${dataset['askedBy']})-`).test(location.search),
  );

/** On a network that hangs the visitor is told, instead of waiting for ever. */
const timeout = 15_000;

/** Fetches a file, after all else, so that it is kept for its import; once more if it does not come. */
async function fetchFile(url: string, attempts = 2): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { priority: 'low', signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    if (attempts === 1) throw error;
    await fetchFile(url, attempts - 1);
  }
}

/** An island's modules and what they import (src/build/islands.ts). */
const filesOf = (island: HTMLElement): string[] =>
  ['component-url', 'renderer-url', 'data-imports']
    .flatMap((name) => island.getAttribute(name)?.split(' ') ?? [])
    .filter((url) => url !== '');

/** Buttons elsewhere in the page that command something in an island: they are its controls, too. */
const commandersOf = (island: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[commandfor]')].filter((button) =>
    island.querySelector(`[id="${button.getAttribute('commandfor')}"]`),
  );

const touch: ClientDirective = (load, _options, island) => {
  const listened = [island, ...commandersOf(island)];
  let files: Promise<unknown> | null = null;
  let isLoading = false;

  /**
   * Some browsers keep the failure of an import for good, but that of a fetch none does: what could not be
   * had is asked for again at the next touch.
   */
  const fetchFiles = (): Promise<unknown> => {
    files ??= Promise.all(filesOf(island).map((url) => fetchFile(url)));
    files.catch(() => {
      files = null;
    });
    return files;
  };
  const hydrate = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    // What was said when it could not be had is not React's.
    island.querySelectorAll('[data-lost]').forEach((notice) => notice.replaceChildren());
    try {
      await fetchFiles();
      const start = await load();
      await start();
    } catch (error) {
      console.error(error);
      island.dispatchEvent(new Event('astro:hydration-error'));
    } finally {
      isLoading = false;
    }
  };

  const isTouched = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(controls) !== null;
  const onTouch = (event: Event): void => {
    if (isTouched(event)) void hydrate();
  };
  const onIntent = (event: Event): void => {
    if (isTouched(event)) fetchFiles().catch(() => undefined);
  };
  const listening = new AbortController();
  const { signal } = listening;
  island.addEventListener('astro:hydrate', () => listening.abort());
  // Astro's own bubbles: it is none of the island around this one.
  island.addEventListener('astro:hydration-error', (event) => event.stopPropagation());
  for (const element of listened) {
    for (const type of touches) element.addEventListener(type, onTouch, { signal });
    element.addEventListener('pointerover', onIntent, { signal });
  }
  if (wasTouched(listened) || isAddressed(island)) void hydrate();
};

export default touch;
