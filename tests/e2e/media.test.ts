/** Preferences that visitors set in the browser: reduced motion and forced colours. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, open } from '../fixtures/browser.ts';

const item = '/noticias/gran-final-liga-2026';

describe('with reduced motion', () => {
  test.each(['/', item, '/torneos/liga-nacional', '/contacto'])(
    '%s moves nothing',
    async (route) => {
      const page = await open(route, { reducedMotion: 'reduce' });
      await page.locator('.slow-navigation').evaluate((notice: HTMLElement) => {
        notice.textContent = 'Cargando';
      });
      const moving = await page.evaluate(() => ({
        animations: document.getAnimations().length,
        scroll: getComputedStyle(document.documentElement).scrollBehavior,
      }));
      expect(moving).toEqual({ animations: 0, scroll: 'auto' });
    },
  );

  test('the waiting sign is visible, and turns only without reduced motion', async () => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    const spinner = await page.locator('.slow-navigation').evaluate((notice: HTMLElement) => {
      notice.textContent = 'Cargando';
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
      turns: 1,
    });
  });
});

describe('in forced colours', () => {
  const forced = { forcedColors: 'active' } as const;

  test('a pager link that leads nowhere looks disabled', async () => {
    const page = await open('/', forced);
    const [own, disabled] = await page
      .locator('.ranking-pager a:not([href])')
      .first()
      .evaluate((step) => {
        const button = document.createElement('button');
        button.disabled = true;
        step.after(button);
        return [step, button].map((element) => getComputedStyle(element).color);
      });
    expect(own).toBe(disabled);
  });

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

  test.each([
    ['the chosen tab', league, '.tab-list > :first-child', '.tab-list > :nth-child(2)'],
    ['the winner', `${league}?seccion=fixture`, '.round .winner', '.round td:not(.winner)'],
    ['the winner in the bracket', cup, '.bracket-duel .winner', '.bracket-duel li:not(.winner)'],
    [
      'the phase on show',
      cup,
      '.bracket :checked + h3 label',
      '.bracket :not(:checked) + h3 label',
    ],
    ['who is promoted', `${league}?division=oro`, '.zone-up > :first-child', plain],
    ['who is relegated', league, '.zone-down > :first-child', plain],
    ['the first three', '/ranking', '.top > :first-child', 'tbody tr:not(.top) > :first-child'],
    ['the current page', '/noticias', '#menu [aria-current]', '#menu a:not([aria-current])'],
  ])('%s is told apart without colours', async (_name, route, marked, other) => {
    const page = await open(route, forced);
    expect(await shape(page, marked)).not.toEqual(await shape(page, other));
  });

  test('the focused element is outlined', async () => {
    const page = await open('/', { ...forced, viewport: desktop });
    await page.getByRole('button', { name: 'Modo oscuro' }).focus();
    await page.keyboard.press('Shift+Tab');
    const outline = await page
      .locator(':focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });
});
