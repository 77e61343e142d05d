/** Addresses found in data. */
import { hasCut } from '../text/clean.ts';

/**
 * The address if it is an absolute http(s) URL, else null: nothing else may become a link
 * (docs/product.md, «Reading a sheet»), nor one that lets in whoever has it, or of which the end is missing.
 * Surrounding quotes, as sheets leave them, are removed.
 */
export function httpUrl(text: string): string | null {
  const candidate = text.replace(/^["'“”\s]+|["'“”\s]+$/g, '');
  if (!/^https?:\/\//i.test(candidate) || /\s/.test(candidate)) return null;
  if (hasCut(candidate)) return null;
  try {
    const { href, username, password } = new URL(candidate);
    return username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}

/** A text with no user's name or password in its addresses, to be told of it. */
export const hideCredentials = (text: string): string =>
  text.replace(/(https?:\/\/)[^\s/?#@]+@/gi, '$1[usuario y contraseña]@');
