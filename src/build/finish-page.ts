/**
 * Finishes a rendered page with an HTML parser, where Astro has no option. It merges scripts, narrows the policy to the page's own hashes, adds spaces
 * between words that only styles separate, and drops optional end tags and quotes.
 */
import { hash } from 'node:crypto';
import { DomUtils, parseDocument, Parser } from 'htmlparser2';
import MagicString from 'magic-string';
import { joined } from './page-scripts.ts';
import { wordGaps } from './word-gaps.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements whose end tag is optional before each other. Their end tags are 4 % of the league's page, gzipped. */
const optional = new Set(['td', 'th', 'tr', 'thead', 'tbody', 'li', 'dt', 'dd']);
/** Parents before whose end tag those end tags are optional, too. */
const parents = new Set(['tr', 'thead', 'tbody', 'table', 'ul', 'ol', 'dl', 'div']);

const hashOf = (text: string): string => ` 'sha256-${hash('sha256', text, 'base64')}'`;
const textOf = (inline: Element): string => DomUtils.textContent(inline);

const isData = /^(application\/|speculationrules$)/;
/**
 * True for a script or style that needs a hash in the policy. Data such as JSON-LD, and speculation rules, need none.
 */
const isInline = ({ name, attribs: { src, type = '' } }: Element): boolean =>
  name === 'style' || (name === 'script' && src === undefined && !isData.test(type));

function hasOptionalEnd({ name, next, parent }: Element): boolean {
  if (!optional.has(name)) return false;
  if (next) return 'name' in next && optional.has(next.name);
  return parent !== null && 'name' in parent && parents.has(parent.name);
}

/** Removes optional quotes in the body: lists are 1.5 % smaller, gzipped. The head keeps them for simple parsers. */
function removeQuotes(html: string, finished: MagicString): void {
  let isBody = false;
  const onopentagname = (name: string) => (isBody ||= name === 'body');
  const onattribute = (_: string, value: string, quote?: string | null): void => {
    const end = parser.endIndex;
    const isNeedless = quote && !/[\s"'=<>`]|^$/.test(value) && ' >'.includes(html.charAt(end));
    if (!isBody || !isNeedless) return;
    finished.remove(end - 1, end).remove(end - value.length - 2, end - value.length - 1);
  };
  const parser = new Parser({ onopentagname, onattribute }, { decodeEntities: false });
  parser.end(html);
}

/**
 * Finishes a page: merges its inline styles into one and its scripts into one, narrows the policy to the hashes of
 * these, separates adjacent words, and drops optional quotes and end tags.
 * @throws Error if the page has no policy, or its policy would block one of its scripts or styles.
 */
export function finishPage(html: string): string {
  const options = { decodeEntities: false, withStartIndices: true, withEndIndices: true };
  const page = parseDocument(html, options);
  const elements = DomUtils.getElementsByTagName('*', page);
  const finished = new MagicString(html);
  removeQuotes(html, finished);
  for (const index of wordGaps(page)) finished.appendLeft(index, ' ');
  const startOf = ({ startIndex }: Element): number => startIndex ?? 0;
  const endOf = ({ endIndex }: Element): number => (endIndex ?? 0) + 1;
  const endTagOf = (element: Element): number => endOf(element) - `</${element.name}>`.length;

  const policy = elements.find(
    ({ attribs }) => attribs['http-equiv'] === 'content-security-policy',
  );
  if (!policy) throw new Error('no content security policy');
  const allowed = policy.attribs['content'] ?? '';
  const inlines = elements.filter(isInline);
  const blocked = inlines.find((inline) => !allowed.includes(hashOf(textOf(inline))));
  if (blocked) throw new Error(`the policy blocks an inline ${blocked.name}: ${textOf(blocked)}`);

  /** Replaces the first element by `text`, and removes the others: each inline text costs a hash in the policy. */
  const merge = ([first, ...others]: readonly Element[], text: string): void => {
    if (first) finished.update(startOf(first), endOf(first), text);
    for (const other of others) finished.remove(startOf(other), endOf(other));
  };
  const scripts = inlines.filter(({ name }) => name === 'script');
  const styles = inlines.filter(({ name }) => name === 'style');
  const inlineCss = styles.map(textOf).join('').replaceAll('\n', '');
  // Lightning CSS replaces light-dark() by properties whose long names are 30 bytes of a page, gzipped.
  const css = inlineCss.replaceAll('--lightningcss-', '--');
  merge(styles, `<style>${css}</style>`);
  const modules = scripts.filter(({ attribs }) => attribs['type'] === 'module');
  const isMerged = modules.length > 1;
  const merged = isMerged ? modules.toReversed() : [];
  const script = isMerged ? joined(modules.map(textOf)) : '';
  const tag = `<script type="module">${script}</script>`;
  merge(merged, tag);
  const kept = scripts.filter((inline) => !merged.includes(inline)).map(textOf);
  const hashesOf = (all: readonly string[]): string =>
    [...new Set(all.filter(Boolean).map(hashOf))].join('');
  // Astro allows the scripts and styles of the whole site on every page. gzip cannot compress their digests.
  const narrowed = allowed
    .replaceAll(/ 'sha256-[^']*'/g, '')
    .replace(/script-src [^;]*/, (sources) => sources + hashesOf([...kept, script]))
    .replace(/style-src [^;]*/, (sources) => sources + hashesOf([css]));
  merge([policy], `<meta http-equiv="content-security-policy" content="${narrowed}">`);
  for (const element of elements.filter(hasOptionalEnd))
    finished.remove(endTagOf(element), endOf(element));
  return finished.toString();
}
