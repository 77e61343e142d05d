import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScripts, open, openAs, openBlank } from '../fixtures/browser.ts';
import { pickerOf } from '../mistakes/picker.ts';

const league = '/torneos/liga-nacional';

/** Ids of the visible panels, outer ones first. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.tab-panel')
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.id),
    );

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
  const page = await open(league);
  const row = page.locator('.standings tbody tr').first();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(360);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  expect((await page.locator('.tab-list').first().boundingBox())?.y).toBe(0);
});

describe('a tab', () => {
  test('changes the panel without navigation and scrolling, and keeps the rest of the address', async () => {
    const page = await open(`${league}?utm_source=whatsapp`);
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (const name of ['Oro', 'Fixture']) {
      await page.getByRole('tab', { name }).click();
    }
    expect(await shown(page)).toEqual(['oro', 'oro-fixture']);
    expect(await query(page)).toBe('?utm_source=whatsapp&division=oro&seccion=fixture');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    expect(await top()).toBe(before);
  });

  test('of one set does not change the other set', async () => {
    const page = await open('/torneos/nacional');
    await page.getByRole('tab', { name: 'Puntos' }).click();
    await page.getByRole('tab', { name: 'Representaciones en el Mundial' }).click();
    await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
    await page.evaluate(() => (location.hash = 'contenido'));
    await expect.poll(() => shown(page)).toEqual(['puntos', 'mundial']);
    expect(await query(page)).toBe('?reglamento=puntos&historia=mundial');
  });
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

test('taps add no history entries: Back leaves the page, and coming back shows the last tab', async () => {
  const page = await open('/contacto');
  await page.goto(league);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  for (const name of ['Oro', 'Fixture', 'Platinum', 'Posiciones', 'Élite', 'Fixture']) {
    await page.getByRole('tab', { name }).click();
  }
  await page.keyboard.press('ArrowRight');
  expect(await steps()).toBe(before);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/contacto');
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(['elite', 'elite-historial']);
});

/** Panels of the league that an address names, by its parameters or by a panel's own fragment, outer one first. */
function named(address: string): string[] {
  const { hash, searchParams } = new URL(address);
  const [inDivision, inSection] = hash.slice(1).split('-');
  const division = inDivision || searchParams.get('division') || 'elite';
  const section = inSection || searchParams.get('seccion') || 'posiciones';
  return [division, `${division}-${section}`];
}

/** The visible panels, the tabs drawn as chosen, and the tabs announced as chosen. */
const screen = (page: Page): Promise<{ panels: string[]; chosen: string[]; said: string[] }> =>
  page.evaluate(() => {
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((found) =>
        found.checkVisibility(),
      );
    const idOf = (tab: HTMLElement): string => tab.getAttribute('href')?.slice(1) ?? '';
    const tabs = visible('.tab-list > a');
    const isDrawn = (tab: HTMLElement): boolean => getComputedStyle(tab).boxShadow.includes('4px');
    return {
      panels: visible('.tab-panel').map(({ id }) => id),
      chosen: tabs.filter(isDrawn).map(idOf),
      said: tabs.filter(({ ariaSelected }) => ariaSelected === 'true').map(idOf),
    };
  });

test('address and screen agree after each of twenty taps, links, backs, forwards, reloads and visits elsewhere', async () => {
  const page = await open(`${league}#platinum-fixture`);
  const pick = pickerOf(2);
  const address = (): Promise<string> => page.evaluate(() => location.href);
  /** Position in the history, and the last position that is a page of the league. */
  let step = 0;
  let last = 0;
  const tap = async (): Promise<void> => {
    const tabs = page.locator('.tab-list > a').filter({ visible: true });
    await pick(await tabs.all()).click();
  };
  const moves: Record<string, () => Promise<unknown>> = {
    tap,
    'another tap': tap,
    'link to a panel': async () => {
      const before = await address();
      const hash = pick(['#oro', '#elite-fixture', '#platinum-historial']);
      await page.evaluate((fragment) => (location.hash = fragment), hash);
      if ((await address()) !== before) last = ++step;
    },
    back: async () => {
      if (step === 0) return;
      step -= 1;
      await page.goBack();
    },
    forward: async () => {
      if (step === last) return;
      step += 1;
      await page.goForward();
    },
    reload: () => page.reload(),
    'visit to another page': async () => {
      await page.locator('footer a[href="/contacto"]').click();
      await page.waitForURL('**/contacto');
      await page.goBack();
      last = step;
    },
  };
  const done: string[] = [];
  while (done.length < 20) {
    const [name, move] = pick(Object.entries(moves));
    await move();
    const now = await address();
    done.push(`${name}: ${now}`);
    const panels = named(now);
    await expect
      .poll(() => screen(page), { message: done.join('\n') })
      .toEqual({ panels, chosen: panels, said: panels });
  }
});
