/** Narrows the content security policy of each page to what the page has inline. */
import { hash } from 'node:crypto';

const policyMeta = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const allowedHash = / '(sha256-[^']*)'/g;

/**
 * Hashes of the texts that may be inline scripts or styles. Each start of an element counts, even if it is only quoted
 * in a text or an attribute: so none is missed, and a hash of a quoted text is in no policy.
 */
function inlineHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const { 0: startTag, index } of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    const endTag = startTag.startsWith('<script') ? '</script' : '</style';
    const begin = index + startTag.length;
    const text = html.slice(begin, html.indexOf(endTag, begin));
    if (text !== '') hashes.add(`sha256-${hash('sha256', text, 'base64')}`);
  }
  return hashes;
}

/**
 * Returns the HTML of a page without the hashes in its policy of scripts and styles that are not inline in it. Astro
 * writes those of the whole site into every page: 4 KB, which gzip cannot compress. A page without a policy stays.
 */
export function narrowPolicy(html: string): string {
  const used = inlineHashes(html);
  return html.replace(policyMeta, (policy) =>
    policy.replaceAll(allowedHash, (source, digest: string) => (used.has(digest) ? source : '')),
  );
}
