/** `npm run shots`: pictures of every route of the built site in `.shots/`, with an index page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from './lib/browser.ts';
import { htmlFiles, routeOf } from './lib/routes.ts';
import { serveDirectory } from './lib/server.ts';

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,768,1440' },
    only: { type: 'string', default: '' },
  },
});
const widths = values.widths.split(',').map(Number);
const schemes = ['light', 'dark'] as const;
const directory = resolve('.shots');
const dist = resolve('dist');

/** Every page, but of the news items only the first three: they share one layout. */
async function routes(): Promise<string[]> {
  const all = (await htmlFiles(dist)).map(routeOf);
  const items = all.filter((route) => /^\/noticias\/[^/]+$/.test(route));
  const chosen = all.filter((route) => !items.slice(3).includes(route));
  return chosen.filter((route) => route.includes(values.only));
}

await rm(directory, { recursive: true, force: true });
await mkdir(directory);
const server = await serveDirectory(dist, { port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const pictures: string[] = [];
try {
  for (const route of await routes()) {
    for (const colorScheme of schemes) {
      for (const width of widths) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
        await page.goto(server.url + route);
        // Lazy pictures load when they come near the view.
        for (const picture of await page.locator('img[loading=lazy]').all()) {
          await picture.scrollIntoViewIfNeeded();
        }
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        const name = `${route === '/' ? 'inicio' : route.slice(1).replaceAll('/', '_')}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(directory, name), fullPage: true });
        pictures.push(name);
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
const figures = pictures.map(
  (name) => `<figure><figcaption>${name}</figcaption><img src="${name}" loading="lazy"></figure>`,
);
await writeFile(
  join(directory, 'index.html'),
  `<!doctype html><title>Shots</title>${figures.join('')}`,
);
console.log(`${pictures.length} pictures in .shots/`);
