import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, forgetErrors, open, openBlank, touchIslands } from '../fixtures/browser.ts';

const league = '/torneos/liga-nacional';
const cup = '/torneos/copa-argentina';

/** Ids of the panels on show, outer ones first. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.tab-panel')
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.id),
    );

const hydrated = touchIslands;

/** As the page has it: Playwright hears of it a moment later. */
const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

describe('the address names the tab', () => {
  test.each([
    [league, ['elite', 'elite-posiciones']],
    [`${league}?division=platinum`, ['platinum', 'platinum-posiciones']],
    [`${league}?division=oro&seccion=fixture`, ['oro', 'oro-fixture']],
    [`${league}?seccion=historial`, ['elite', 'elite-historial']],
    [`${league}?division=bronce&seccion=otra`, ['elite', 'elite-posiciones']],
    [`${league}#platinum-fixture`, ['platinum', 'platinum-fixture']],
    [`${league}/oro`, ['oro', 'oro-posiciones']],
    [`${league}/oro?seccion=fixture`, ['oro', 'oro-fixture']],
    [`${league}/oro?division=elite`, ['oro', 'oro-posiciones']],
    [`${league}?seccion=fixture#contenido`, ['elite', 'elite-fixture']],
    [`${league}#100%`, ['elite', 'elite-posiciones']],
    [cup, ['cuadro']],
    [`${cup}?seccion=fixture`, ['fixture']],
    [`${cup}?seccion=posiciones`, ['cuadro']],
    [`${cup}?division=oro`, ['cuadro']],
  ])('%s shows %j, before and after hydration', async (route, panels) => {
    const page = await open(route);
    expect(await shown(page)).toEqual(panels);
    await hydrated(page);
    expect(await shown(page)).toEqual(panels);
  });

  test('the right panel is there at the first paint, without React', async () => {
    const page = await openBlank();
    await page.route('**/_astro/**', (route) => route.abort());
    await page.goto(`${league}?division=oro&seccion=fixture`);
    expect(await shown(page)).toEqual(['oro', 'oro-fixture']);
    const chosen = page.locator('.tab-list > a').filter({ hasText: 'Oro' });
    expect(await chosen.evaluate((tab) => getComputedStyle(tab).boxShadow)).toContain('4px');
    forgetErrors();
  });
});

describe('a tab', () => {
  test.each([
    ['', ['Oro', 'Fixture'], ['oro', 'oro-fixture'], '?division=oro&seccion=fixture'],
    [
      '?seccion=fixture',
      ['Platinum'],
      ['platinum', 'platinum-fixture'],
      '?seccion=fixture&division=platinum',
    ],
    [
      '?utm_source=whatsapp',
      ['Oro'],
      ['oro', 'oro-posiciones'],
      '?utm_source=whatsapp&division=oro',
    ],
  ])(
    'from «%s» %j change the panels to %j without navigation',
    async (before, names, panels, after) => {
      const page = await open(league + before);
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      for (const name of names) {
        await hydrated(page);
        await page.getByRole('tab', { name }).click();
      }
      expect(await shown(page)).toEqual(panels);
      expect(await query(page)).toBe(after);
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    },
  );

  test('is undone and redone by back and forward', async () => {
    const page = await open(`${league}?division=platinum`);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Oro' }).click();
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(['platinum', 'platinum-posiciones']);
    await page.goForward();
    await expect.poll(() => shown(page)).toEqual(['oro', 'oro-posiciones']);
  });

  test('of one set leaves the other as it is', async () => {
    const page = await open('/torneos/nacional');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Puntos' }).click();
    await page.getByRole('tab', { name: 'Representaciones en el Mundial' }).click();
    await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
    await page.evaluate(() => (location.hash = 'contenido'));
    await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
  });
});

describe('by keyboard', () => {
  test('arrows, Home and End move and choose; one tab is in the tab order', async () => {
    const page = await open('/torneos/nacional', { viewport: desktop });
    await hydrated(page);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Reglas').focus();
    const chosen = async (name: string): Promise<void> => {
      expect(await page.locator(':focus').textContent()).toBe(name);
      expect(await tab(name).getAttribute('aria-selected')).toBe('true');
      expect(await tab(name).getAttribute('tabindex')).toBeNull();
    };
    await page.keyboard.press('ArrowRight');
    await chosen('Puntos');
    await page.keyboard.press('End');
    await chosen('Premios');
    await page.keyboard.press('ArrowRight');
    await chosen('Reglas');
    await page.keyboard.press('ArrowLeft');
    await chosen('Premios');
    await page.keyboard.press('Home');
    await chosen('Reglas');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('id')).toBe('reglas');
    expect(await tab('Puntos').getAttribute('tabindex')).toBe('-1');
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
});

test('the arrow keys leave no steps of history behind', async () => {
  const page = await open(`${league}?division=platinum`);
  await hydrated(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('tab', { name: 'Platinum' }).focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  expect(await query(page)).toBe('?division=platinum');
  expect(await steps()).toBe(before);
});

test('a tab that has the focus when React comes stays a link until the focus has left', async () => {
  const page = await open('/torneos/nacional', { viewport: desktop });
  const link = page.getByRole('link', { name: 'Puntos', exact: true });
  await link.focus();
  await page.locator('.tabs[data-live]').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page)).toContain('puntos');
  expect(await page.locator(':focus').getAttribute('role')).toBeNull();
  await page.getByRole('link', { name: 'Ir al contenido' }).focus();
  await page.getByRole('tab', { name: 'Puntos', exact: true, selected: true }).waitFor();
});
