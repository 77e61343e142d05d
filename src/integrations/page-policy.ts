/**
 * Leaves in each page's Content-Security-Policy the hashes of that page's own scripts and styles.
 * Astro writes those of the whole site on every page: digests that gzip cannot shrink, a tenth of
 * what a page may weigh.
 */
import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

const policyMeta = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const inlineElement = /<(script|style)((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>/g;
/** A script with an address is allowed by it; one with data, such as JSON-LD, never runs. */
const needsNoHash = /\ssrc=|\stype="application\//;

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the elements of a kind that a page's policy has to allow. */
function ownHashes(html: string, kind: 'script' | 'style'): Set<string> {
  const own = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (tag === kind && !needsNoHash.test(attributes)) own.add(hashSource(text));
  }
  return own;
}

/**
 * The page with a policy that allows its own inline scripts and styles and no others.
 * @throws Error when the page has no policy, or has a script or style that its policy would block.
 */
export function narrowPolicy(html: string): string {
  const policy = policyMeta.exec(html)?.[0];
  if (policy === undefined) throw new Error('no content security policy');
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  for (const kind of ['script', 'style'] as const) {
    const sources = directives.find(([name]) => name === `${kind}-src`) ?? [];
    const own = ownHashes(html, kind);
    const [blocked] = own.difference(new Set(sources));
    if (blocked) throw new Error(`the policy blocks an inline ${kind}: ${blocked}`);
    const kept = sources.filter((source) => !source.startsWith("'sha256-") || own.has(source));
    sources.splice(0, sources.length, ...kept);
  }
  const narrowed = directives.map((sources) => sources.join(' ')).join(';');
  return html.replace(policyMeta, () => narrowed);
}

/** Narrows the policy of every page. */
export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: { 'astro:build:done': ({ dir }) => rewritePages(dir, narrowPolicy) },
  };
}
