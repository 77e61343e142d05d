/** Pages by themselves. */
import { both } from '../driver.ts';
import { hasLateScripts } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { routes } from '../routes.ts';
import { until } from '../until.ts';

export const pageGestures: readonly Gesture[] = routes.map((route) => ({
  name: `page: ${route} has no errors, does not scroll sideways, and no item begins with an empty line`,
  sizes: both,
  // That a page is missing is told by the browser.
  expectedError: /404/,
  run: async (tab, site) => {
    await tab.goto(site + route);
    await hasLateScripts(tab);
    await until(tab, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth === clientWidth;
    });
    // What an item's marker, empty as it is, makes above what has no text.
    await until(tab, () =>
      [...document.querySelectorAll('li')].every((item) => {
        const first = item.querySelector(
          ':scope > :is(img, svg, a, button):first-child, :scope > picture:first-child > img',
        );
        if (!first?.checkVisibility()) return true;
        const { borderTopWidth, paddingTop } = getComputedStyle(item);
        const inside = item.getBoundingClientRect().top + parseFloat(borderTopWidth);
        const gap = first.getBoundingClientRect().top - inside - parseFloat(paddingTop);
        return gap < 8;
      }),
    );
  },
}));
