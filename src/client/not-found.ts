/** Leads the 404 page to the address that was meant, or says that a news item is gone (docs/product.md, «Pages»). */

/** Decodes a path, without what is left of a character that was cut, at the path's end or elsewhere. */
function decode(path: string): string {
  // `%`, `%E`: an escape that lacks digits.
  const withoutCutEscapes = path.replace(/%(?![\da-f]{2})[\da-f]?/gi, '');
  // `%C3%B1`: whole escapes in a row. The decoder puts U+FFFD for bytes that make no character, such as `%E2%80`.
  return withoutCutEscapes.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const hexBytes = escapes.slice(1).split('%');
    const octets = Uint8Array.from(hexBytes, (hex) => Number.parseInt(hex, 16));
    return new TextDecoder().decode(octets).replaceAll('\ufffd', '');
  });
}

/** True for a news item's path in the site's folder, `/noticias/AbC`, but not `/noticias/pagina/2` of the list. */
const isNewsItem = (path: string): boolean => /^\/noticias\/[^/]+$/i.test(path);

/** Removes spaces, final signs and capitals, and encodes. Keeps a final `_`, which nicks have, and a news item's id. */
function mendedPath(path: string): string {
  const whole = decode(path)
    .replace(/\s+/g, '')
    .replace(/[^\p{L}\p{N}_]+$/u, '');
  const idPart = isNewsItem(whole) ? whole.slice('/noticias'.length) : '';
  const lowered = whole.slice(0, whole.length - idPart.length).toLowerCase();
  // A `?` or `#` of the path must not begin a query or a fragment.
  return encodeURI(lowered + idPart).replace(/[?#]/g, encodeURIComponent);
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

/** Redirects to the mended address if the site has it. Otherwise says that a news item is gone, if it was one. */
async function redirectOrExplain(): Promise<void> {
  const { origin, pathname, search, hash } = location;
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  const path = pathname.slice(base.length);
  const mended = mendedPath(path);
  if (mended !== path) {
    const address = origin + base + mended;
    // Some hosts redirect a folder's address back to the address with a slash. The request first prevents a loop.
    const response = await fetch(address, { method: 'HEAD' }).catch(() => null);
    if (response?.ok) {
      location.replace(address + search + hash);
      return;
    }
  }
  if (isNewsItem(mended)) showMissingNews();
}

void redirectOrExplain();
