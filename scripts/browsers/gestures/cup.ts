/** The cup: bracket and fixture. */
import { both, phone, type Tab } from '../driver.ts';
import { isHidden, isShown, reads } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const cup = '/torneos/copa-argentina';

/** The phases whose duels take room: those that are only read aloud take none. */
const onlyPhase = (tab: Tab, id: string): Promise<void> =>
  until(
    tab,
    (wanted) => {
      const shown = [...document.querySelectorAll('.bracket-column')].filter(
        (column) => (column.querySelector('ol')?.getBoundingClientRect().width ?? 0) > 100,
      );
      return shown.length === 1 && shown[0]?.querySelector('input')?.id === wanted;
    },
    id,
  );

const currentIsOpen = (tab: Tab): Promise<void> =>
  reads(tab, '#fixture .round[open]:has(.round-current) summary', 'en juego');

export const cupGestures: readonly Gesture[] = [
  {
    name: 'cup: another phase of the bracket',
    sizes: [phone],
    run: async (tab, site) => {
      await tab.goto(site + cup);
      await tab.click('label[for=fase-1]');
      await onlyPhase(tab, 'fase-1');
      await tab.press('ArrowRight');
      await onlyPhase(tab, 'fase-2');
    },
  },
  {
    name: 'cup: a card of the bracket leads to its row in the fixture',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + cup);
      await tab.click('.bracket-column:has(:checked) a');
      await isShown(tab, '#fixture tr:target');
    },
  },
  {
    name: 'cup: «Ir a lo que está en juego» opens its block',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}${cup}?seccion=fixture`);
      await isShown(tab, '#fixture .round');
      await isHidden(tab, '#fixture .round table');
      await tab.click('#fixture .fixture-tools a');
      await currentIsOpen(tab);
    },
  },
  {
    name: 'cup: an address that names the round in play opens it',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + cup);
      const fragment = await tab.evaluate(() =>
        document.querySelector('#fixture .fixture-tools a')?.getAttribute('href'),
      );
      await tab.goto(`${site}/contacto`);
      await tab.goto(`${site}${cup}${fragment ?? '#'}`);
      await currentIsOpen(tab);
    },
  },
];
