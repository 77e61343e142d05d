/** Measures how soon a tap is answered on a slow phone, before and after React has loaded. */
import type { Browser, Page } from 'playwright-core';
import { median } from './page-load.ts';

interface TappedControl {
  name: string;
  /** Path, with a fragment if a tab has the control. */
  route: string;
  /** Selector of the element that is tapped. */
  control: string;
  /** Selector of what is visible once the tap is answered. */
  answer: string;
  /** Selector of what is visible at once before React is there, if that is not the answer. */
  early?: string;
}

export interface TapFigures {
  name: string;
  route: string;
  /** Infinity when there was no answer within 2 s. */
  milliseconds: { 'before React': number; 'with React': number };
}

const tappedControls: readonly TappedControl[] = [
  {
    name: 'a tab',
    route: '/torneos/copa-argentina',
    control: '#tab-fixture',
    answer: '#fixture .round',
  },
  {
    name: 'the daily duels',
    route: '/torneos/copa-argentina',
    control: 'button[commandfor=duelos]',
    answer: '#duelos[open]',
  },
  {
    name: 'all rounds of the fixture',
    route: '/torneos/copa-argentina#fixture',
    control: '.fixture-tools button',
    answer: '.round[open] ~ .round[open]',
    early: '.fixture-tools [aria-busy=true]',
  },
  {
    name: 'the next page of the ranking',
    route: '/',
    control: '.ranking-pager a[rel=next]',
    // Its rows come after a request of their own.
    answer: '.ranking-notice[data-status=loading]',
    early: '.ranking-pager [aria-busy=true]',
  },
];

/** Slow 3G as Chromium's developer tools define it: 2 s round trips, 400 kbit/s. */
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};

/** Opens an address on a throttled phone, waits until it has arrived and runs `use` with the page. */
async function onSlowPhone(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<number>,
): Promise<number> {
  await using context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  // React takes seconds on slow 3G, and more on a busy machine.
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return await use(page);
}

/** Presses down on each island, without a click. A pointer alone loads nothing on a network as slow as 2G. */
async function hydrateIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('astro-island[ssr]');
    for (const island of waiting) {
      const control = island.querySelector('button, input, [role=tab]');
      control?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    }
    return waiting.length === 0;
  });
}

/** Taps a control. Returns the milliseconds until `answer`, a selector, is visible; Infinity when it is not within 2 s. */
async function tap(page: Page, control: string, answer: string): Promise<number> {
  await page.locator(control).first().waitFor();
  return page.evaluate(
    async ([selector, expected]) => {
      const isShown = (element: Element): boolean => element.checkVisibility();
      const target = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
      if (!target) throw new Error(`no ${selector} to tap`);
      const start = performance.now();
      target.click();
      while (performance.now() - start < 2000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const shown = [...document.querySelectorAll(expected)].some(isShown);
        if (shown) return performance.now() - start;
      }
      return Infinity;
    },
    [control, answer] as const,
  );
}

/**
 * Taps the controls of `tappedControls` that are on these routes, on a slow phone: `runs` times before React has
 * hydrated the island, and `runs` times after. Returns both medians of each control.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  routes: readonly string[],
  runs: number,
): Promise<TapFigures[]> {
  const figures: TapFigures[] = [];
  for (const { name, route, control, answer, early = answer } of tappedControls) {
    if (!routes.includes(route.replace(/#.*/, ''))) continue;
    const before: number[] = [];
    const after: number[] = [];
    for (let run = 0; run < runs; run++) {
      before.push(await onSlowPhone(browser, url + route, (page) => tap(page, control, early)));
      after.push(
        await onSlowPhone(browser, url + route, async (page) => {
          await hydrateIslands(page);
          return tap(page, control, answer);
        }),
      );
    }
    const milliseconds = { 'before React': median(before), 'with React': median(after) };
    figures.push({ name, route, milliseconds });
  }
  return figures;
}
