/** Copying the address of a news item. */
import { both } from '../driver.ts';
import { isShown } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const item = '/noticias/gran-final-liga-2026';

export const sharingGestures: readonly Gesture[] = [
  {
    name: 'news: the marks to share with stand in one line',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + item);
      await isShown(tab, '[data-copy]');
      await until(tab, () => {
        const marks = [...document.querySelectorAll('.share-mark')].filter((mark) =>
          mark.checkVisibility(),
        );
        return new Set(marks.map((mark) => mark.getBoundingClientRect().top)).size === 1;
      });
    },
  },
  {
    name: 'news: the link is offered by hand where the clipboard is denied',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + item);
      await tab.evaluate(() => {
        const clipboard = { writeText: () => Promise.reject(new Error('denied')) };
        Object.defineProperty(navigator, 'clipboard', { value: clipboard });
      });
      await tab.click('[data-copy]');
      await isShown(tab, '.share-address input');
      await until(
        tab,
        () =>
          document.querySelector<HTMLInputElement>('.share-address input')?.value === location.href,
      );
    },
  },
  {
    name: 'news: the link is copied, or offered by hand',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + item);
      await tab.click('[data-copy]');
      // Which of them is the machine's matter: not each has a clipboard.
      await isShown(tab, '[data-copy].copied, .share-address input');
    },
  },
];
