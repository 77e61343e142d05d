/** Drives Firefox ESR by WebDriver BiDi, which is built into it: Debian packages no geckodriver. */
import puppeteer from 'puppeteer-core';
import { phone, type Driver } from './tab.ts';

const executablePath = '/usr/bin/firefox-esr';

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    open: async (address) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // ESR sets the size, and then rejects setScreenOrientationOverride, which it does not have yet.
      await page.setViewport({ ...phone, hasTouch: true }).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      await page.goto(address);
      return {
        click: (selector) => page.tap(selector),
        type: (selector, text) => page.type(selector, text),
        escape: () => page.keyboard.press('Escape'),
        evaluate: <Result, Argument>(run: (given: Argument) => Result, argument: Argument) =>
          page.evaluate(`(${run.toString()})(${JSON.stringify(argument)})`) as Promise<
            Awaited<Result>
          >,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

export const firefox = { name: 'Firefox ESR', needs: [executablePath], start };
