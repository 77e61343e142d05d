/** On the 404 page: leads a damaged address to its page, or says that a news item is missing. */
import { isNewsItem, mendedPath } from './mended-address.ts';

const { origin, pathname, search, hash } = location;
const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
const path = pathname.slice(base.length);
const mended = mendedPath(path);

/** Says «No se encontró la noticia.» in place of the page's own heading. */
function showMissingNews(): void {
  const line = document.querySelector<HTMLElement>('[data-under-news]');
  const heading = document.querySelector('h1');
  if (!line || !heading) return;
  heading.textContent = line.textContent;
  // The page's own heading is in English.
  heading.removeAttribute('lang');
  line.remove();
}

async function leadOn(): Promise<void> {
  // Some hosts redirect a folder's address back to the address with a slash. The request first prevents a loop.
  if (mended !== path) {
    const { ok } = await fetch(origin + base + mended, { method: 'HEAD' });
    if (ok) {
      location.replace(origin + base + mended + search + hash);
      return;
    }
  }
  if (isNewsItem(mended)) showMissingNews();
}

void leadOn();
