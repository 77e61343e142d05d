import { expect, test } from 'vitest';
import { desktop, open } from '../fixtures/browser.ts';

test('where a pointer rests, the page is fetched ahead', async () => {
  const page = await open('/noticias', { viewport: desktop });
  const card = page.locator('.news-card:nth-child(2) a');
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await card.hover();
  await ready;
  await card.click();
  await page.waitForURL(/noticias\/./);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceEntry & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});
