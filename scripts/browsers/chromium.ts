/** Chromium of any age, by Playwright. */
import type { Page } from 'playwright-core';
import { launchBrowser } from '../lib/browser.ts';
import type { Driver, Tab } from './driver.ts';

function tabOf(page: Page, hasTouch: boolean): Tab {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    click: (selector) => {
      const target = page.locator(selector).first();
      return hasTouch ? target.tap() : target.click();
    },
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    // Playwright's type for a function with an argument knows only what can be sent.
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    screenshot: () => page.screenshot(),
    errors: () => Promise.resolve(errors),
    close: () => page.context().close(),
  };
}

export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await launchBrowser(executablePath);
  return {
    version: browser.version(),
    open: async ({ hasTouch, ...viewport }) => {
      const context = await browser.newContext({ viewport, hasTouch });
      return tabOf(await context.newPage(), hasTouch);
    },
    close: () => browser.close(),
  };
}
