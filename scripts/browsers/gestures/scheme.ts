/** Light and dark. */
import { both, type Tab } from '../driver.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const paper = (tab: Tab): Promise<string> =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const hasPaper = (tab: Tab, color: string): Promise<void> =>
  until(
    tab,
    (wanted) => getComputedStyle(document.documentElement).backgroundColor === wanted,
    color,
  );

export const schemeGestures: readonly Gesture[] = [
  {
    name: 'scheme: the choice is remembered',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      const before = await paper(tab);
      await tab.click('.scheme-button');
      await until(
        tab,
        (color) => getComputedStyle(document.documentElement).backgroundColor !== color,
        before,
      );
      const chosen = await paper(tab);
      await tab.reload();
      await hasPaper(tab, chosen);
      await tab.goto(`${site}/contacto`);
      await hasPaper(tab, chosen);
      await tab.click('.scheme-button');
      await hasPaper(tab, before);
    },
  },
];
