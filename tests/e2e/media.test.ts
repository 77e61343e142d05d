/** What visitors may ask of their browser: larger text, less motion, colours of their own. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, open, openBlocks, phone, sidewaysScroll } from '../fixtures/browser.ts';

const item = '/noticias/gran-final-liga-2026';
const routes = [
  '/',
  '/noticias',
  item,
  '/ranking',
  '/seleccion-nacional',
  '/comunidad',
  '/torneos/nacional',
  '/torneos/liga-nacional',
  '/torneos/liga-nacional?division=oro&seccion=fixture',
  '/torneos/copa-argentina',
  '/torneos/copa-argentina?seccion=fixture',
  '/contacto',
];

/** Lays out what is far from the view, as it is once it comes near. */
const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });

/** Texts that cannot be read whole: cut off, outside of the page, or under another text. */
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
    /** Clipped to nothing: for screen readers alone. */
    const isReadAloud = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isReadAloud(element.parentElement));
    /** A summary that ends in «…» on purpose: the whole text is one link away. */
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
        if (!isScrolled(parent) && (box.right > width + 1 || box.left < -1)) {
          lost.push(`outside: ${text}`);
        }
        if (!isSummary(parent)) boxes.push({ text, box });
      }
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (!isSummary(box) && isClipping(box)) lost.push(`cut: ${text}`);
      }
    }
    // Lines may touch: fonts draw outside of their boxes, not inside of others.
    const slack = 0.35;
    for (const [index, { text, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const height = Math.min(box.height, other.box.height);
        if (across > 2 && down > height * slack) lost.push(`over: ${text} / ${other.text}`);
      }
    }
    return [...new Set(lost)];
  });

describe.each(routes)('%s', (route) => {
  test('loses nothing zoomed to 400 %, nor with text of 200 % on a phone', async () => {
    // At 400 % a window of 1280 × 1024 has room for 320 × 256.
    const page = await open(route, { viewport: { width: 320, height: 256 } });
    await openBlocks(page);
    await layOutWhole(page);
    expect(await lostTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(phone);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await lostTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe('with reduced motion', () => {
  test.each(['/', item, '/torneos/liga-nacional', '/contacto'])(
    '%s moves nothing',
    async (route) => {
      const page = await open(route, { reducedMotion: 'reduce' });
      await page.locator('.slow-navigation').evaluate((notice: HTMLElement) => {
        notice.hidden = false;
      });
      const moving = await page.evaluate(() => ({
        animations: document.getAnimations().length,
        scroll: getComputedStyle(document.documentElement).scrollBehavior,
      }));
      expect(moving).toEqual({ animations: 0, scroll: 'auto' });
    },
  );

  test.each([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)('(%s) the sign of waiting is there, turning or not', async (reducedMotion, turns) => {
    const page = await open('/', { reducedMotion });
    const spinner = await page.locator('.slow-navigation').evaluate((notice: HTMLElement) => {
      notice.hidden = false;
      const { width, borderTopStyle } = getComputedStyle(notice, '::before');
      return {
        width: Number.parseFloat(width),
        borderTopStyle,
        turns: notice.getAnimations({ subtree: true }).length,
      };
    });
    expect(spinner).toEqual({
      width: expect.closeTo(19.2, 1) as number,
      borderTopStyle: 'solid',
      turns,
    });
  });
});

describe('with the colours of the system', () => {
  const forced = { forcedColors: 'active' } as const;

  test.each(routes)(
    'every control of %s has an edge, a line or a sign, every text another colour than its ground',
    async (route) => {
      const page = await open(route, forced);
      await openBlocks(page);
      const bare = await page
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
                  // As text, or drawn of its border.
                  .some((sign) => sign.content !== '""' || isEdged(sign));
              const hasEdge = [control, ...control.children].some((element) => {
                const style = getComputedStyle(element);
                return isEdged(style) || style.textDecorationLine !== 'none';
              });
              return !hasSign && !hasEdge;
            })
            .map((control) => control.outerHTML.slice(0, 160)),
        );
      expect(bare).toEqual([]);
      const invisible = await page.locator('body *').evaluateAll((elements) =>
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
      expect(invisible).toEqual([]);
    },
  );

  test('a step that leads nowhere is as what is not enabled', async () => {
    const page = await open('/', forced);
    const [own, disabled] = await page.locator('.ranking-pager a:not([href])').evaluate((step) => {
      const button = document.createElement('button');
      button.disabled = true;
      step.after(button);
      return [step, button].map((element) => getComputedStyle(element).color);
    });
    expect(own).toBe(disabled);
  });

  /** How an element looks, but for colours: what is left to tell it from another. */
  const shape = (page: Page, selector: string): Promise<Record<string, string>> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderWidth, borderStyle, fontWeight, outlineStyle, textDecorationLine } =
          getComputedStyle(element);
        return { borderWidth, borderStyle, fontWeight, outlineStyle, textDecorationLine };
      });

  test.each([
    [
      'the chosen tab',
      '/torneos/liga-nacional',
      '.tab-list > :first-child',
      '.tab-list > :nth-child(2)',
    ],
    [
      'the winner',
      '/torneos/liga-nacional?seccion=fixture',
      '.round td.winner',
      '.round td:not(.winner)',
    ],
    [
      'the winner in the bracket',
      '/torneos/copa-argentina',
      '.bracket-duel .winner',
      '.bracket-duel li:not(.winner)',
    ],
    [
      'the phase on show',
      '/torneos/copa-argentina',
      '.bracket :checked + h3 label',
      '.bracket input:not(:checked) + h3 label',
    ],
    [
      'who is promoted',
      '/torneos/liga-nacional?division=oro',
      '.zone-up > :first-child',
      '.standings tbody tr:not([class]) > :first-child',
    ],
    [
      'who is relegated',
      '/torneos/liga-nacional',
      '.zone-down > :first-child',
      '.standings tbody tr:not([class]) > :first-child',
    ],
    [
      'the first three',
      '/ranking',
      '.ranking .top > :first-child',
      '.ranking tbody tr:not(.top) > :first-child',
    ],
    ['the current page', '/noticias', '#menu [aria-current]', '#menu a:not([aria-current])'],
  ])('%s is told apart without colours', async (_name, route, marked, other) => {
    const page = await open(route, forced);
    expect(await shape(page, marked)).not.toEqual(await shape(page, other));
  });

  test('what has the focus is outlined', async () => {
    const page = await open('/', { ...forced, viewport: desktop });
    await page.getByRole('button', { name: 'Modo oscuro' }).focus();
    await page.keyboard.press('Shift+Tab');
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });
});
