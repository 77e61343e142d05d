/**
 * Leaves in each page's Content-Security-Policy the hashes of that page's own scripts and styles.
 * Astro writes those of the whole site on every page: digests that gzip cannot shrink, a tenth of
 * what a page may weigh.
 */
import { createHash } from 'node:crypto';

const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)/;
const inlineElement = /<(script|style)((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>/g;
/** A script with an address is allowed by it; one with data, such as JSON-LD, never runs. */
const needsNoHash = /\ssrc=|\stype="application\//;

/** By text: pages share their scripts and styles. */
const hashSources = new Map<string, string>();

function hashSource(text: string): string {
  const known = hashSources.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashSources.set(text, source);
  return source;
}

/** Hashes of the elements that a page's policy has to allow. */
function ownHashes(html: string): { script: Set<string>; style: Set<string> } {
  const own = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!needsNoHash.test(attributes)) own[tag as keyof typeof own].add(hashSource(text));
  }
  return own;
}

/**
 * The page with a policy that allows its own inline scripts and styles and no others.
 * @throws Error when the page has no policy, or has a script or style that its policy would block.
 */
export function narrowPolicy(html: string): string {
  const policy = policyMeta.exec(html)?.[1];
  if (policy === undefined) throw new Error('no content security policy');
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  for (const [kind, own] of Object.entries(ownHashes(html))) {
    const sources = directives.find(([name]) => name === `${kind}-src`) ?? [];
    const [blocked] = own.difference(new Set(sources));
    if (blocked) throw new Error(`the policy blocks an inline ${kind}: ${blocked}`);
    const kept = sources.filter((source) => !source.startsWith("'sha256-") || own.has(source));
    sources.splice(0, sources.length, ...kept);
  }
  const narrowed = directives.map((sources) => sources.join(' ')).join(';');
  return html.replace(policy, () => narrowed);
}
