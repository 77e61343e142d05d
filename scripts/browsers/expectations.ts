/** What gestures wait for. */
import type { Tab } from './driver.ts';
import { until } from './until.ts';

/** Something that matches can be seen. */
export const isShown = (tab: Tab, selector: string): Promise<void> =>
  until(
    tab,
    (css) => [...document.querySelectorAll(css)].some((found) => found.checkVisibility()),
    selector,
  );

export const isHidden = (tab: Tab, selector: string): Promise<void> =>
  until(
    tab,
    (css) => ![...document.querySelectorAll(css)].some((found) => found.checkVisibility()),
    selector,
  );

/** Something that can be seen has this text in it. */
export const reads = (tab: Tab, selector: string, text: string): Promise<void> =>
  until(
    tab,
    ([css, part]) =>
      [...document.querySelectorAll(css)].some(
        (found) => found.checkVisibility() && found.textContent.includes(part),
      ),
    [selector, text] as const,
  );

export const hasFocus = (tab: Tab, selector: string): Promise<void> =>
  until(tab, (css) => document.activeElement?.matches(css) === true, selector);

/** That many can be seen. */
export const areShown = (tab: Tab, selector: string, count: number): Promise<void> =>
  until(
    tab,
    ([css, wanted]) =>
      [...document.querySelectorAll(css)].filter((found) => found.checkVisibility()).length ===
      wanted,
    [selector, count] as const,
  );

/** The page's address, from its path on. */
export const isAt = (tab: Tab, address: string): Promise<void> =>
  until(tab, (wanted) => location.pathname + location.search + location.hash === wanted, address);

/** The scripts that wait for the first paint have run: without theirs, this button is hidden. */
export const hasLateScripts = (tab: Tab): Promise<void> =>
  isShown(tab, '.scheme-button[aria-pressed]');

/** The address names something, in its query or, where it was asked for before the islands, as its fragment. */
export const addressNames = (tab: Tab, name: string): Promise<void> =>
  until(tab, (wanted) => (location.search + location.hash).includes(wanted), name);
