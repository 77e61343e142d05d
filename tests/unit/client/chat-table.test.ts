// @vitest-environment happy-dom
/** Tables as text for chats, and the buttons that copy. */
import { expect, test, vi } from 'vitest';

test('the visible rows are copied in aligned columns, without links, corrections and a visitor’s own hours, and then the address', async () => {
  const row = (cell: string, texts: string[], attribute = '') =>
    `<tr${attribute}>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  document.body.innerHTML = `
    <table>
      <caption> Fecha <span>5</span> </caption>
      ${row('th', ['Pos', 'Jugador', 'Link', 'DG'])}
      ${row('td', ['1', 'Ana <small>corregido</small>', 'Ver', '12'])}
      ${row('td', ['2', 'Beto', 'Ver', '3'], ' hidden')}
      ${row('td', ['10', '<time>CatedralDelSur<small> (21:00)</small></time>', 'Ver', '-4'])}
    </table>
    <button data-tables="table" value="https://s.example/"></button>`;
  await import('../../../src/client/chat-table.ts');
  const button = document.querySelector('button');
  button?.click();
  expect(button?.value.split('\n')).toEqual([
    '```',
    'Fecha 5',
    'Pos Jugador        DG',
    '  1 Ana            12',
    ' 10 CatedralDelSur -4',
    '```',
    'https://s.example/',
  ]);
});

test('a copy is confirmed for two seconds, also after another one, and until one fails', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  document.body.innerHTML = `<div class="share"><button></button><button></button>
    <button data-system></button><a target="_blank"></a><p role="status"></p><label><textarea></textarea></label></div>`;
  await import('../../../src/client/share.ts');
  const [table, link] = document.querySelectorAll('button');
  for (const button of [table, link]) {
    button?.click();
    await vi.advanceTimersByTimeAsync(1500);
  }
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copiado: ya podés pegarlo.');
  expect([link?.className, document.querySelector('label')?.hidden]).toEqual(['copied', true]);
  vi.stubGlobal('navigator', {});
  link?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([link?.className, document.querySelector('label')?.hidden]).toEqual(['', false]);
});

test('with Control held, a click on a network is the browser’s', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(document.querySelector('a')?.dispatchEvent(click)).toBe(true);
});
