/** When islands load, in how many round trips, and that no tap on them is lost (docs/product.md, «Behaviour»). */
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeBroken, openBlank, pretendConnection } from '../fixtures/browser.ts';
import { serveDirectory } from '../../scripts/lib/server.ts';
import { dist } from '../fixtures/site.ts';

/** The scripts that every page with islands loads after its first paint, without React. */
const lateScripts = /\/_astro\/late\.[\w-]+\.js$/;
const isChunk = (request: Request): boolean =>
  request.url().endsWith('.js') && !lateScripts.test(request.url());

/** Opens a route on a touch screen. `chunks` collects the requested chunks, also later ones. */
async function openByTouch(
  route: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; chunks: string[] }> {
  const page = await openBlank({ hasTouch: true });
  await prepare?.(page);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (isChunk(request)) chunks.push(request.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return { page, chunks };
}

const fixture = '/torneos/copa-argentina?seccion=fixture';
const liveFixture = (page: Page) => page.locator('astro-island:not([ssr]) .fixture-tools').first();

test.each([
  '/',
  '/torneos/liga-nacional',
  '/torneos/copa-argentina',
  '/torneos/nacional',
  '/contacto',
])(
  'who touches nothing gets the scripts of %s once it is painted, and no island',
  async (route) => {
    const { page, chunks } = await openByTouch(route);
    const [paint = NaN, late = NaN] = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource');
      const asked = scripts.find(({ name }) => name.includes('/late.'));
      return [painted?.startTime, asked?.startTime];
    });
    expect(late).toBeGreaterThanOrEqual(paint);
    expect(chunks).toEqual([]);
  },
);

/** Waits until everything that the page's islands name has loaded. */
const isNear = (page: Page) =>
  page.waitForFunction(() => {
    const names = ['component-url', 'renderer-url', 'data-imports', 'data-on-use', 'data-near'];
    const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...document.querySelectorAll('astro-island, [data-near]')]
      .flatMap((element) => names.flatMap((name) => element.getAttribute(name)?.split(' ') ?? []))
      .every((file) => come.includes(file));
  });
const running = (page: Page) => page.locator('astro-island:not([ssr])');

describe('at the first interaction', () => {
  test.each<[sign: string, show: (page: Page) => Promise<void>]>([
    ['a wheel', (page) => page.mouse.wheel(0, 100)],
    ['a mouse', (page) => page.mouse.move(9, 9)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a finger on text', (page) => page.locator('.standings caption').first().tap()],
  ])('as %s, an island’s files come, and nothing runs', async (_, show) => {
    const { page, chunks } = await openByTouch('/torneos/liga-nacional');
    await show(page);
    await isNear(page);
    // A chunk that several islands share is requested once.
    expect(new Set(chunks).size).toBe(chunks.length);
    expect(await running(page).count()).toBe(0);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'nothing is preloaded with %j',
    async (connection) => {
      const { page, chunks } = await openByTouch('/torneos/liga-nacional', (blank) =>
        pretendConnection(blank, connection),
      );
      await page.locator('.standings caption').first().tap();
      await page.mouse.wheel(0, 100);
      await page.waitForLoadState('networkidle');
      expect(chunks).toEqual([]);
      await page.locator('.tab-list a[href="#elite-fixture"]').tap();
      await page.locator('.fixture-tools input').first().tap();
      await liveFixture(page).waitFor();
    },
  );

  test.each<[route: string, press: (page: Page) => Promise<void>, answer: string]>([
    [
      '/',
      async (page) => {
        await page.getByRole('link', { name: 'Siguiente' }).click();
        await page.getByRole('link', { name: 'Siguiente' }).click();
      },
      '.ranking-pager :text("Página 3 de"):visible',
    ],
    ['/', (page) => page.getByRole('searchbox').fill('monjeci'), '[role=status]:text("1 jugador")'],
    [
      '/torneos/copa-argentina#fixture',
      (page) => page.getByRole('searchbox').fill('nadie así'),
      '[role=status]:text("No hay duelos de «nadie así» acá.")',
    ],
    [
      '/contacto',
      (page) => page.locator('form.contact button').click(),
      '.contact:has(:invalid:focus)',
    ],
  ])('on %s a press is answered without the network', async (route, press, answer) => {
    // Browsers cache files for the time that hosts send.
    const host = await serveDirectory(dist, { maxAge: 600 });
    const { page } = await openByTouch(host.url + route);
    await page.mouse.wheel(0, 50);
    await isNear(page);
    await page.context().setOffline(true);
    await press(page);
    await page.locator(answer).waitFor();
    // The browser's own prefetches fail offline.
    await closeBroken();
    await host.close();
  });
});

test('a tap is not lost when it comes before the whole island has arrived', async () => {
  const tapAsSoonAsThere = (): void => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('.ranking-pager a[data-react][href]');
      if (!link) return;
      observer.disconnect();
      link.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  const { page } = await openByTouch('/', (blank) => blank.addInitScript(tapAsSoonAsThere));
  await page.getByText('Página 3 de 9').waitFor();
});

test('all chunks of an island are requested before the first has arrived', async () => {
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
  await page.goto(fixture, { waitUntil: 'commit' });
  await page.locator('.fixture-tools input').focus();
  await expect.poll(() => waiting.length).toBe(3);
  letGo();
  await liveFixture(page).waitFor();
  // A set, because imports repeat the requests; without the test's interception the cache would answer them.
  expect(new Set(waiting).size).toBe(3);
});

test('a browser that reports no paint still requests the scripts', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const request = page.waitForRequest((asked) => lateScripts.test(asked.url()));
  await page.goto('/torneos/nacional');
  expect(await (await request).response()).toBeTruthy();
});
