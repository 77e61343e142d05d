/**
 * `npm run rules`: prints the rules summaries (src/content/rules/*.md) as the PDFs of the downloads section.
 * Astro's Markdown engine makes the HTML, and the tests' browser prints it. The PDF's creation date is the text's
 * `updated`, so that the same text, browser and fonts give the same bytes. The PDFs are written into the community's
 * files, with the community's logo if it has drawn one. printed.json keeps the digests of the demo's PDFs and of their
 * texts, so that a test notices a text that was changed and not printed again.
 */
import './lib/begin.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { markdownToHtml } from 'satteri';
import { parse } from 'yaml';
import { z } from 'zod';
import { isProjectDrawing, readPiece } from '../src/config/art/catalogue.ts';
import { filesFolderOf } from '../src/config/community.ts';
import { communityDirectoryOf } from '../src/config/environment.ts';
import { site } from '../src/config/site.ts';
import { escapeHtml, slug } from '../src/lib/text.ts';
import { readArguments } from './lib/arguments.ts';
import { launchBrowser } from './lib/browser.ts';
import {
  demoFiles,
  digestsOf,
  record,
  source,
  styleSheet,
  summaries,
} from './rules-pdf/sources.ts';

const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string(),
  lang: z.string(),
  /** True to print the table of contents. */
  contents: z.boolean().default(true),
  /** Day of the text's last change. */
  updated: z.iso.date(),
});

/** Returns a drawing as a data URL: the document is printed offline and cannot fetch it. */
const embedded = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Replaces the names of the community and the game in a source text. */
const withNames = (text: string): string =>
  text
    .replaceAll('{{community}}', site.community)
    .replaceAll('{{brand}}', site.brand)
    .replaceAll('{{game}}', site.game);

const css = withNames(await readFile(join(source, styleSheet), 'utf8'));

const drawing = async (file: string): Promise<string> =>
  embedded(await readFile(join(source, file), 'utf8'));

const emblem = isProjectDrawing('logo')
  ? await drawing('emblema.svg')
  : embedded(readPiece('logo'));

/** Replaces each drawing's file name in the HTML by the drawing itself. */
async function withDrawings(html: string): Promise<string> {
  let whole = html;
  for (const [attribute, file = ''] of html.matchAll(/src="([\w-]+\.svg)"/g)) {
    whole = whole.replace(attribute, `src="${await drawing(file)}"`);
  }
  return whole;
}

/** Adds ids to headings and scopes to table headers, keeps sums and amounts on one line, and lists the contents. */
function finished(html: string): { body: string; contents: string } {
  const contents: string[] = [];
  const body = html
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
      const place = slug(text.replace(/<[^>]+>/g, ''));
      contents.push(`<li><a href="#${place}">${text}</a></li>`);
      return `<h2 id="${place}">${text}</h2>`;
    })
    .replace(/<th(?=[\s>])/g, '<th scope="col"')
    .replace(/(?<=[\d)]) ([+×=]) (?=\d|<strong>)/g, '\u00a0$1\u00a0')
    .replace(/(\d) (?=(puntos?|losetas?|vecinas?|escudos?)\b)/g, '$1\u00a0');
  return { body, contents: contents.join('') };
}

/** Replaces the dates that Chromium took from the clock by the text's. Lengths stay, so no PDF offset changes. */
function dated(pdf: Buffer, updated: string): Buffer {
  const date = `D:${updated.replaceAll('-', '')}120000`;
  const text = pdf.toString('latin1').replace(/(?<=\/(CreationDate|ModDate) \()D:\d{14}/g, date);
  return Buffer.from(text, 'latin1');
}

async function print(browser: Browser, name: string): Promise<Buffer> {
  const markdown = await readFile(join(source, `${name}.md`), 'utf8');
  const { html, frontmatter } = markdownToHtml(withNames(markdown), {
    features: { gfm: true, frontmatter: true },
  });
  const front = frontMatter.parse(parse(frontmatter?.value ?? ''));
  const { body, contents } = finished(html);
  const page = await browser.newPage({ javaScriptEnabled: false, offline: true });
  await page.setContent(`<!doctype html>
<html lang="${escapeHtml(front.lang)}">
<head><meta charset="utf-8"><title>${escapeHtml(`${front.title} | ${site.brand}`)}</title>
<meta name="description" content="${escapeHtml(front.description)}"><style>${css}</style></head>
<body>
<header><p class="marca">${escapeHtml(site.community)}</p><h1>${escapeHtml(front.title)}</h1>
<p class="bajada">${escapeHtml(front.description)}</p><img src="${emblem}" alt=""></header>
${front.contents ? `<nav aria-labelledby="indice"><h2 id="indice">En este resumen</h2><ol>${contents}</ol></nav>` : ''}
<main><div class="texto">${await withDrawings(body)}</div></main>
</body></html>`);
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  return dated(pdf, front.updated);
}

readArguments({});

const target = filesFolderOf(communityDirectoryOf(process.env));
await mkdir(target, { recursive: true });

await using browser = await launchBrowser();
for (const name of summaries) {
  const pdf = await print(browser, name);
  await writeFile(join(target, `reglas-${name}.pdf`), pdf);
  console.log(`reglas-${name}.pdf: ${(pdf.length / 1024).toFixed(0)} KB`);
}
if (target === demoFiles) {
  const digests = summaries.map(async (name) => [name, await digestsOf(name)] as const);
  const printed = Object.fromEntries(await Promise.all(digests));
  await writeFile(record, `${JSON.stringify(printed, null, 2)}\n`);
}
