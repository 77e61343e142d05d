/** Checks addresses found in data. */
import { hasCut } from './clean.ts';

/**
 * Parses an absolute http(s) address to `URL`'s form, without the quotes, angle brackets and spaces around it
 * (docs/product.md, «Reading a sheet»): `<HTTPS://A.example>` to `https://a.example/`. Null for anything else, an
 * address with a user name or password, and one that `cleanLine` cut.
 */
export function httpUrl(text: string): string | null {
  // `“https://a.example”`, `<https://a.example>`
  const address = text.replace(/^["'“”‘’«»<>\s]+|["'“”‘’«»<>\s]+$/g, '');
  if (!/^https?:\/\//i.test(address) || /\s/.test(address)) return null;
  if (hasCut(address)) return null;
  try {
    const { href, username, password } = new URL(address);
    return username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}

/** Replaces user names and passwords in a text's http(s) addresses: `https://[usuario y contraseña]@host`. */
export const hideCredentials = (text: string): string =>
  text.replace(/(https?:\/\/)[^\s/?#]+@/gi, '$1[usuario y contraseña]@');
