/** Finds the address that somebody meant, as chats and people damage addresses (docs/product.md, «Pages»). */

/** Decodes a path as far as it can be: without what is left of a character that was cut. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path.replace(/%[\da-f]{0,2}/gi, '');
  }
}

/** True for a news item's path in the site's folder: `/noticias/AbC`. False for a page of the list, `/noticias/2`. */
export const isNewsItem = (path: string): boolean => /^\/noticias\/(?!\d+$)[^/]+$/i.test(path);

/**
 * Returns a path, encoded, without spaces, signs at its end, and capitals except those of a news item's id.
 * @param path Path below the site's folder.
 */
export function mendedPath(path: string): string {
  const whole = decode(path)
    .replace(/\s+/g, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const kept = isNewsItem(whole) ? whole.slice('/noticias'.length) : '';
  const lowered = whole.slice(0, whole.length - kept.length).toLowerCase();
  return encodeURI(lowered + kept);
}
