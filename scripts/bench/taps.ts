/** Measures how soon a tap is answered on a slow phone, before and after React has loaded. */
import type { Browser, Page } from 'playwright-core';
import { median } from './figures.ts';

interface TappedControl {
  name: string;
  route: string;
  /** Selector of the element that is tapped. */
  control: string;
  /** Selector of what is visible once the tap is answered. */
  answer: string;
  /** Selector of the sign that the tap was received, shown before React has loaded; `answer` by default. */
  heard?: string;
  /** Selector of an element inside the control's island. */
  inside: string;
}

export interface TapFigures {
  name: string;
  route: string;
  /** Infinity when there was no answer within 2 s. */
  milliseconds: { 'before React': number; 'with React': number };
}

const tappedControls: readonly TappedControl[] = [
  {
    name: 'the next page of the ranking',
    route: '/',
    control: '.ranking-pager a[href]',
    answer: '.ranking-notice[data-status=loading]',
    heard: '.ranking-pager a[aria-busy=true]',
    inside: '.ranking-pager',
  },
  {
    name: 'the daily duels',
    route: '/torneos/liga-nacional',
    control: 'button[commandfor=duelos]',
    answer: '#duelos[open]',
    inside: '#duelos',
  },
];

/** Slow 3G as Chromium's developer tools define it: 2 s round trips, 400 kbit/s. */
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};

/** Opens an address on a throttled phone, waits for the first paint and runs `use` with the page. */
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
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return await use(page);
}

/**
 * Taps a control as soon as it and the element that it changes are in the page. Returns the milliseconds until
 * `answer`, a selector, is visible; Infinity when it is not within 2 s.
 */
async function tap(page: Page, control: string, answer: string): Promise<number> {
  for (const selector of [control, answer.replace(/\[[^\]]*\]/g, '')]) {
    await page.locator(selector).first().waitFor({ state: 'attached' });
  }
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

/** Medians of `runs` taps on each control of these routes. */
export async function measureTaps(
  browser: Browser,
  url: string,
  routes: readonly string[],
  runs: number,
): Promise<TapFigures[]> {
  const figures: TapFigures[] = [];
  for (const { name, route, control, answer, heard, inside } of tappedControls) {
    if (!routes.includes(route)) continue;
    const early: number[] = [];
    const late: number[] = [];
    for (let run = 0; run < runs; run++) {
      early.push(
        await onSlowPhone(browser, url + route, (page) => tap(page, control, heard ?? answer)),
      );
      late.push(
        await onSlowPhone(browser, url + route, async (page) => {
          // An island hydrates on its first interaction.
          await page.locator(control).first().focus();
          const alive = page.locator(`astro-island:not([ssr]) ${inside}`).first();
          await alive.waitFor({ state: 'attached' });
          return tap(page, control, answer);
        }),
      );
    }
    const milliseconds = { 'before React': median(early), 'with React': median(late) };
    figures.push({ name, route, milliseconds });
  }
  return figures;
}
