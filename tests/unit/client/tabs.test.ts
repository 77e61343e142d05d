// @vitest-environment happy-dom
/** Tabs whose state is the address; e2e/tabs.test.ts uses them in a browser. */
import { expect, test } from 'vitest';
import '../../../src/client/early/tabs.ts';

/** Opens an address of a page with a list of tabs, and panels of the same ids, whose HTML may be given. */
function open(address: string, ids: readonly string[], panels: Record<string, string> = {}): void {
  const tabs = ids.map((id) => `<a role="tab" id="tab-${id}" href="#${id}">${id}</a>`);
  const parts = ids.map(
    (id) => `<section class="tab-panel" id="${id}">${panels[id] ?? ''}</section>`,
  );
  document.body.innerHTML = `<div><p role="tablist" data-param="division">${tabs.join('')}</p>
    ${parts.join('')}</div><input id="nick">`;
  follow(address);
}

function follow(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('popstate'));
}

/** Ids of the panels on show, and of those whose tab is announced as selected, or is in the tab order. */
const shown = (): string[][] =>
  ['.tab-panel:not([hidden])', 'a[aria-selected=true]', 'a[tabindex="0"]'].map((selector) =>
    [...document.querySelectorAll(selector)].map(({ id }) => id.replace('tab-', '')),
  );

const only = (id: string): string[][] => [[id], [id], [id]];

test.each(['#x', '#x-э-12', '#100%'])(
  'an address opens the panel that has its fragment %s',
  (hash) => {
    open(`/${hash}`, ['2da', '1ra'], { '1ra': `<p id="${hash.slice(1)}"></p>` });
    expect(shown()).toEqual(only('1ra'));
  },
);

test('a link to a place outside of the panels closes none, such as the one to the field for a nick', () => {
  open('/#fixture', ['cuadro', 'fixture']);
  follow('#nick');
  expect(shown()).toEqual(only('fixture'));
  follow('/');
  expect(shown()).toEqual(only('cuadro'));
});

test('without a division in the address, the tab is of the division with the visitor’s row, not of an earlier one with a duel', () => {
  const html = '<a href="/elite#promociones-1">vs Ana</a> <a href="/liga/oro#mi-fila">3.º</a>';
  document.documentElement.dataset['own'] = JSON.stringify({ html });
  open('/liga', ['elite', 'oro']);
  expect(shown()).toEqual(only('oro'));
  delete document.documentElement.dataset['own'];
});

test('a tab inside of a panel writes the panel to the address, too: another device has another default', () => {
  const inner = `<p role="tablist" data-param="seccion"><a role="tab" href="#oro-fixture" data-value="fixture"></a></p>`;
  open('/', ['oro'], { oro: inner });
  document.querySelector<HTMLElement>('[data-value]')?.click();
  expect(location.search).toBe('?division=oro&seccion=fixture');
});

/** Presses a key on the focused tab; returns true if it was answered. */
function pressKey(key: string, modifier: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifier });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('arrows, Home and End choose and focus a tab, the only one in the tab order; other keys are the browser’s', () => {
  open('/', ['elite', 'platinum', 'oro']);
  document.getElementById('tab-elite')?.focus();
  for (const [key, id] of [
    ['ArrowRight', 'platinum'],
    ['End', 'oro'],
    ['ArrowRight', 'elite'],
    ['ArrowLeft', 'oro'],
    ['Home', 'elite'],
  ] as const) {
    expect(pressKey(key), key).toBe(true);
    expect([document.activeElement?.id, ...shown()]).toEqual([`tab-${id}`, ...only(id)]);
  }
  for (const [key, modifier] of [
    ['ArrowRight', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['End', { shiftKey: true }],
    ['a', {}],
  ] as const) {
    expect(pressKey(key, modifier), key).toBe(false);
    expect(shown()).toEqual(only('elite'));
  }
});
