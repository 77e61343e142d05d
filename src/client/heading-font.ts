/**
 * Fetches the font of headings on the second page of a visit, for later pages (early/look.ts). The first page does not
 * fetch the font, because most visits read one page. A FontFace would log an error if the visitor leaves meanwhile, so
 * this is a fetch.
 */
import font from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import { isSlow } from './connection.ts';

/** Leaves the page time to paint and to load the pictures near the viewport. */
const waitMs = 2000;

const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);

async function fetchFont(): Promise<void> {
  const response = await fetch(font, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) sessionStorage['font'] = '';
}

if (!('font' in document.documentElement.dataset) && !isFirstPage && !isSlow) {
  // Without storage or network, headings keep the fallback font.
  setTimeout(() => void fetchFont().catch(() => undefined), waitMs);
}
