/**
 * `npm run shots`: a contact sheet a kind of page of the built site, in `.shots/`: each page and each state
 * that an address alone does not show, in four widths, light and dark.
 *
 *   --only TEXT    those whose address has the text
 *   --against DIR  beside them an earlier build's, where they differ, with what differs marked
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { drawingFlags, findBrowser, launchBrowser } from './lib/browser.ts';
import { exitCodes } from './lib/fail.ts';
import { progressBar } from './lib/progress.ts';
import { serveDirectory } from './lib/server.ts';
import { changes, indexHtml, sheetHtml } from './shots/sheet.ts';
import { shoot, type ShotView } from './shots/shoot.ts';
import { titleOf } from './shots/view.ts';
import { viewsOf } from './shots/views.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, against: { type: 'string' } },
});
const directory = resolve('.shots');
const dist = resolve('dist');

if (values.against !== undefined && !existsSync(join(values.against, 'index.html'))) {
  console.error(`${values.against}: no hay un sitio armado; indicá la carpeta de uno anterior`);
  process.exit(exitCodes.configuration);
}

const startedAt = new Date();
await rm(directory, { recursive: true, force: true });
await mkdir(directory);
const views = await viewsOf(dist, values.only);
const server = await serveDirectory(dist, { port: 0 });
const earlier =
  values.against === undefined ? null : await serveDirectory(resolve(values.against), { port: 0 });
const browser = await launchBrowser(findBrowser(), drawingFlags);
const progress = progressBar(process.stderr, views.length);
const limit = pLimit(availableParallelism());
let shotViews: ShotView[];
try {
  const studio = {
    browser,
    site: server.url,
    earlier: earlier?.url ?? null,
    directory,
    now: startedAt,
  };
  shotViews = await limit.map(views, async (view) => {
    const shotView = await shoot(studio, view);
    progress.advance(titleOf(view));
    return shotView;
  });
} finally {
  progress.finish();
  await browser.close();
  await server.close();
  await earlier?.close();
}

const sheets = new Map<string, ShotView[]>();
for (const shotView of shotViews) {
  const { kind } = shotView.view;
  sheets.set(kind, [...(sheets.get(kind) ?? []), shotView]);
}
for (const [kind, ofKind] of sheets) {
  await writeFile(join(directory, `${kind}.html`), sheetHtml(kind, ofKind));
}
await writeFile(join(directory, 'index.html'), indexHtml(sheets));

const count = shotViews.reduce((sum, { shots }) => sum + shots.length, 0);
const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
console.log(`${count} fotos en ${sheets.size} láminas, en ${seconds} s: .shots/index.html`);
if (values.against !== undefined) {
  const changed = [...sheets].filter(([, ofKind]) => changes(ofKind) > 0);
  console.log(changed.length > 0 ? 'Láminas con diferencias:' : 'Ninguna diferencia.');
  for (const [kind, ofKind] of changed) {
    console.log(`  ${kind}: ${changes(ofKind)} fotos (.shots/${kind}.html)`);
  }
}
for (const { view, failure } of shotViews) {
  if (failure === undefined) continue;
  console.error(`Sin fotos: ${titleOf(view)}\n  ${failure}`);
  process.exitCode = exitCodes.failure;
}
