/** Rules for every kind of page in a real browser: axe, narrow screens, zoom, large text, forced colours, motion. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageViolations } from '../fixtures/axe.ts';
import { desktop, look, openBlocks, phone, sidewaysScroll } from '../fixtures/browser.ts';
import { kindsOfPage } from '../fixtures/site.ts';

/** Texts that cannot be read completely: cut off, outside the page, or covered by another text. */
const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const clipping = new Map<Element, boolean>();
    const isClipping = (element: Element): boolean => {
      const known = clipping.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isCutting =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      clipping.set(element, isCutting);
      return isCutting;
    };
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    /** True for text that is clipped away because it is only for screen readers. */
    const isReadAloud = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isReadAloud(element.parentElement));
    /** True for a summary that ends in «…» on purpose: the whole text is one link away. */
    const isSummary = (element: Element): boolean => element.matches('.news-card p');
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (isReadAloud(parent) || parent.closest('.skip, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if ((box.right > width + 1 || box.left < -1) && !isScrolled(parent)) {
          lost.push(`outside: ${text}`);
        }
        if (!isSummary(parent)) boxes.push({ text, box });
      }
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (!isSummary(box) && isClipping(box)) lost.push(`cut: ${text}`);
      }
    }
    // Boxes of adjacent lines may overlap a little, although their letters do not.
    const slack = 0.35;
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [index, { text, box }] of boxes.entries()) {
      for (let next = index + 1; next < boxes.length; next++) {
        const other = boxes[next];
        if (!other || other.box.top >= box.bottom) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const height = Math.min(box.height, other.box.height);
        if (across > 2 && down > height * slack) lost.push(`over: ${text} / ${other.text}`);
      }
    }
    return [...new Set(lost)];
  });

/** Controls that have no border, underline or sign to recognise them by in forced colours. */
const bareControls = (page: Page): Promise<string[]> =>
  page
    .locator(
      'button, .button, input:not([type=hidden], .visually-hidden), textarea, main a, summary',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          if (!control.checkVisibility({ visibilityProperty: true })) return false;
          if (control.closest('.visually-hidden, .skip')) return false;
          const isEdged = ({ borderBottomStyle, borderBottomWidth }: CSSStyleDeclaration) =>
            borderBottomStyle !== 'none' && borderBottomWidth !== '0px';
          const hasSign =
            getComputedStyle(control).display === 'list-item' ||
            ['::before', '::after']
              .map((sign) => getComputedStyle(control, sign))
              .filter(({ content }) => content !== 'none')
              // The sign is text, or drawn with its border.
              .some((sign) => sign.content !== '""' || isEdged(sign));
          const hasEdge = [control, ...control.children].some((element) => {
            const style = getComputedStyle(element);
            return isEdged(style) || style.textDecorationLine !== 'none';
          });
          return !hasSign && !hasEdge;
        })
        .map((control) => control.outerHTML.slice(0, 160)),
    );

/** Texts that have the colour of their background. */
const invisibleTexts = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText || !element.checkVisibility()) return false;
        let behind: Element | null = element;
        const fill = () => (behind ? getComputedStyle(behind).backgroundColor : 'canvas');
        while (behind && fill() === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
        return fill() === getComputedStyle(element).color;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** What moves by itself while a page waits for the next one, and how it scrolls. */
const motion = (page: Page): Promise<{ animations: number; scroll: string }> =>
  page.locator('.slow-navigation').evaluate((notice) => {
    // Screen readers announce only changes in an element that was already there.
    if (!notice.checkVisibility()) throw new Error('no notice');
    notice.textContent = 'Cargando';
    return {
      animations: document.getAnimations().length,
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });

// Sections that a page shows only when the address asks for them.
const sections = [
  '/torneos/liga-nacional?division=oro&seccion=fixture',
  '/torneos/copa-argentina?seccion=fixture',
];

// This page shares its template with a page that is tested anyway.
const twins = ['/ranking/elo'];

// Pages that show more on a desktop than on a phone: the menu, all columns of a table.
const widerRoutes = ['/', '/torneos/nacional', '/torneos/copa-argentina'];

test.each([...kindsOfPage.filter((route) => !twins.includes(route)), ...sections])(
  '%s: nothing is lost on a narrow screen, zoomed, with large text and in forced colours, nothing moves with reduced motion, and axe finds nothing',
  async (route) => {
    const page = await look(route);
    await openBlocks(page);
    for (const width of [320, 768, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      const { style } = document.documentElement;
      Object.assign(style, { letterSpacing: '0.12em', wordSpacing: '0.16em' });
    });
    expect(['spaced', await sidewaysScroll(page)]).toEqual(['spaced', 0]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    const tight = await page
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Number.parseFloat(getComputedStyle(button).paddingInlineStart) < 8)
          .map((button) => button.textContent.trim()),
      );
    expect(tight).toEqual([]);

    // A window of 1280 × 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await lostTexts(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await lostTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await bareControls(page)).toEqual([]);
    expect(await invisibleTexts(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motion(page)).toEqual({ animations: 0, scroll: 'auto' });

    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize({ width: 360, height: 640 });
    const further = widerRoutes.includes(route) ? desktop : undefined;
    expect(await pageViolations(page, further)).toEqual([]);
  },
);

test('with enlarged text on a phone a correction still says what the result was and what it is', async () => {
  const page = await look('/correcciones');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const heading of ['Antes', 'Ahora']) {
    expect(await page.getByRole('columnheader', { name: heading }).isVisible()).toBe(true);
  }
});

test('with enlarged text on a phone no meeple covers a place', async () => {
  const page = await look('/torneos/liga-nacional');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const cell = page.locator('.standings td').first();
  const room = await cell.evaluate((element) => {
    const place = document.createRange();
    place.selectNodeContents(element);
    return element.getBoundingClientRect().right - place.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(22);
});
