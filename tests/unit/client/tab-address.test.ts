// @vitest-environment happy-dom
/** Tabs whose state is the address; e2e/tabs.test.ts uses them in a browser. */
import { expect, test } from 'vitest';
import { selectedPanel } from '../../../src/client/tab-address.ts';

test('an address opens the panel that has its fragment, also if the panel’s id begins with a digit', () => {
  document.body.innerHTML =
    '<section id="2da"></section><section id="1ra"><p id="x"></p></section>';
  location.hash = '#x';
  const tabs = [{ id: '2da' }, { id: '1ra' }];
  expect(selectedPanel({ param: 'division', tabs })).toBe('1ra');
  location.hash = '';
});
