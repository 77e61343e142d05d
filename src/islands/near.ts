/**
 * `client:near`: an island loads as it comes into view, or when a visitor touches it: for one whose first
 * touch would lead away. Who saves data pays for it only by touching it: everything can be read without it.
 */
import type { ClientDirective } from 'astro';
import { loadOnTouch } from './touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** What only peeks into the screen's lowest tenth is not in view yet. */
const rootMargin = '0px 0px -10%';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const near: ClientDirective = (load, _options, island) => {
  const hydrate = loadOnTouch(load, island, '*');
  if (savesData()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin },
  );
  for (const child of island.children) observer.observe(child);
};

export default near;
