/**
 * Prefetches likely next pages once scrolling stops: the pages of the largest links in view, at most three.
 * next-page.ts loads this script at the first scroll.
 */
const restMs = 500;
const maxPages = 3;

/** Limit of bytes for pages that the visitor may never open; fetched pages are subtracted. */
let remainingBytes = 30_000;
/** Size of the last page, which estimates the size of the next page. */
let lastPageBytes = 0;

/** Paths of this page and of the pages fetched so far. */
const visited = new Set([location.pathname]);

/** Finds the largest link in view to a page that was not fetched yet. Paths with a dot are files. */
function largestUnvisitedLink(): HTMLAnchorElement | null {
  let largestLink: HTMLAnchorElement | null = null;
  let largestArea = 0;
  for (const link of document.querySelectorAll('a')) {
    const { origin, pathname } = link;
    if (origin !== location.origin || pathname.includes('.') || visited.has(pathname)) continue;
    const box = (link.closest('.pictured') ?? link).getBoundingClientRect();
    const area = box.bottom > 0 && box.top < innerHeight ? box.width * box.height : 0;
    if (area <= largestArea) continue;
    largestLink = link;
    largestArea = area;
  }
  return largestLink;
}

async function prefetchPages(): Promise<void> {
  while (visited.size <= maxPages && lastPageBytes <= remainingBytes) {
    const link = largestUnvisitedLink();
    if (!link) return;
    visited.add(link.pathname);
    // Prevents a second fetch if the visitor scrolls before this page has arrived.
    lastPageBytes = Infinity;
    const page = await fetch(link.href, { priority: 'low' });
    await page.text();
    lastPageBytes = Number(page.headers.get('content-length') ?? 15_000);
    remainingBytes -= lastPageBytes;
  }
}

let timer: number | undefined;

function prefetchAfterRest(): void {
  clearTimeout(timer);
  // If a prefetch fails, the browser fetches the page when the link is pressed.
  timer = window.setTimeout(() => void prefetchPages().catch(() => undefined), restMs);
}

prefetchAfterRest();
addEventListener('scroll', prefetchAfterRest, { passive: true });
