/** What holds for every kind of page in a real browser. */
import { expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, open, openBlocks, sidewaysScroll } from '../fixtures/browser.ts';
import { kindsOfPage } from '../fixtures/site.ts';

test.each(kindsOfPage)(
  '%s does not scroll sideways, has room round its buttons’ words, and axe finds nothing',
  async (route) => {
    const page = await open(route);
    await openBlocks(page);
    for (const width of [320, 768, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
    const tight = await page
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Number.parseFloat(getComputedStyle(button).paddingInlineStart) < 8)
          .map((button) => button.textContent.trim()),
      );
    expect(tight).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

// Where what is on show is not the same as on a phone: the menu, all columns of a table.
test.each(['/', '/torneos/nacional', '/torneos/copa-argentina'])(
  'axe finds nothing on %s on a desktop',
  async (route) => {
    const page = await open(route, { viewport: desktop });
    expect(await axeViolations(page)).toEqual([]);
  },
);
