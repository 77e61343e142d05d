/** Using a page as on a slow phone: slow 3G, a processor four times slower, timed taps. */
import type { Page } from 'playwright-core';

/** Slow 3G as Chromium's own tools define it: 2 s round trips, 400 kbit/s. */
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};

/** Slows a page down and sends it to an address; comes back at its first paint. */
export async function openSlowly(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/**
 * Taps a control as soon as it and what it acts upon have arrived; gives the ms until `answer`, a
 * selector, is on show, null when it never is.
 */
export async function tap(page: Page, control: string, answer: string): Promise<number | null> {
  for (const selector of [control, answer.replace(/\[[^\]]*\]|:checked/g, '')]) {
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
      return null;
    },
    [control, answer] as const,
  );
}
