/** The views that are photographed: a page of each kind, and page states that need more than an address. */
import type { Page } from 'playwright-core';
import { competitionPath } from '../../src/config/competitions.ts';
import { competitions } from '../../src/config/site.ts';
import { oneOfEachKind } from '../lib/routes.ts';

export interface View {
  address: string;
  /** Name of the state, for the contact sheet. */
  title?: string;
  /** Brings the page into that state. */
  prepare?: (page: Page) => Promise<unknown>;
}

const openBlocks = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('open', '');
  });

/** The first competition of each format: its pages show all that the format can. Without one, no page has the path. */
const leaguePath = competitionPath(competitions.find(({ fixture }) => fixture === null)?.id ?? '');
const cupPath = competitionPath(competitions.find(({ fixture }) => fixture !== null)?.id ?? '');

/** Pages that no other page stands for. */
const singlePages = [
  ...['/buscar', '/correcciones', '/duelos', '/estado', '/privacidad'],
  ...['/reglas', '/en/national-team'],
];

const states: readonly View[] = [
  ...singlePages.map((address) => ({ address })),
  {
    address: '/',
    title: 'menú abierto',
    prepare: async (page) => {
      const menu = page.locator('.menu-button');
      if (await menu.isVisible()) await menu.click();
    },
  },
  { address: `${leaguePath}?seccion=fixture`, title: 'fechas abiertas', prepare: openBlocks },
  { address: `${leaguePath}?seccion=historial`, title: 'historial' },
  {
    address: `${leaguePath}/elite`,
    title: '¿y si…?',
    prepare: async (page) => {
      await page.getByRole('button', { name: '¿Y si…?' }).click();
      await page.locator('.what-if').waitFor();
    },
  },
  {
    address: leaguePath,
    title: 'calendario de duelos',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Calendario de duelos' }).click();
      await page.locator('dialog[data-offset]').waitFor();
    },
  },
  { address: `${cupPath}?seccion=fixture`, title: 'fases abiertas', prepare: openBlocks },
  {
    address: '/buscar?q=liga',
    title: 'resultados',
    prepare: (page) => page.locator('.search li').first().waitFor(),
  },
  {
    address: '/buscar?q=xyzzy',
    title: 'nada encontrado',
    prepare: (page) => page.getByText('No encontramos nada').waitFor(),
  },
  {
    address: '/contacto',
    title: 'el mensaje no se pudo enviar',
    prepare: async (page) => {
      await page.route(/api\/v1\.0\/email/, (route) => route.abort());
      await page.getByLabel('Nombre').fill('Ana');
      await page.getByLabel('Dirección de email').fill('ana@example.com');
      await page.getByLabel('Mensaje').fill('Hola');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.locator('.contact-failure').waitFor();
    },
  },
];

export const pathOf = ({ address }: View): string => address.replace(/\?.*/, '');

/** Views of a site: one page of each kind, then the states whose page is among `routes`. */
export const viewsOf = (routes: readonly string[]): View[] => [
  ...oneOfEachKind(routes).map((address): View => ({ address })),
  ...states.filter((view) => routes.includes(pathOf(view))),
];
