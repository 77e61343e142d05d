/** Firefox ESR, by WebDriver BiDi, which it speaks itself: no driver beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { scriptEnvironment } from '../../src/config/child-environment.ts';
import type { Driver, Tab } from './driver.ts';
import { findProgram, needPackages } from './installed.ts';
import { untilSteady } from './until.ts';

const find = (): string | undefined => findProgram('firefox-esr', 'firefox');

function tabOf(page: Page, hasTouch: boolean): Tab {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const tab: Tab = {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    click: async (selector) => {
      await untilSteady(tab, selector);
      await (hasTouch ? page.tap(selector) : page.click(selector));
    },
    type: async (selector, text) => {
      await untilSteady(tab, selector);
      await page.type(selector, text);
    },
    press: (key) => page.keyboard.press(key),
    // Puppeteer's type for a function takes its argument to be there.
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    screenshot: () => page.screenshot(),
    errors: () => Promise.resolve(errors),
    close: () => page.browserContext().close(),
  };
  return tab;
}

export async function startFirefox(): Promise<Driver> {
  needPackages(() => find() !== undefined, 'firefox-esr');
  // As root it refuses a home that is another user's, which is what containers of GitHub have.
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: find() ?? '',
    env: { ...scriptEnvironment(process.env), HOME: home },
  });
  return {
    version: (await browser.version()).replace(/^\D*/, ''),
    open: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(page, size.hasTouch);
    },
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
