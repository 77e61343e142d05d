/**
 * `client:touch`: an island loads when a visitor touches one of its controls, by finger, mouse or keyboard:
 * everything in it can be read, and answers the first touch, without it. At the first sign of intent, a
 * pointer over a control, its files are asked for. A finger that scrolls over its text is no touch.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

type Load = Parameters<ClientDirective>[0];

const touches = ['pointerdown', 'focusin', 'keydown', 'click'];
/** What an island acts on: links that lead elsewhere are none of its. */
const controls = 'a[href^="#"], button, input, textarea, label';

/** Touched before this could hear it, or on an earlier visit: a message that was begun. */
const touchedEarly = ':focus, [aria-busy=true], [data-restored]';

/** Asks for an island's modules and for what they import (src/build/islands.ts), after all else. */
function preload(island: HTMLElement): void {
  const urls = [
    island.getAttribute('component-url'),
    island.getAttribute('renderer-url'),
    ...(island.dataset['imports']?.split(' ') ?? []),
  ];
  for (const href of urls) {
    const link = document.createElement('link');
    if (href) {
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }),
      );
    }
  }
}

/** Loads an island when one of these in it is touched; gives a function that loads it at once. */
export function loadOnTouch(load: Load, island: HTMLElement, touched: string): () => void {
  const isTouched = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(touched) !== null;
  let isAsked = false;
  let isIntended = false;
  const intend = (): void => {
    if (isIntended) return;
    isIntended = true;
    island.removeEventListener('pointerover', onIntent);
    preload(island);
  };
  const hydrate = (): void => {
    if (isAsked) return;
    isAsked = true;
    for (const touch of touches) island.removeEventListener(touch, onTouch);
    intend();
    void load().then((start) => start());
  };
  const onTouch = (event: Event): void => {
    if (isTouched(event)) hydrate();
  };
  const onIntent = (event: Event): void => {
    if (isTouched(event)) intend();
  };
  for (const touch of touches) island.addEventListener(touch, onTouch);
  island.addEventListener('pointerover', onIntent);
  if (island.querySelector(touchedEarly)) hydrate();
  return hydrate;
}

const touch: ClientDirective = (load, _options, island) => {
  loadOnTouch(load, island, controls);
};

export default touch;
