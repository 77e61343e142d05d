// @vitest-environment happy-dom
/** The notice of a navigation that takes long. */
import { expect, test, vi } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';

const cases = readCases<[string, string][]>(import.meta.dirname, 'slow-navigation');

/** Steps: a link's address is pressed, milliseconds pass, or an event is fired. */
test.each(cases)('after «%s» it says «%s»', async (steps, text) => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p class="slow-navigation" data-noticias="Cargando noticias"></p>`;
  vi.resetModules();
  await import('../../../src/client/slow-navigation.ts');
  for (const step of steps.split(', ')) {
    if (/^\d+$/.test(step)) vi.advanceTimersByTime(Number(step));
    else if (/^\w+$/.test(step)) dispatchEvent(new Event(step));
    else {
      const link = document.createElement('a');
      link.href = step;
      document.body.append(link);
      // A MouseEvent would navigate.
      link.dispatchEvent(new Event('click', { bubbles: true }));
    }
  }
  expect(document.querySelector('.slow-navigation')?.textContent).toBe(text);
});
