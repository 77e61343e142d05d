/**
 * Prints the rules summaries (src/content/rules/*.md) as the PDFs of the downloads section:
 *
 *   node scripts/rules-pdf.ts            all of them
 *   node scripts/rules-pdf.ts base plus  only these
 *
 * Markdown becomes HTML with Astro's own engine (satteri); the browser of the tests prints it.
 *
 * Everything the PDF says about when it was made comes from `updated` in the front matter, so the
 * same sources, browser and fonts give the same bytes. Another Chromium or other fonts give others.
 *
 * Diagrams are fenced blocks of language `losetas`, see rules-pdf/diagrams.ts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './lib/browser.ts';
import { rulesDocument, type RulesDocument } from './rules-pdf/document.ts';

/** The summaries, by the names of their files. */
const documents = ['base', 'plus', 'solitario'] as const;

/** No PDF may weigh more. */
const maxBytes = 200 * 1024;

/** Puts the text's own date where Chromium wrote the clock's, without moving a byte. */
function dated(pdf: Buffer, updated: string): Buffer {
  const day = updated.replaceAll('-', '');
  const text = pdf
    .toString('latin1')
    .replace(
      /\/(CreationDate|ModDate) \(D:\d{14}(\+00'00'?)\)/g,
      (_, key: string, zone: string) => `/${key} (D:${day}120000${zone})`,
    );
  return Buffer.from(text, 'latin1');
}

/** Prints a document. A fresh context each, so that its bytes do not depend on the ones before. */
async function print(browser: Browser, { html, front }: RulesDocument): Promise<Buffer> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await context.close();
  return dated(pdf, front.updated);
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(documents as readonly string[]).includes(name));
  if (unknown)
    throw new Error(`No hay reglas llamadas «${unknown}»: elegí entre ${documents.join(', ')}.`);

  const root = new URL('../', import.meta.url);
  const target = new URL('public/descargas/', root);
  await mkdir(target, { recursive: true });

  const browser = await launchBrowser();
  try {
    for (const name of asked.length > 0 ? asked : documents) {
      const file = `src/content/rules/${name}.md`;
      const pdf = await print(
        browser,
        rulesDocument(await readFile(new URL(file, root), 'utf8'), file),
      );
      if (pdf.length > maxBytes)
        throw new Error(`reglas-${name}.pdf pesa ${pdf.length} bytes: el máximo es ${maxBytes}.`);
      const output = new URL(`reglas-${name}.pdf`, target);
      await writeFile(output, pdf);
      console.log(`${fileURLToPath(output)}: ${(pdf.length / 1024).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(`rules-pdf: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
