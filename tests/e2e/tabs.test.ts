import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import {
  desktop,
  forgetErrors,
  holdScripts,
  open,
  openBlank,
  tapAtOnce,
  touchIslands,
} from '../fixtures/browser.ts';

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
  test('changes panel and address without navigation', async () => {
    const page = await open(league);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('tab', { name: 'Oro' }).click();
    await hydrated(page);
    await page.getByRole('tab', { name: 'Fixture' }).click();
    expect(await shown(page)).toEqual(['oro', 'oro-fixture']);
    expect(await query(page)).toBe('?division=oro&seccion=fixture');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  test('keeps its section when the division changes', async () => {
    const page = await open(`${league}?seccion=fixture`);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Platinum' }).click();
    await hydrated(page);
    expect(await shown(page)).toEqual(['platinum', 'platinum-fixture']);
    expect(await query(page)).toBe('?seccion=fixture&division=platinum');
  });

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

  test('other parameters of the address are left alone', async () => {
    const page = await open(`${league}?utm_source=whatsapp`);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Oro' }).click();
    expect(await query(page)).toBe('?utm_source=whatsapp&division=oro');
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

test('a fragment that leads elsewhere leaves the named panel, before React and after', async () => {
  const page = await open(`${league}?seccion=fixture#contenido`);
  expect(await shown(page)).toEqual(['elite', 'elite-fixture']);
  await hydrated(page);
  expect(await shown(page)).toEqual(['elite', 'elite-fixture']);
});

describe('before React', () => {
  test('a tap shows its panel in the same task, and React keeps it', async () => {
    const page = await openBlank();
    const release = await holdScripts(page);
    await page.goto(league, { waitUntil: 'commit' });
    await page.locator('.tab-list').first().waitFor();
    await tapAtOnce(page, 'a[href="#oro"]', '#oro');
    expect(await shown(page)).toEqual(['oro', 'oro-posiciones']);
    release();
    await hydrated(page);
    expect(await shown(page)).toEqual(['oro', 'oro-posiciones']);
    await page.getByRole('tab', { name: 'Fixture' }).click();
    expect(await query(page)).toBe('?division=oro&seccion=fixture');
  });
});

test('a fragment that is no text breaks nothing', async () => {
  const page = await open(`${league}#100%`);
  await hydrated(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('tab', { name: 'Oro' }).click();
  expect(await shown(page)).toEqual(['oro', 'oro-posiciones']);
});

test('axe finds nothing once React is there', async () => {
  const page = await open(league);
  await hydrated(page);
  expect(await axeViolations(page, 'main')).toEqual([]);
});
