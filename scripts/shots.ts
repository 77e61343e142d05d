/**
 * `npm run shots`: pictures of the built site's pages, and of what an address alone does not show, in
 * `.shots/`, with an index page. `--only TEXT` takes those whose address has the text.
 */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { divisions, site } from '../src/config/site.ts';
import { launchBrowser } from './lib/browser.ts';
import { htmlFiles, routeOf } from './lib/routes.ts';
import { serveDirectory } from './lib/server.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;
const directory = resolve('.shots');
const dist = resolve('dist');

interface View {
  /** Where the picture is taken. */
  address: string;
  /** What the index says of it. */
  title: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

const openBlocks = async (page: Page): Promise<void> => {
  await page.locator('main details').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('open', '');
  });
};

const league = '/torneos/liga-nacional';
const cup = '/torneos/copa-argentina';

/** What an address alone does not show. */
const states: readonly View[] = [
  ...divisions.map(({ id, name }) => ({
    address: `${league}?division=${id}`,
    title: `posiciones de ${name}`,
  })),
  {
    address: `${league}?division=oro&seccion=fixture`,
    title: 'fixture, con las fechas abiertas',
    prepare: openBlocks,
  },
  {
    address: `${league}?seccion=historial`,
    title: 'historial',
  },
  {
    address: league,
    title: 'calendario de duelos',
    prepare: (page) => page.getByRole('button', { name: 'Calendario de duelos' }).click(),
  },
  {
    address: `${cup}?seccion=fixture`,
    title: 'fixture, con las fases abiertas',
    prepare: openBlocks,
  },
  {
    address: cup,
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
      await page.locator('astro-island:not([ssr]) form.contact').waitFor();
      await page.getByLabel('Nombre').fill('Ana');
      await page.getByLabel('Dirección de email').fill('ana@example.com');
      await page.getByLabel('Mensaje').fill('Hola');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.locator('.contact-failure').waitFor();
    },
  },
];

/** Pages that share one layout. */
const families = [/^\/noticias\/[^/]+$/, /^\/jugadores\/[^/]+$/, /^\/torneos\/temporadas\/[^/]+$/];

/** Every page, but of a family only three: the shortest, one between and the longest. */
async function views(): Promise<View[]> {
  const files = await htmlFiles(dist);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  const bySize = files
    .map((file, index) => ({ route: routeOf(file), size: sizes[index] ?? 0 }))
    .toSorted((a, b) => a.size - b.size)
    .map(({ route }) => route);
  const left = new Set(
    families.flatMap((family) => {
      const members = bySize.filter((route) => family.test(route));
      const middle = Math.floor(members.length / 2);
      return members.filter((_, index) => ![0, middle, members.length - 1].includes(index));
    }),
  );
  const pages = files
    .map(routeOf)
    .filter((route) => !left.has(route))
    .map((route) => ({ address: route, title: '' }));
  return [...pages, ...states].filter(({ address }) => address.includes(values.only));
}

/** Paints and loads also what waits until it is near the view. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const picture of await page.locator('img[loading=lazy]:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const slug = ({ address, title }: View): string =>
  `${address} ${title}`.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'inicio';

await rm(directory, { recursive: true, force: true });
await mkdir(directory);
const server = await serveDirectory(dist, { port: 0 });
const browser = await launchBrowser();
const sections: string[] = [];
try {
  for (const view of await views()) {
    const { address, title, prepare } = view;
    const figures: string[] = [];
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
        await page.goto(server.url + address);
        await loadEverything(page);
        await prepare?.(page);
        const name = `${slug(view)}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(directory, name), fullPage: true });
        const caption = `${width} px, ${colorScheme === 'light' ? 'claro' : 'oscuro'}`;
        figures.push(
          `<figure><figcaption>${caption}</figcaption><a href="${name}"><img src="${name}" alt="" width="${width / 2}" loading="lazy"></a></figure>`,
        );
        await page.close();
      }
    }
    const heading = title === '' ? address : `${address}: ${title}`;
    sections.push(
      `<section><h2>${heading.replaceAll('&', '&amp;')}</h2>${figures.join('')}</section>`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
await writeFile(
  join(directory, 'index.html'),
  `<!doctype html><html lang="${site.lang}"><meta charset="utf-8"><title>Fotos del sitio</title>
<style>body{font-family:sans-serif}section{display:flex;gap:1rem;overflow-x:auto;align-items:start}h2{position:sticky;left:0;flex:0 0 10rem;font-size:1rem;overflow-wrap:anywhere}figure{margin:0}</style>
<h1>Fotos del sitio</h1>${sections.join('')}</html>`,
);
console.log(`${sections.length * widths.length * schemes.length} fotos en .shots/`);
