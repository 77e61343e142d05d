/** Leads the 404 page to the address that somebody meant, or says that a news item is gone (docs/product.md, «Pages»). */

/** Decodes a path as far as it can be: without what is left of a character that was cut. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path.replace(/%[\da-f]{0,2}/gi, '');
  }
}

/** True for a news item's path in the site's folder: `/noticias/AbC`. False for a page of the list, `/noticias/2`. */
const isNewsItem = (path: string): boolean => /^\/noticias\/(?!\d+$)[^/]+$/i.test(path);

/** Returns a path, encoded, without spaces, signs at its end, and capitals except those of a news item's id. */
function mendedPath(path: string): string {
  const whole = decode(path)
    .replace(/\s+/g, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const id = isNewsItem(whole) ? whole.slice('/noticias'.length) : '';
  const lowered = whole.slice(0, whole.length - id.length).toLowerCase();
  return encodeURI(lowered + id);
}

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
  const { origin, pathname, search, hash } = location;
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  const path = pathname.slice(base.length);
  const mended = mendedPath(path);
  if (mended !== path) {
    const address = origin + base + mended;
    // Some hosts redirect a folder's address back to the address with a slash. The request first prevents a loop.
    const isThere = await fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) {
      location.replace(address + search + hash);
      return;
    }
  }
  if (isNewsItem(mended)) showMissingNews();
}

void leadOn();
