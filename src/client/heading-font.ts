/**
 * Fetches the headings' font when a visit's first page has everything else, for the pages after it: from
 * then on each is marked before it is painted (src/client/early/look.ts). Not where bytes are to be saved.
 * By a fetch and not as a font: who leaves meanwhile would have an error in the console.
 */
import font from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';

/** The page is painted first, and pictures that are near the view come before the font. */
const afterLoadMs = 1000;

const { connection } = navigator as { connection?: { saveData: boolean } };

async function fetchFont(): Promise<void> {
  const response = await fetch(font, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) sessionStorage['font'] = '';
}

if (!('font' in document.documentElement.dataset) && connection?.saveData !== true) {
  // Denied or lost: headings stay as they are.
  const start = (): void =>
    void setTimeout(() => void fetchFont().catch(() => undefined), afterLoadMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
