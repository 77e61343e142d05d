/** Takes the pictures of a view. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { schemes, type View } from './view.ts';

export interface Picture {
  /** A PNG. */
  png: Buffer;
  height: number;
}

/** The pictures of a view in one width, light and dark; null where a site has no such page. */
export type Pictures = Record<(typeof schemes)[number], Picture> | null;

/** Milliseconds that a state may take to come. */
const patience = 20_000;

/** Waits for the scripts that wait for the first paint: without theirs, the button is hidden. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.scheme-button:not([aria-pressed])'));

/** Paints and loads also what waits until it is near the view; nothing blinks. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; caret-color: transparent; }');
    document.adoptedStyleSheets.push(sheet);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}

/** The whole page. By the browser's own protocol, whose fast PNGs take half the time of Playwright's. */
async function photograph(context: BrowserContext, page: Page): Promise<Picture> {
  const devtools = await context.newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  return { png: Buffer.from(data, 'base64'), height: cssContentSize.height };
}

/**
 * Opens a view as the second of a visit, whose headings have their own face.
 * @param now What the page takes as now, so that two sites say the same of a day.
 */
export async function takePictures(
  browser: Browser,
  site: string,
  { kind, address, prepare }: View,
  width: number,
  now: Date,
): Promise<Pictures> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    context.setDefaultTimeout(patience);
    await context.clock.setFixedTime(now);
    await context.addInitScript(() => {
      sessionStorage['font'] = '';
    });
    const page = await context.newPage();
    const response = await page.goto(site + address);
    if (response?.status() === 404 && kind !== '404') return null;
    await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
    await page.reload();
    await settle(page);
    await prepare?.(page);
    await loadEverything(page);
    const light = await photograph(context, page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return { light, dark: await photograph(context, page) };
  } finally {
    await context.close();
  }
}
