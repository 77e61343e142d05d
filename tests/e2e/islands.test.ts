/** When islands load, in how many round trips, and what becomes of a touch (docs/product.md, «Behaviour»). */
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScripts, open, openBlank } from '../fixtures/browser.ts';

/** What every page with islands asks for: not yet React. */
const lateScripts = /\/_astro\/late\.[\w-]+\.js$/;
const isChunk = (request: Request): boolean =>
  request.url().endsWith('.js') && !lateScripts.test(request.url());

/** Opens a route with a finger; gives the chunks asked for so far, and from then on. */
async function openByTouch(
  route: string,
  early: () => void = () => undefined,
): Promise<{ page: Page; chunks: string[] }> {
  const page = await openBlank({ hasTouch: true });
  await page.addInitScript(early);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (isChunk(request)) chunks.push(request.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return { page, chunks };
}

const fixture = '/torneos/copa-argentina?seccion=fixture';
const liveTabs = (page: Page) => page.locator('astro-island:not([ssr]):has(.tab-list)').first();

/** Scrolls to the first island, until the page itself has seen it come into view. */
async function bringIntoView(page: Page): Promise<void> {
  const island = page.locator('astro-island > *').first();
  await island.scrollIntoViewIfNeeded();
  await island.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }
        }).observe(element);
      }),
  );
}

/** Milliseconds from the start of the page to its first paint, and to its asking for the scripts. */
function times(page: Page): Promise<{ painted: number; asked: number }> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource');
    const late = scripts.find(({ name }) => name.includes('/late.'));
    return { painted: paint?.startTime ?? NaN, asked: late?.startTime ?? NaN };
  });
}

describe('who touches nothing', () => {
  test.each([
    '/',
    '/torneos/liga-nacional',
    '/torneos/copa-argentina',
    '/torneos/nacional',
    '/contacto',
  ])('gets the scripts of %s once it is painted, and no island by looking at it', async (route) => {
    const { page, chunks } = await openByTouch(route);
    const { painted, asked } = await times(page);
    expect(asked).toBeGreaterThanOrEqual(painted);
    await bringIntoView(page);
    expect(chunks).toEqual([]);
  });
});

test('a finger on the text of an island, as when it scrolls, loads nothing', async () => {
  const { page, chunks } = await openByTouch('/torneos/liga-nacional');
  await page.locator('.standings caption').first().tap();
  await page.locator('.tab-panel .note').first().tap();
  expect(chunks).toEqual([]);
});

describe('a touch', () => {
  test('by the keyboard gets an island', async () => {
    const { page } = await openByTouch('/torneos/nacional');
    await page.locator('.tab-list a').first().focus();
    await liveTabs(page).waitFor();
  });

  test('of a button elsewhere that opens something of an island gets it, before the scripts, too', async () => {
    const page = await openBlank();
    const release = await holdScripts(page);
    await page.goto('/torneos/copa-argentina', { waitUntil: 'domcontentloaded' });
    await page.locator('button[commandfor=duelos]').focus();
    release();
    await page.locator('astro-island:not([ssr]) #duelos').waitFor({ state: 'attached' });
  });

  test('is not lost when it is made before the island had wholly arrived', async () => {
    const tapAsSoonAsThere = (): void => {
      const observer = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('.fixture-tools button');
        if (!button) return;
        observer.disconnect();
        button.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    };
    const { page } = await openByTouch(fixture, tapAsSoonAsThere);
    await page.getByRole('button', { name: 'Cerrar todas' }).waitFor();
  });
});

test('what fails in an island is no failure of the one around it', async () => {
  const page = await open('/torneos/copa-argentina');
  const heard = await page.locator('astro-island astro-island').evaluate((inner) => {
    let count = 0;
    const outer = inner.parentElement?.closest('astro-island');
    outer?.addEventListener('astro:hydration-error', () => (count += 1));
    // As Astro's own.
    inner.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    return outer ? count : null;
  });
  expect(heard).toBe(0);
});

test('all chunks of an island are asked for before any has come', async () => {
  const page = await openBlank();
  const waiting: string[] = [];
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    if (isChunk(route.request())) {
      waiting.push(route.request().url());
      await isLetGo;
    }
    await route.continue();
  });
  await page.goto('/torneos/copa-argentina', { waitUntil: 'commit' });
  await page.locator('.tab-list a').first().focus();
  await expect.poll(() => waiting.length).toBe(3);
  letGo();
  await liveTabs(page).waitFor();
  // A set, because imports ask once more: a browser answers those itself where no test is in between.
  expect(new Set(waiting).size).toBe(3);
});

test('a browser that does not say when it painted asks for them, too', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const request = page.waitForRequest((asked) => lateScripts.test(asked.url()));
  await page.goto('/torneos/nacional');
  expect(await (await request).response()).toBeTruthy();
});
