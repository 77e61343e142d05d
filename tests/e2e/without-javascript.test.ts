/** Without JavaScript every fact can be read, and no control is visible that would do nothing. */
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '../../src/lib/time.ts';
import { desktop, look } from '../fixtures/browser.ts';
import { builtAt, dailyDuels } from '../fixtures/site.ts';

const withoutScripts = { javaScriptEnabled: false, viewport: desktop };
const yesterday = addDays(calendarDate(builtAt), -1);
const duels = dailyDuels('league', yesterday).length;

test.each<[route: string, absent: string, shown: Record<string, number>]>([
  [
    '/',
    '.own-card, .scheme-button',
    { '.latest-results li': 4, '.on-now [data-day-start]:text-is("Mañana") >> nth=0': 1 },
  ],
  [
    '/torneos/liga-nacional',
    'button[commandfor=duelos], #duelos button',
    {
      'a[href="/duelos"]:text-is("Calendario de duelos")': 1,
      '#duelos h2:text-is("Calendario de duelos")': 1,
      '#duelos tbody tr': duels,
      '#duelos tbody td:nth-child(3)': duels,
    },
  ],
  [
    '/torneos/liga-nacional/platinum',
    '.share button',
    { 'summary:text-is("Compartir")': 1, '#platinum-posiciones .now summary': 2 },
  ],
  ['/buscar?q=copa', '.search input', { 'main a:text-is("Ranking")': 1 }],
])('%s shows no %s', async (route, absent, shown) => {
  const page = await look(route, withoutScripts);
  const count = (selector: string): Promise<number> =>
    page.locator(selector).filter({ visible: true }).count();
  expect(await count(absent)).toBe(0);
  for (const [selector, wanted] of Object.entries(shown)) {
    expect(await count(selector), selector).toBe(wanted);
  }
});

test.each([
  ['/torneos/liga-nacional', ['elite', 'platinum', 'oro']],
  ['/torneos/nacional', ['puntos', 'reglas-adicionales', 'premios', 'reglas', 'mundial', 'podios']],
])('every panel of %s can be read', async (route, ids) => {
  // While a page scrolls smoothly to a panel, a press may miss the next link.
  const page = await look(route, { ...withoutScripts, reducedMotion: 'reduce' });
  for (const id of ids) {
    await page.locator(`a[href="#${id}"]`).click();
    await page.locator(`#${id}`).waitFor();
  }
});
