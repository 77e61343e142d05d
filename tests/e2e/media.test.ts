/** Forced colours, which visitors set in the system: what colours tell apart needs another sign. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, look } from '../fixtures/browser.ts';

const forced = { forcedColors: 'active' } as const;

/** Styles of an element other than colours, which are all that tells it from another one. */
const shape = (page: Page, selector: string): Promise<Record<string, string>> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderWidth, borderStyle, fontWeight, outlineStyle, textDecorationLine } =
        getComputedStyle(element);
      return { borderWidth, borderStyle, fontWeight, outlineStyle, textDecorationLine };
    });

const [league, cup] = ['/torneos/liga-nacional', '/torneos/copa-argentina'];
const plain = '.standings tbody tr:not([class]) > :first-child';

/** A name, the selector of what is marked, and the selector of what is not, by page. */
const pairs: Record<string, [name: string, marked: string, other: string][]> = {
  [league]: [
    ['the chosen tab', '.tab-list > :first-child', '.tab-list > :nth-child(2)'],
    ['who is relegated', '#elite .zone-down > :first-child', plain],
    ['who is promoted', '#oro .zone-up > :first-child', plain],
    ['the winner', '.round .winner', '.round td:not(.winner)'],
  ],
  [cup]: [
    ['the winner in the bracket', '.bracket-duel .winner', '.bracket-duel li:not(.winner)'],
    ['the phase on show', '.bracket :checked + h3 label', '.bracket :not(:checked) + h3 label'],
  ],
  '/ranking': [['the first three', '.top > :first-child', 'tbody tr:not(.top) > :first-child']],
  '/noticias': [['the current page', '#menu [aria-current]', '#menu a:not([aria-current])']],
};

test.each(Object.entries(pairs))(
  'in forced colours, what colours tell apart on %s is told apart without them',
  async (route, compared) => {
    const page = await look(route, forced);
    for (const [name, marked, other] of compared) {
      expect(await shape(page, marked), name).not.toEqual(await shape(page, other));
    }
  },
);

test('in forced colours, the focused element is outlined', async () => {
  const page = await look('/', { ...forced, viewport: desktop });
  await page.getByRole('button', { name: 'Modo oscuro' }).focus();
  await page.keyboard.press('Shift+Tab');
  const outline = await page
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
});
