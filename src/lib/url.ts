/** Checks addresses found in data. */
import { hasCut } from './clean.ts';

/**
 * Returns an absolute http(s) address, normalised; null for anything else (docs/product.md, «Reading a sheet»). Null
 * also for an address with a user name or password, and for one that was shortened. Quotes around it are removed.
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

/** Returns a text with the user name and password of each address in it replaced by Spanish words. */
export const hideCredentials = (text: string): string =>
  text.replace(/(https?:\/\/)[^\s/?#@]+@/gi, '$1[usuario y contraseña]@');
