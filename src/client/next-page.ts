/**
 * Prefetches likely next pages on touch screens, where there is no hover. Once scrolling stops, it fetches the pages
 * of the largest links in view, at most three. Visitors who do not scroll or who save data download nothing. For a
 * mouse, browsers follow the rules of src/client/early/next-page.ts.
 */
import { prefersReducedData } from './connection.ts';

const restMs = 500;
const maxPages = 3;

/** Bytes that may still be fetched in vain. */
let remainingBytes = 30_000;
/** Size of the last page, the estimate for the next one. */
let lastPageBytes = 0;

const visited = new Set([location.pathname]);

/** The largest link in view to a page that was not fetched yet. Paths with a dot are files. */
function largestUnvisitedLink(): HTMLAnchorElement | null {
  let likely: HTMLAnchorElement | null = null;
  let largest = 0;
  for (const link of document.querySelectorAll('a')) {
    const { origin, pathname } = link;
    if (origin !== location.origin || pathname.includes('.') || visited.has(pathname)) continue;
    const box = (link.closest('.pictured') ?? link).getBoundingClientRect();
    const area = box.bottom > 0 && box.top < innerHeight ? box.width * box.height : 0;
    if (area <= largest) continue;
    likely = link;
    largest = area;
  }
  return likely;
}

async function prefetchPages(): Promise<void> {
  while (visited.size <= maxPages && lastPageBytes <= remainingBytes) {
    const link = largestUnvisitedLink();
    if (!link) return;
    visited.add(link.pathname);
    // One page at a time: scrolling meanwhile starts no other fetch.
    lastPageBytes = Infinity;
    const page = await fetch(link.href, { priority: 'low' });
    await page.text();
    lastPageBytes = Number(page.headers.get('content-length') ?? 15_000);
    remainingBytes -= lastPageBytes;
  }
}

if (!prefersReducedData && matchMedia('(hover: none)').matches) {
  let timer: number | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      // A page that fails is fetched by the press.
      timer = window.setTimeout(() => void prefetchPages().catch(() => undefined), restMs);
    },
    { passive: true },
  );
}
