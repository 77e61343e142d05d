/** A division's page, and the addresses of its answers. */
import { expect, test } from 'vitest';
import { look, open, openAs, openBlocks, phone, siteUrl } from '../fixtures/browser.ts';
import { roundsOf } from '../fixtures/site.ts';

const oro = '/torneos/liga-nacional/oro';

test('the links to groups stay in sight, mark the visitor’s own group, and answers follow within three screens', async () => {
  const page = await openAs(oro, 'Chamame_33');
  const chips = page.locator('.chips a');
  await expect
    .poll(() => chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('title'))))
    .toEqual([null, null, null, 'Tu grupo']);
  const answers = page.locator('.folds summary').first();
  expect((await answers.boundingBox())?.y).toBeLessThanOrEqual(3 * phone.height);
  await chips.last().click();
  const caption = page.locator('#oro-d caption').first();
  const belowChips = async (): Promise<number> => {
    const [bar, table] = await Promise.all([
      page.locator('.chips').boundingBox(),
      caption.boundingBox(),
    ]);
    return (table?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  };
  // The group's heading ends up right below the links.
  await expect.poll(async () => Math.abs((await belowChips()) - 20)).toBeLessThanOrEqual(20);
  expect((await page.locator('.chips').boundingBox())?.y).toBe(0);
});

test('pressing a player’s line of the chart highlights it and shows the places', async () => {
  const page = await open(oro, { hasTouch: true });
  await openBlocks(page);
  const lines = page.locator('.places').first().locator('g');
  const widths = (): Promise<number[]> =>
    lines.evaluateAll((all) =>
      all.map((line) =>
        parseFloat(getComputedStyle(line.querySelector('path') ?? line).strokeWidth),
      ),
    );
  expect(new Set(await widths()).size).toBe(1);
  await lines.nth(2).locator('text').tap();
  await expect
    .poll(async () => (await widths()).map((width) => width > 4))
    .toEqual(Array.from({ length: 6 }, (_, index) => index === 2));
  expect(await lines.nth(2).getAttribute('aria-label')).toMatch(/^CeiboRojo: \d(, \d)+$/);
});

test('«¿Y si…?» appears with a group’s round and opens that group, and its address leads back there', async () => {
  const page = await look(oro);
  const button = page.locator('#oro-b').getByRole('button', { name: '¿Y si…?' });
  expect(await button.isVisible()).toBe(false);
  await page.locator('#oro-b .now summary').click();
  await button.click();
  const panel = page.locator('.what-if');
  await panel.locator('table').waitFor();
  expect(await panel.locator('caption').allTextContents()).toEqual([
    'División Oro · Grupo B: la tabla de hoy',
  ]);
  expect(await panel.getByRole('combobox').count()).toBe(0);

  const duel = roundsOf('oroC')
    .flatMap(({ duels }) => duels)
    .find(({ score }) => score === null);
  await page.goto(`${siteUrl()}${oro}?ysi=oroc-${duel?.code.toLowerCase()}.2-0`);
  await page.locator('#oro-c .what-if table').waitFor();
  await expect
    .poll(() =>
      page.locator('#oro-c .fixture-tools').evaluate((one) => one.getBoundingClientRect().top),
    )
    .toBeLessThan(200);
});
