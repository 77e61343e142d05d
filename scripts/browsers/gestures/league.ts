/** The league: tabs, fixtures and the calendar of duels. */
import { both, type Tab } from '../driver.ts';
import { addressNames, areShown, hasFocus, isHidden, isShown, reads } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const league = '/torneos/liga-nacional';
const platinum = '#platinum-fixture';
const tools = `${platinum} .fixture-tools`;

const opener = 'button[commandfor=duelos]';
const dialog = '#duelos';
const title = `${dialog} h2`;

/** Each round that can be seen is open, or each closed. */
const roundsAre = (tab: Tab, open: boolean): Promise<void> =>
  until(
    tab,
    ([css, isOpen]) => {
      const rounds = [...document.querySelectorAll<HTMLDetailsElement>(css)];
      return rounds.length > 0 && rounds.every((round) => round.open === isOpen);
    },
    [`${platinum} details.round`, open] as const,
  );

async function openDuels(tab: Tab, site: string): Promise<void> {
  await tab.goto(site + league);
  await tab.click(opener);
  await reads(tab, title, 'Duelos de hoy');
}

async function isClosed(tab: Tab): Promise<void> {
  await isHidden(tab, dialog);
  await hasFocus(tab, opener);
}

export const leagueGestures: readonly Gesture[] = [
  {
    name: 'league: another division',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + league);
      await tab.click('a[href="#oro"]');
      await isShown(tab, '#oro-posiciones');
      await isHidden(tab, '#elite');
      await addressNames(tab, 'oro');
    },
  },
  {
    name: 'league: another section',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + league);
      await tab.click('a[href="#elite-fixture"]');
      await isShown(tab, '#elite-fixture .round');
      await isHidden(tab, '#elite-posiciones');
      await addressNames(tab, 'fixture');
    },
  },
  {
    name: 'league: another division and its fixture before the islands',
    sizes: both,
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(site + league);
      await tab.click('a[href="#oro"]');
      await isShown(tab, '#oro-posiciones');
      await isHidden(tab, '#elite');
      await tab.click('a[href="#oro-fixture"]');
      await tab.click('#oro-fixture .round summary');
      await isShown(tab, '#oro-fixture .round[open] table');
    },
  },
  {
    name: 'league: arrows choose among tabs',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(site + league);
      await tab.evaluate(() => document.querySelector<HTMLElement>('a[href="#elite"]')?.focus());
      await isShown(tab, '.tabs[data-live]');
      await tab.press('ArrowRight');
      await hasFocus(tab, '.chosen[href="#platinum"]');
      await isShown(tab, '#platinum-posiciones');
      await tab.press('ArrowLeft');
      await hasFocus(tab, '.chosen[href="#elite"]');
      await isHidden(tab, '#platinum');
    },
  },
  {
    name: 'league: the address names its panel',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}${league}?division=oro&seccion=fixture`);
      await isShown(tab, '#oro-fixture .round');
      await isHidden(tab, '#elite, #oro-posiciones');
    },
  },
  {
    name: 'league: a round opens and closes',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}${league}?seccion=fixture`);
      await tab.click('#elite-fixture .round summary');
      await isShown(tab, '#elite-fixture .round[open] table');
      await tab.click('#elite-fixture .round summary');
      await isHidden(tab, '#elite-fixture .round table');
    },
  },
  {
    name: 'league: a nick is found in the fixture',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}${league}?division=platinum&seccion=fixture`);
      await tab.type(`${tools} input`, 'DonaMuralla');
      await reads(tab, `${tools} [role=status]`, '7 duelos.');
      await areShown(tab, `${platinum} .round[open] tbody tr`, 7);
    },
  },
  {
    name: 'league: all rounds open and close',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}${league}?division=platinum&seccion=fixture`);
      await reads(tab, `${tools} button`, 'Abrir todas');
      await tab.click(`${tools} button`);
      await roundsAre(tab, true);
      await reads(tab, `${tools} button`, 'Cerrar todas');
      await tab.click(`${tools} button`);
      await roundsAre(tab, false);
    },
  },
  {
    name: 'league: a result is supposed, and supposed again by its address',
    sizes: both,
    run: async (tab, site) => {
      const division = `${site}${league}/platinum?seccion=fixture`;
      await tab.goto(division);
      await tab.click(`${tools} [aria-expanded]`);
      await tab.click('.what-if fieldset label');
      await isShown(tab, '.what-if .winner');
      await reads(
        tab,
        '.what-if caption',
        'División Platinum · Grupo A: con los resultados que pusiste',
      );
      await tab.goto(await tab.evaluate(() => location.href));
      await isShown(tab, '.what-if .winner');
    },
  },
  {
    name: 'duels: the calendar opens and closes before the islands',
    sizes: both,
    isEarly: true,
    run: async (tab, site) => {
      await tab.goto(site + league);
      await tab.click(opener);
      await isShown(tab, `${dialog} tbody tr`);
      await tab.click(`${dialog} form [type=submit]`);
      await isHidden(tab, dialog);
    },
  },
  {
    name: 'duels: the days',
    sizes: both,
    run: async (tab, site) => {
      await openDuels(tab, site);
      await tab.click(`${dialog} [aria-label="Día siguiente"]`);
      await reads(tab, title, 'Duelos de mañana');
      await tab.click(`${dialog} [aria-label="Día siguiente"]`);
      await reads(tab, title, 'Próximos duelos');
      await tab.click(`${dialog} [aria-label="Día anterior"]`);
      await reads(tab, title, 'Duelos de mañana');
    },
  },
  {
    name: 'duels: «Cerrar» gives the focus back',
    sizes: both,
    run: async (tab, site) => {
      await openDuels(tab, site);
      await tab.click(`${dialog} form [type=submit]`);
      await isClosed(tab);
    },
  },
  {
    name: 'duels: Escape gives the focus back',
    sizes: both,
    run: async (tab, site) => {
      await openDuels(tab, site);
      await tab.press('Escape');
      await isClosed(tab);
    },
  },
];
