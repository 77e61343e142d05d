// @vitest-environment happy-dom
/** What changes on a page by the visitor's clock; tests/unit/words has the words for days. */
import { expect, test, vi } from 'vitest';

/** Runs the script in a page with this main part at a moment. */
async function openAt(moment: string, html: string): Promise<void> {
  vi.useFakeTimers({ now: Date.parse(moment) });
  document.body.innerHTML = html;
  vi.resetModules();
  await import('../../../src/client/visitors-clock.ts');
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ').trim();

test('an entry whose moment comes loses its links and what counts until then, also on an open page', async () => {
  const html = `<p data-moment="2026-12-05T20:00-03:00" data-past-text="Ya empezó"><a href="/x">Ana</a>
    <small data-until-past>mañana</small> </p> <p data-moment="2026-12-06T00:00-03:00"><a href="/y">Beto</a></p>`;
  await openAt('2026-12-05T19:59:55-03:00', html);
  expect(text()).toBe('Ana mañana Beto');
  vi.advanceTimersByTime(10_000);
  expect(text()).toBe('Ana Ya empezó Beto');
  expect([...document.links].map(({ textContent }) => textContent)).toEqual(['Beto']);
  expect([...document.querySelectorAll('.past')]).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(text()).toBe('Ana Ya empezó Beto');
});

test.each([
  ['data-at-start', 'En 2 días', 'Hoy'],
  ['data-is-last', 'faltan 2 días', 'último día'],
  ['data-until', 'hasta el domingo', 'hasta hoy'],
])('a day with «%s» follows the clock', async (attribute, before, onTheDay) => {
  const html = `<span data-day-start="2026-12-06T03:00:00Z" ${attribute}>hasta el domingo</span>`;
  await openAt('2026-12-04T23:59:00-03:00', html);
  expect(text()).toBe(before);
  vi.setSystemTime(Date.parse('2026-12-06T00:00:00-03:00'));
  vi.advanceTimersByTime(10_000);
  expect(text()).toBe(onTheDay);
});
