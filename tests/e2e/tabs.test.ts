import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, look, open, openAs, openBlank } from '../fixtures/browser.ts';

const league = '/torneos/liga-nacional';

/** Ids of the visible panels, outer ones first, and of the panels whose tabs are drawn or announced as chosen. */
const screen = (page: Page): Promise<Record<'panels' | 'drawn' | 'announced', string[]>> =>
  page.evaluate(() => {
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((found) =>
        found.checkVisibility(),
      );
    const tabs = visible('.tab-list > a');
    const panelOf = (tab: HTMLElement): string => tab.getAttribute('href')?.slice(1) ?? '';
    const isDrawn = (tab: HTMLElement): boolean => getComputedStyle(tab).boxShadow.includes('4px');
    return {
      panels: visible('.tab-panel').map(({ id }) => id),
      drawn: tabs.filter(isDrawn).map(panelOf),
      announced: tabs.filter(({ ariaSelected }) => ariaSelected === 'true').map(panelOf),
    };
  });

const shown = async (page: Page): Promise<string[]> => (await screen(page)).panels;

/** The query in the page's address; Playwright's own copy lags behind. */
const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

test('without a tab in the address it is that of the division that the visitor is known to play in, before any script file', async () => {
  const page = await openAs(league, 'Chamame_33');
  await page.locator('.own-lines a').first().waitFor({ state: 'attached' });
  await holdScripts(page);
  await page.goto(league, { waitUntil: 'domcontentloaded' });
  expect(await shown(page)).toEqual(['oro', 'oro-posiciones']);
  await page.goto(`${league}?division=platinum`, { waitUntil: 'domcontentloaded' });
  expect(await shown(page)).toEqual(['platinum', 'platinum-posiciones']);
});

test('on a phone the first row of the league’s table is within the first 360 px, and divisions stay in sight', async () => {
  const page = await look(league);
  const row = page.locator('.standings tbody tr').first();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(360);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  expect((await page.locator('.tab-list').first().boundingBox())?.y).toBe(0);
});

test('a tab scrolls nothing, and keeps the other set’s panel and the rest of the address', async () => {
  const page = await look('/torneos/nacional?utm_source=whatsapp');
  const first = page.getByRole('tab', { name: 'Puntos' });
  await first.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await first.click();
  expect(await top()).toBe(before);
  await page.getByRole('tab', { name: 'Representaciones en el Mundial' }).click();
  await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
  await page.evaluate(() => (location.hash = 'contenido'));
  await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
  expect(await query(page)).toBe('?utm_source=whatsapp&reglamento=puntos&historia=mundial');
});

test('tabs have their ARIA roles at the first paint, before any script file, and an early key is answered with React', async () => {
  const page = await openBlank();
  const letThrough = await holdScripts(page);
  await page.goto(league, { waitUntil: 'domcontentloaded' });
  const pattern = await page.locator('.tab-list').first().ariaSnapshot();
  expect(pattern).toBe(
    [
      '- tablist "Divisiones":',
      '  - tab "Élite" [selected]',
      '  - tab "Platinum"',
      '  - tab "Oro"',
    ].join('\n'),
  );
  await page.getByRole('tab', { name: 'Élite' }).press('ArrowRight');
  letThrough();
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Platinum');
  expect(await shown(page)).toEqual(['platinum', 'platinum-posiciones']);
});

test('address and screen agree after taps, which add no history, links, Back, Forward, reloads and visits elsewhere', async () => {
  const page = await open('/contacto');
  await page.goto(`${league}#platinum-fixture`);
  const tap = (name: string) => page.getByRole('tab', { name }).click();
  const follow = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  const visitContact = async (): Promise<void> => {
    await page.locator('footer a[href="/contacto"]').click();
    await page.waitForURL('**/contacto');
    await page.goBack();
  };
  const moves: [move: () => Promise<unknown>, address: string, division: string, part: string][] = [
    [() => page.reload(), '#platinum-fixture', 'platinum', 'fixture'],
    [() => tap('Oro'), '?seccion=fixture&division=oro', 'oro', 'fixture'],
    [() => tap('Posiciones'), '?seccion=posiciones&division=oro', 'oro', 'posiciones'],
    [
      () => follow('elite-historial'),
      '?seccion=posiciones&division=oro#elite-historial',
      'elite',
      'historial',
    ],
    [() => tap('Platinum'), '?seccion=historial&division=platinum', 'platinum', 'historial'],
    [() => tap('Fixture'), '?seccion=fixture&division=platinum', 'platinum', 'fixture'],
    [() => page.reload(), '?seccion=fixture&division=platinum', 'platinum', 'fixture'],
    [visitContact, '?seccion=fixture&division=platinum', 'platinum', 'fixture'],
    [() => page.goBack(), '?seccion=posiciones&division=oro', 'oro', 'posiciones'],
    [() => page.goForward(), '?seccion=fixture&division=platinum', 'platinum', 'fixture'],
  ];
  for (const [move, address, division, part] of moves) {
    await move();
    const panels = [division, `${division}-${part}`];
    await expect
      .poll(() => screen(page), { message: address })
      .toEqual({ panels, drawn: panels, announced: panels });
    expect(await page.evaluate(() => location.search + location.hash)).toBe(address);
  }
  await page.goBack();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/contacto');
});
