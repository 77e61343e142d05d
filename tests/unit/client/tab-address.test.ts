// @vitest-environment happy-dom
/** Tabs whose state is the address; e2e/tabs.test.ts uses them in a browser. */
import { expect, test, vi } from 'vitest';
import { selectedPanel, selectTab } from '../../../src/client/tab-address.ts';

test.each(['#x', '#x-э-12', '#100%'])(
  'an address opens the panel that has its fragment %s',
  (hash) => {
    const inside = `<p id="${hash.slice(1)}"></p>`;
    document.body.innerHTML = `<section id="2da"></section><section id="1ra">${inside}</section>`;
    location.hash = hash;
    const tabs = [{ id: '2da' }, { id: '1ra' }];
    expect(selectedPanel({ param: 'division', tabs })).toBe('1ra');
  },
);

test('a link to a place outside of the panels closes none, such as the one to the field for a nick', () => {
  document.body.innerHTML =
    '<section id="cuadro" hidden></section><section id="fixture"></section><input id="nick">';
  const set = { param: 'seccion', tabs: [{ id: 'cuadro' }, { id: 'fixture' }] };
  location.hash = '#nick';
  expect(selectedPanel(set)).toBe('fixture');
  location.hash = '';
  expect(selectedPanel(set)).toBe('cuadro');
});

test('without a division in the address, the tab is of the division with the visitor’s row, not of an earlier one with a duel', () => {
  document.body.innerHTML = '<section id="elite"></section><section id="oro"></section>';
  const html = '<a href="/elite#promociones-1">vs Ana</a> <a href="/oro#mi-fila">3.º</a>';
  document.documentElement.dataset['own'] = JSON.stringify({ html });
  vi.stubGlobal('location', { pathname: '', search: '', hash: '' });
  const tabs = [{ id: 'elite' }, { id: 'oro' }];
  expect(selectedPanel({ param: 'division', tabs })).toBe('oro');
  delete document.documentElement.dataset['own'];
});

test('a tab inside of a panel writes the panel to the address, too: another device has another default', () => {
  document.body.innerHTML = `<p data-param="division"><a id="tab-oro" href="#oro"></a></p>
    <section class="tab-panel" id="oro"><p data-param="seccion"><a id="tab-oro-fixture" data-value="fixture"></a></p></section>`;
  const tab = document.querySelector<HTMLAnchorElement>('#tab-oro-fixture');
  if (tab) selectTab(tab);
  expect(location.search).toBe('?division=oro&seccion=fixture');
});
