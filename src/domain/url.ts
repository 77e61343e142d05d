/** Addresses found in data. */
import type { Complaint } from './problem.ts';

/**
 * The address if it is an absolute http(s) URL, else null: nothing else may become a link
 * (docs/product.md, «Reading a sheet»). Surrounding quotes, as sheets leave them, are removed.
 */
export function httpUrl(text: string): string | null {
  const candidate = text.replace(/^["'“”\s]+|["'“”\s]+$/g, '');
  if (!/^https?:\/\//i.test(candidate) || /\s/.test(candidate)) return null;
  try {
    return new URL(candidate).href;
  } catch {
    return null;
  }
}

/** Said of a link that was dropped. */
export const droppedLink: Complaint = {
  reason: 'el enlace no es una dirección http(s) válida; se muestra sin enlace',
  advice: 'copiá la dirección completa, con https://',
  isLoss: true,
};
