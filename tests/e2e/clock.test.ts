/** The clock of every page that a test opens. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, reload } from '../fixtures/browser.ts';
import { builtAt } from '../fixtures/site.ts';

/** Hours between the build and what a page takes as now. */
const hoursOff = (page: Page): Promise<number[]> =>
  page.evaluate(
    (built) => [Date.now(), new Date().getTime()].map((now) => Math.floor((now - built) / 3.6e6)),
    builtAt.getTime(),
  );

test('a page takes the moment of the build as now, in every tab, also where a test drives the clock', async () => {
  const page = await open('/contacto');
  const other = await page.context().newPage();
  await other.goto(page.url());
  expect([await hoursOff(page), await hoursOff(other)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await page.clock.install();
  expect(await hoursOff(page)).toEqual([0, 0]);
  await reload(page);
  expect(await hoursOff(page)).toEqual([0, 0]);
  await page.clock.setFixedTime(builtAt.getTime() + 7_200_000);
  expect(await hoursOff(page)).toEqual([2, 2]);
});
