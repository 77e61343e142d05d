// @vitest-environment happy-dom
/** The notice of a navigation that takes long, and links that lead back. */
import { expect, test, vi } from 'vitest';

/** Steps: a link's address is pressed, milliseconds pass, or an event is fired. */
test.each([
  ['/noticias, 399', ''],
  ['/noticias, 400, /torneos/temporadas, 400', 'Cargando, un momento por favor.'],
  ['/noticias, /noticias, pageshow, 400', ''],
  ['/noticias, 400, pointerdown', ''],
  ['/noticias, 400, keydown', ''],
  // A browser downloads these files, or shows them in a viewer.
  ['/calendarios/liga.ics, 400', ''],
  ['/descargas/reglas.pdf, 400', ''],
  ['https://example.com/noticias, 400', ''],
  ['#ranking, 400', ''],
])('after «%s» it says «%s»', async (steps, text) => {
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

test('«Volver» goes back, and with a modifier key opens a tab', async () => {
  vi.stubGlobal('navigation', { canGoBack: true });
  document.body.innerHTML = '<a data-back href="#lista">Volver</a>';
  await import('../../../src/client/back.ts');
  const isPrevented = (keys: MouseEventInit): boolean => {
    const click = new MouseEvent('click', { ...keys, cancelable: true });
    return document.querySelector('a')?.dispatchEvent(click) === false;
  };
  expect([{}, { ctrlKey: true }, { altKey: true }].map(isPrevented)).toEqual([true, false, false]);
});
