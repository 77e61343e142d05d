/** The home page: menu and ranking. */
import { both, desktop, phone, type Tab } from '../driver.ts';
import {
  areShown,
  hasFocus,
  hasLateScripts,
  isAt,
  isHidden,
  isShown,
  reads,
} from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const next = '.ranking-pager > :last-child';
const sortByElo = '.ranking-sort[href$="/elo"]';
const search = '#ranking-nick';
const firstRow = '.ranking tbody tr:first-child';

const scrollToRanking = (tab: Tab): Promise<void> =>
  tab.evaluate(() => document.querySelector('#ranking')?.scrollIntoView());

/** The home page at its ranking. */
async function openRanking(tab: Tab, site: string): Promise<void> {
  await tab.goto(`${site}/`);
  await scrollToRanking(tab);
  await hasLateScripts(tab);
}

export const homeGestures: readonly Gesture[] = [
  {
    name: 'home: the menu opens, and closes by Escape',
    sizes: [phone],
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await isHidden(tab, '#menu');
      await tab.click('.menu-button');
      await isShown(tab, '#menu');
      await tab.press('Escape');
      await isHidden(tab, '#menu');
    },
  },
  {
    name: 'home: the tournaments in the menu lead to one',
    sizes: [phone],
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await tab.click('.menu-button');
      await tab.click('#menu summary');
      await tab.click('#menu details a[href$="/copa-argentina"]');
      await isAt(tab, '/torneos/copa-argentina');
    },
  },
  {
    name: 'home: the tournaments open, and close by Escape',
    sizes: [desktop],
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await hasLateScripts(tab);
      await tab.click('#menu summary');
      await isShown(tab, '#menu details a');
      await tab.press('Escape');
      await isHidden(tab, '#menu details a');
      await hasFocus(tab, '#menu summary');
    },
  },
  {
    name: 'home: the menu before the islands',
    sizes: [phone],
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await tab.click('.menu-button');
      await tab.click('#menu summary');
      await isShown(tab, '#menu details a');
    },
  },
  {
    name: 'ranking: the next page',
    sizes: both,
    run: async (tab, site) => {
      await openRanking(tab, site);
      await tab.click(next);
      await reads(tab, '.ranking-pager', 'Página 2 de');
      await reads(tab, `${firstRow} td`, '16');
    },
  },
  {
    name: 'ranking: sorted by Elo',
    sizes: both,
    run: async (tab, site) => {
      await openRanking(tab, site);
      await tab.click(sortByElo);
      await isShown(tab, `[aria-sort=descending] ${sortByElo}`);
    },
  },
  {
    name: 'ranking: a nick is found',
    sizes: both,
    run: async (tab, site) => {
      await openRanking(tab, site);
      await tab.type(search, 'monjeciego');
      await areShown(tab, '.ranking tbody tr', 1);
      await reads(tab, firstRow, 'MonjeCiego');
    },
  },
  {
    name: 'ranking: the next page after another page and back',
    sizes: [phone],
    run: async (tab, site) => {
      await openRanking(tab, site);
      await tab.click(next);
      await reads(tab, '.ranking-pager', 'Página 2 de');
      await tab.goto(`${site}/comunidad`);
      await tab.evaluate(() => void setTimeout(() => history.back()));
      await isAt(tab, '/');
      await scrollToRanking(tab);
      await hasLateScripts(tab);
      await tab.click(next);
      // The page as it was left, or a new one.
      await until(tab, () =>
        /Página [23] de/.test(document.querySelector('.ranking-pager')?.textContent ?? ''),
      );
    },
  },
  {
    name: 'ranking: the next page before the islands',
    sizes: both,
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await scrollToRanking(tab);
      await tab.click(next);
      await isAt(tab, '/ranking#pos-16');
    },
  },
  {
    name: 'ranking: sorted by Elo before the islands',
    sizes: both,
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await scrollToRanking(tab);
      await tab.click(sortByElo);
      await isAt(tab, '/ranking/elo');
    },
  },
  {
    name: 'ranking: a nick is searched before the islands',
    sizes: both,
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(`${site}/`);
      await scrollToRanking(tab);
      await tab.type(search, 'monjeciego');
      await tab.press('Enter');
      await until(tab, () => location.pathname === '/ranking');
      await reads(tab, 'tr:target', 'MonjeCiego');
    },
  },
];
