/** The browsers, and how each is started. */
import { findBrowser } from '../lib/browser.ts';
import { startChromium } from './chromium.ts';
import { MissingBrowserError, type Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { oldChromium } from './old-chromium.ts';
import { startWebKit } from './webkit.ts';

interface Browser {
  name: string;
  /** @throws MissingBrowserError where it is not, and may not be installed. */
  start: () => Promise<Driver>;
}

function currentChromium(): string {
  try {
    return findBrowser();
  } catch (error) {
    throw new MissingBrowserError(error instanceof Error ? error.message : String(error));
  }
}

export const browsers: readonly Browser[] = [
  { name: 'Chromium', start: async () => startChromium(currentChromium()) },
  // After the current one, whose package brings the libraries that it needs.
  { name: 'Chromium 119', start: async () => startChromium(await oldChromium()) },
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKitGTK', start: startWebKit },
];
