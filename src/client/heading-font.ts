/**
 * Fetches the font of headings from the second page of a visit on, for the pages after it (look.ts): most visits
 * read one page. A fetch and not a FontFace, which logs an error if the visitor leaves meanwhile.
 */
import font from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import { isSlow } from './connection.ts';

/** Time for the page to paint and to load the pictures near the viewport. */
const waitMs = 2000;

const isFirst = !document.referrer.startsWith(`${location.origin}/`);

async function fetchFont(): Promise<void> {
  const response = await fetch(font, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) sessionStorage['font'] = '';
}

if (!('font' in document.documentElement.dataset) && !isFirst && !isSlow) {
  // Without storage or network, headings keep the fallback font.
  setTimeout(() => void fetchFont().catch(() => undefined), waitMs);
}
