/** What a visitor does, and what the page has to do then. */
import type { Size, Tab } from './driver.ts';

export interface Gesture {
  name: string;
  /** The windows it is done in, each on its own. */
  sizes: readonly Size[];
  /** Done while the islands' code is on its way: it does not come. */
  isEarly?: boolean;
  /** What the page may tell the console meanwhile. */
  expectedError?: RegExp;
  /** @param site Where the site is served. */
  run: (tab: Tab, site: string) => Promise<void>;
}
