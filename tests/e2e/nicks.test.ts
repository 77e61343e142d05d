/** Nicks stay on one line on a phone, also in wide and in enlarged letters, and never make a page wider. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, middlesOf, openBlocks, setWideFont, sidewaysScroll } from '../fixtures/browser.ts';
import { playerPaths, snapshot } from '../fixtures/site.ts';

const nicks = [...playerPaths.keys(), ...snapshot.ranking.map(({ nick }) => nick)].filter(
  (nick) => !nick.includes(' '),
);

/** How many nicks a page shows, and those that take more than one line. */
const shownNicks = (page: Page): Promise<{ count: number; broken: string[] }> =>
  page.evaluate((known) => {
    const names = known
      .toSorted((a, b) => b.length - a.length)
      .map((nick) => nick.replace(/[^\p{L}\p{N}_]/gu, '\\$&'));
    const nick = new RegExp(`(?<![\\p{L}\\p{N}_])(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
    const shown = { count: 0, broken: [] as string[] };
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(nick)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        shown.count += 1;
        if (lines.size > 1) shown.broken.push(found);
      }
    }
    return shown;
  }, nicks);

/** Gives every visible nick thirty of the widest letters: more than any sheet, and more than a phone is wide. */
const widenNicks = (page: Page): Promise<void> =>
  page.evaluate((known) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (known.includes(text.nodeValue?.trim() ?? '')) text.nodeValue = 'W'.repeat(30);
    }
  }, nicks);

/** Texts in cells of tables that reach into the next cell. A cell that cuts its text is none of them. */
const coveringTexts = (page: Page): Promise<string[]> =>
  page.locator('main tbody :is(th, td):visible').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .filter((cell) => getComputedStyle(cell).overflowX === 'visible')
      .map((cell) => cell.textContent.trim()),
  );

test.each([
  '/',
  '/duelos',
  '/ranking',
  '/jugadores/meeplesur',
  '/seleccion-nacional',
  '/torneos/copa-argentina',
  '/torneos/copa-argentina?seccion=fixture',
  '/torneos/liga-nacional/oro',
  '/torneos/liga-nacional/elite?ysi=elite-e-17.2-1',
])(
  'no nick breaks on a phone on %s, the header is one row, in wide and enlarged letters, and nicks of thirty wide letters fit',
  async (route) => {
    const page = await look(route);
    if (route.includes('?ysi=')) await page.locator('.what-if table').waitFor();
    await openBlocks(page);
    await setWideFont(page);
    for (const size of ['16px', '20px']) {
      // A browser's setting for larger text does the same.
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const { count, broken } = await shownNicks(page);
      expect([size, broken]).toEqual([size, []]);
      expect(count).toBeGreaterThan(5);
      const middles = await middlesOf(page.locator('.site-header-bar > :visible'));
      expect(new Set(middles).size).toBe(1);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await widenNicks(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await coveringTexts(page)).toEqual([]);
  },
);
