/** Pages by themselves. */
import { desktop, phone } from '../driver.ts';
import { hasLateScripts } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { routes } from '../routes.ts';
import { until } from '../until.ts';

export const pageGestures: readonly Gesture[] = routes.map((route) => ({
  name: `page: ${route} has no errors, and does not scroll sideways`,
  sizes: [phone, desktop],
  // That a page is missing is told by the browser.
  expectedError: /404/,
  run: async (tab, site) => {
    await tab.goto(site + route);
    await hasLateScripts(tab);
    await until(tab, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth === clientWidth;
    });
  },
}));
