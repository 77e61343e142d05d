/**
 * Fetches the headings' font for a visit's pages after this one: each is marked before it is painted
 * (src/client/early/look.ts). Most visits read one page and have no use for it: it is asked for from the second one
 * on, and neither where bytes are to be saved nor on a slow connection. By a fetch and not as a font: who leaves
 * meanwhile would have an error in the console.
 */
import font from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import { isSlow } from './connection.ts';

/** The page is painted by then, and has the pictures that are near the view. */
const waitMs = 2000;

const isFirst = !document.referrer.startsWith(`${location.origin}/`);

async function fetchFont(): Promise<void> {
  const response = await fetch(font, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) sessionStorage['font'] = '';
}

if (!('font' in document.documentElement.dataset) && !isFirst && !isSlow) {
  // Denied or lost: headings stay as they are.
  setTimeout(() => void fetchFont().catch(() => undefined), waitMs);
}
