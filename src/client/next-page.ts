/**
 * Where nobody can point before they press, fetches the pages that a thumb will likely press: those with the largest
 * links in view when the visitor has scrolled and rests, three at most. The browser has them in its cache then. Who only
 * glances at a page downloads nothing, nor does who saves bytes. For a mouse there are rules, which browsers know
 * (src/client/early/next-page.ts).
 */
import { savesBytes } from './connection.ts';

const restMs = 500;
const most = 3;

/** In bytes: what may be lost on a visit that ends here, less what was fetched. */
let room = 30_000;
/** The last one's, and so by guess the next one's. */
let weight = 0;

const asked = new Set([location.pathname]);

/** The largest link in view to a page that is not at hand; files are no pages. */
function likeliest(): HTMLAnchorElement | null {
  let likely: HTMLAnchorElement | null = null;
  let largest = 0;
  for (const link of document.querySelectorAll('a')) {
    const { origin, pathname } = link;
    if (origin !== location.origin || pathname.includes('.') || asked.has(pathname)) continue;
    const box = (link.closest('.pictured') ?? link).getBoundingClientRect();
    const area = box.bottom > 0 && box.top < innerHeight ? box.width * box.height : 0;
    if (area <= largest) continue;
    likely = link;
    largest = area;
  }
  return likely;
}

async function bringPages(): Promise<void> {
  while (asked.size <= most && weight <= room) {
    const link = likeliest();
    if (!link) return;
    asked.add(link.pathname);
    // One at a time: until it is here, a scroll begins no other.
    weight = Infinity;
    const page = await fetch(link.href, { priority: 'low' });
    await page.text();
    weight = Number(page.headers.get('content-length') ?? 15_000);
    room -= weight;
  }
}

if (!savesBytes && matchMedia('(hover: none)').matches) {
  let timer: number | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      // What could not be had is asked for by the press.
      timer = window.setTimeout(() => void bringPages().catch(() => undefined), restMs);
    },
    { passive: true },
  );
}
