/**
 * `npm run shots`: writes a contact sheet for each kind of page of the built site into `.shots/`: the page and its
 * states in four widths, light and dark.
 */
import './lib/begin.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { escapeHtml } from '../src/lib/text.ts';
import { readArguments } from './lib/arguments.ts';
import { launchBrowser } from './lib/browser.ts';
import { htmlFiles, routeOf } from './lib/routes.ts';
import { serveDirectory } from './lib/server.ts';
import { pathOf, viewsOf, type View } from './shots/views.ts';

/** A phone, a tablet, a laptop, a desktop. */
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

const { values } = readArguments({ only: '', against: '' });
const directory = resolve('.shots');
const now = new Date();
await using browser = await launchBrowser();

/** Takes a view's pictures in a width, light and dark: `NAME-light.png`, `NAME-dark.png`. */
async function photograph(site: string, view: View, width: number, name: string): Promise<void> {
  const viewport = { width, height: 800 };
  await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  // Two builds show the same relative days.
  await context.clock.setFixedTime(now);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // Headings have their web font, as from a visit's second page on.
  await page.goto(site + view.address, { referer: `${site}/` });
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
  await page.reload();
  await view.prepare?.(page);
  // Loads pictures that wait until they are near the viewport.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const path = join(directory, `${name}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}

let differences = 0;

/** Names of a view's picture files: the current one, after an earlier build's if that differs in a byte. */
async function filesOf(name: string, scheme: string, hasEarlier: boolean): Promise<string[]> {
  const current = `${name}-${scheme}.png`;
  if (!hasEarlier) return [current];
  const before = `${name}-before-${scheme}.png`;
  const old = await readFile(join(directory, before));
  if (old.equals(await readFile(join(directory, current)))) return [current];
  differences++;
  return [before, current];
}

/** Photographs a view and returns HTML with its pictures beside each other, a row for each colour scheme. */
async function viewHtml(view: View, name: string, site: string, earlier?: string): Promise<string> {
  const rows = { light: '', dark: '' };
  const nameIn = (width: number): string => `${name}-${width}`;
  await Promise.all(
    widths.map(async (width) => {
      await photograph(site, view, width, nameIn(width));
      if (earlier) await photograph(earlier, view, width, `${nameIn(width)}-before`);
    }),
  );
  for (const width of widths) {
    for (const scheme of schemes) {
      for (const file of await filesOf(nameIn(width), scheme, earlier !== undefined)) {
        rows[scheme] += `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`;
      }
    }
  }
  const title = escapeHtml([view.address, view.title].filter(Boolean).join(': '));
  return `<h2>${title}</h2><div>${rows.light}</div><div>${rows.dark}</div>`;
}

const sheetHtml = (title: string, body: string): string => `<!doctype html><html lang="es-AR">
<meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui; }
div { display: flex; gap: 1rem; align-items: start; margin: 1rem 0; }
img { zoom: 0.25; outline: 4px solid GrayText; }
:root:has(:checked) img { zoom: 1; }
</style>
<h1>${escapeHtml(title)}</h1>${body}</html>\n`;
const actualSize = '<p><label><input type="checkbox"> tamaño real</label></p>';

await rm(directory, { recursive: true, force: true });
await mkdir(directory);
const routes = htmlFiles('dist').map(routeOf);
const views = viewsOf(routes).filter(({ address }) => address.includes(values.only));
await using server = await serveDirectory(resolve('dist'));
await using earlier = values.against ? await serveDirectory(resolve(values.against)) : null;
const sheets = new Map<string, string>();
for (const [index, view] of views.entries()) {
  const name = pathOf(view).slice(1).replaceAll('/', '-') || 'inicio';
  const shown = await viewHtml(view, `${name}-${index}`, server.url, earlier?.url);
  sheets.set(name, (sheets.get(name) ?? '') + shown);
  console.error(view.address);
}
for (const [name, shown] of sheets) {
  await writeFile(join(directory, `${name}.html`), sheetHtml(name, actualSize + shown));
}
const links = [...sheets.keys()].map((name) => `<li><a href="${name}.html">${name}</a></li>`);
await writeFile(join(directory, 'index.html'), sheetHtml('Láminas', `<ul>${links.join('')}</ul>`));
console.log(`${sheets.size} láminas: .shots/index.html`);
if (earlier) console.log(`Fotos con diferencias: ${differences}`);
