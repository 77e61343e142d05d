/** What an address alone does not show. */
import type { Page } from 'playwright-core';
import { cupPath, leaguePath } from '../../src/config/competitions.ts';
import { divisions } from '../../src/config/site.ts';
import type { View } from './view.ts';

const openBlocks = async (page: Page): Promise<void> => {
  await page.locator('main details').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('open', '');
  });
};

/** By the keyboard, whose focus is drawn. */
const focusFirst = async (page: Page, selector: string): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.locator(selector).first().focus();
};

const selectAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
  });

/** Each is of its address's kind, where it names no other. */
export const states: readonly (Omit<View, 'kind'> & { kind?: string })[] = [
  {
    address: '/',
    title: 'menú abierto',
    prepare: async (page) => {
      const menu = page.locator('.menu-button');
      if (await menu.isVisible()) await menu.click();
    },
  },
  ...divisions.map(({ id, name }) => ({
    address: `${leaguePath}?division=${id}`,
    title: `posiciones de ${name}`,
  })),
  {
    address: `${leaguePath}?division=oro&seccion=fixture`,
    title: 'fixture, con las fechas abiertas',
    prepare: openBlocks,
  },
  ...divisions.map(({ id, name }) => ({
    address: `${leaguePath}/${id}?seccion=fixture`,
    title: `¿y si…? en ${name}`,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: '¿Y si…?' }).click();
      await page.locator('.what-if').waitFor();
      for (const duel of await page.locator('.what-if fieldset').all()) {
        if ((await duel.locator(':checked[aria-label^=Sin]').count()) > 0)
          await duel.locator('input').last().check();
      }
    },
  })),
  {
    address: `${leaguePath}?seccion=historial`,
    title: 'historial',
  },
  {
    address: leaguePath,
    title: 'calendario de duelos',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Calendario de duelos' }).click();
      await page.locator('dialog[data-offset]').waitFor();
    },
  },
  {
    address: `${cupPath}?seccion=fixture`,
    title: 'fixture, con las fases abiertas',
    prepare: openBlocks,
  },
  {
    address: cupPath,
    title: 'cuadro, otra fase',
    prepare: (page) => page.locator('#fase-1').evaluate((phase) => (phase as HTMLElement).click()),
  },
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
  { address: '/noticias/no-existe', title: '', kind: '404' },
  {
    address: '/contacto',
    title: 'con el foco en un campo',
    prepare: (page) => focusFirst(page, 'form.contact .field'),
  },
  {
    address: '/privacidad',
    title: 'todo seleccionado',
    prepare: selectAll,
  },
];
