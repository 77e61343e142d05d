import { expect, test } from 'vitest';
import { open } from '../fixtures/browser.ts';

test('a qualifier becomes past on the visitor’s clock, its contact plain text', async () => {
  const early = await open('/torneos/nacional');
  const upcoming = early.locator('.qualifiers tbody tr:not(.past)').first();
  const moment = await upcoming.getAttribute('data-moment');
  if (moment === null) throw new Error('no qualifier to come');
  expect(await upcoming.getByRole('link').count()).toBe(1);

  await early.clock.setFixedTime(Date.parse(moment) + 1);
  await early.reload();
  const row = early.locator(`tr[data-moment="${moment}"]`);
  expect(await row.getAttribute('class')).toContain('past');
  expect(await row.getByRole('link').count()).toBe(0);
  expect((await row.locator('td').last().textContent())?.trim()).toMatch(/\S/);
});
