/**
 * `client:near`: an island loads as it comes into view, or when a visitor touches it.
 * Who saves data pays for it only by touching it: everything can be read without it.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** What only peeks into the screen's lowest tenth is not in view yet. */
const rootMargin = '0px 0px -10%';
const touches = ['pointerdown', 'focusin', 'keydown', 'click'];
/** Touched before the whole island had arrived and this could hear it. */
const touchedEarly = ':focus, [aria-busy=true]';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Asks for what the island's modules import (src/build/islands.ts), along with them. */
function preloadImports({ dataset }: HTMLElement): void {
  for (const href of dataset['imports']?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}

const near: ClientDirective = (load, _options, island) => {
  const hydrate = async (): Promise<void> => {
    observer.disconnect();
    for (const touch of touches) island.removeEventListener(touch, hydrateNow);
    preloadImports(island);
    await (
      await load()
    )();
  };
  const hydrateNow = (): void => void hydrate();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrateNow();
    },
    { rootMargin },
  );
  for (const touch of touches) island.addEventListener(touch, hydrateNow);
  if (!savesData()) for (const child of island.children) observer.observe(child);
  else if (island.querySelector(touchedEarly)) hydrateNow();
};

export default near;
