/**
 * What Astro cannot do when it renders a page, done to the finished one: its islands are told their
 * chunks, which have names only then; scripts that may wait for the first paint become a file; and
 * its policy allows its own scripts and styles only.
 */
import { createHash } from 'node:crypto';
import { openDialogs } from '../client/early/dialogs.ts';
import { askForLateScripts, hearBeforeReact } from '../client/early/islands.ts';
import { followAddress } from '../client/early/tabs.ts';
import { inlineScript } from './inline-script.ts';
import { findElements, type Element, type Inline, type Range } from './page-elements.ts';

/** What a chunk imports; file names relative to the site. */
export interface Chunk {
  /** At once. */
  imports: readonly string[];
  /** Only when it is used. */
  onUse: readonly string[];
}

/** By the file's name. */
export type Chunks = ReadonlyMap<string, Chunk>;

/** What pages are finished with. */
export interface Finishing {
  /** What stands before a file's name in its address: `/sitio/`, or `/`. */
  base: string;
  chunks: Chunks;
}

/** A file that a page asks for, relative to the site. */
export interface LateFile {
  file: string;
  content: string;
}

interface Edit extends Range {
  text: string;
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => {
      const part = html.slice(end, edit.start) + edit.text;
      end = edit.end;
      return part;
    });
  return parts.join('') + html.slice(end);
}

/** Every chunk that a chunk needs besides itself. */
function needed(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  for (const imported of chunks.get(file)?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    needed(imported, chunks, found);
  }
  return found;
}

/**
 * Tells an island, in its `data-imports`, what its module and its renderer import: Astro names these
 * two, and their imports would be asked for a round trip later. `client:interaction` fetches them. What it
 * imports only when it is used stands in its `data-on-use`.
 */
function nameImports({ attributes, end }: Element, { base, chunks }: Finishing): Edit {
  const [component = '', renderer = ''] = ['component-url', 'renderer-url'].map((name) =>
    (attributes[name] ?? '').slice(base.length),
  );
  const files = new Set([component, renderer].flatMap((file) => [...needed(file, chunks)]));
  const later = (chunks.get(component)?.onUse ?? []).flatMap((file) => [
    file,
    ...needed(file, chunks),
  ]);
  const lists = [
    ['data-imports', [...files]],
    ['data-on-use', later.filter((file) => !files.has(file) && file !== component)],
  ] as const;
  const text = lists.flatMap(([name, list]) =>
    list.length > 0 ? ` ${name}="${list.map((file) => base + file).join(' ')}"` : [],
  );
  return { start: end - 1, end: end - 1, text: text.join('') };
}

/** What a page with islands runs before them, where it has this in its HTML. */
const beforeIslands = [
  [' data-react=', hearBeforeReact],
  ['"tab-list"', followAddress],
  ['<dialog', openDialogs],
] as const;

/** By what they do: pages share them. */
const earlyScripts = new Map<string, string>();

/** The one script that a page with islands has inline, beside the file with the others. */
export function earlyScript(html: string): string {
  const needed = beforeIslands.filter(([mark]) => html.includes(mark)).map(([, run]) => run);
  const key = needed.map(({ name }) => name).join(' ');
  const known = earlyScripts.get(key);
  if (known !== undefined) return known;
  const script = inlineScript(askForLateScripts, ...needed);
  earlyScripts.set(key, script);
  return script;
}

/** When islands load, and what an island is: two scripts right after the islands' only style. */
function scriptsOfIslands(inlines: readonly Inline[]): [Inline, Inline] {
  const style = inlines.findIndex(({ text }) => text.startsWith('astro-island,'));
  const [before, when, what] = style < 0 ? [] : inlines.slice(style, style + 3);
  if (!when || !what || when.start !== before?.end || what.start !== when.end) {
    throw new Error('islands without their scripts after their style');
  }
  return [when, what];
}

/** A script of the page's own, as Astro writes it: with nothing to it but its text. */
const isOfPage = ({ kind, attributes }: Inline): boolean =>
  kind === 'script' && attributes['type'] === 'module' && Object.keys(attributes).length === 1;

/** A script among others: each has names of its own. */
const apart = (script: string): string => `(()=>{${script}})();`;

/** Several scripts in the place of one of them. */
interface Joined {
  parts: readonly string[];
  text: string;
}

/** A page's own scripts as one, where the last stands: each would be a digest in the policy. */
function joinScripts(own: readonly Inline[]): { joined: Joined | null; edits: Edit[] } {
  const last = own.at(-1);
  if (!last || own.length === 1) return { joined: null, edits: [] };
  const text = own.map((script) => apart(script.text)).join('');
  return {
    joined: { parts: own.map((script) => script.text), text },
    edits: own.map((script) => ({
      ...script,
      text: script === last ? `<script type="module">${text}</script>` : '',
    })),
  };
}

/**
 * Scripts that run when the whole page is there, as the deferred ones they were in it do: the file may
 * come before, where it is kept and the page is slow.
 */
function onceArrived(scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  const run = scripts.map(apart);
  const begin = 'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();';
  return [`const run=()=>{${run.join('\n')}};`, begin];
}

function lateFile(content: string): LateFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { file: `_astro/late.${hash}.js`, content };
}

/**
 * The scripts that may wait, which together would take a page one more round trip than its text needs:
 * those of its islands, which Astro repeats in each page, and its own, unless something that needs
 * them is on show before they run.
 */
function postponeScripts(
  inlines: readonly Inline[],
  needsScripts: boolean,
  early: string,
  { base }: Finishing,
): { postponed: readonly Inline[]; edits: Edit[]; late: LateFile } {
  const [when, what] = scriptsOfIslands(inlines);
  const own = needsScripts ? [] : inlines.filter(isOfPage);
  const content = [`${when.text};${what.text}`, ...onceArrived(own.map(({ text }) => text))];
  const late = lateFile(content.join('\n'));
  const request = `<script data-src="${base}${late.file}">${early}</script>`;
  const edits = [
    { ...when, text: request },
    ...[what, ...own].map((script) => ({ ...script, text: '' })),
  ];
  return { postponed: [when, what, ...own], edits, late };
}

/** By text: pages share their scripts and styles. */
const hashSources = new Map<string, string>();

function hashSource(text: string): string {
  const known = hashSources.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashSources.set(text, source);
  return source;
}

/** A script with an address is allowed by it; one with data, such as JSON-LD, never runs. */
const needsHash = ({ attributes }: Inline): boolean =>
  !('src' in attributes) && !attributes['type']?.startsWith('application/');

/** Other sites, such as the one that messages are sent by: allowed where the page itself names them. */
const isOrigin = (source: string): boolean => source.startsWith('https://');

/**
 * A policy with the hashes of these scripts and styles alone, of what some were joined to, and of the early one. Astro writes
 * those of the whole site on every page: digests that gzip cannot shrink, a tenth of what a page may weigh.
 * @throws Error when it would block one of them.
 */
function narrow(
  policy: string,
  texts: Record<Inline['kind'], readonly string[]>,
  joined: Joined | null,
  early: string | null,
  html: string,
): string {
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  for (const kind of ['script', 'style'] as const) {
    const own = new Set(texts[kind].map(hashSource));
    const sources = directives.find(([name]) => name === `${kind}-src`) ?? [];
    const [blocked] = own.difference(new Set(sources));
    if (blocked) throw new Error(`the policy blocks an inline ${kind}: ${blocked}`);
    if (kind === 'script' && joined) {
      for (const part of joined.parts) own.delete(hashSource(part));
      own.add(hashSource(joined.text));
      sources.push(hashSource(joined.text));
    }
    if (kind === 'script' && early) {
      own.add(hashSource(early));
      sources.push(hashSource(early));
    }
    const kept = sources.filter((source) => !source.startsWith("'sha256-") || own.has(source));
    sources.splice(0, sources.length, ...kept);
  }
  return directives
    .map((sources) => sources.filter((source) => !isOrigin(source) || html.includes(source)))
    .map((sources) => sources.join(' '))
    .join(';');
}

/**
 * A page as it is published, and the file with its late scripts; null when it has no islands.
 * @throws Error when it has no policy, its policy would block a script or style of its own, or the
 * scripts of its islands are not where Astro put them so far.
 */
export function finishPage(
  html: string,
  finishing: Finishing,
): { html: string; late: LateFile | null } {
  const { policy, islands, inlines, needsScripts } = findElements(html);
  if (!policy) throw new Error('no content security policy');
  const early = islands.length > 0 ? earlyScript(html) : null;
  const waiting = early ? postponeScripts(inlines, needsScripts, early, finishing) : null;
  const stay = inlines.filter(
    (inline) => !waiting?.postponed.includes(inline) && needsHash(inline),
  );
  const own = joinScripts(waiting ? [] : stay.filter(isOfPage));
  const textsOf = (kind: Inline['kind']): string[] =>
    stay.filter((inline) => inline.kind === kind).map(({ text }) => text);
  const narrowed = narrow(
    policy.attributes['content'] ?? '',
    {
      script: textsOf('script'),
      style: textsOf('style'),
    },
    own.joined,
    early,
    html.slice(policy.end),
  );
  const edits: Edit[] = [
    { ...policy, text: `<meta http-equiv="content-security-policy" content="${narrowed}">` },
    ...islands.map((island) => nameImports(island, finishing)),
    ...(waiting?.edits ?? []),
    ...own.edits,
  ];
  return { html: applyEdits(html, edits), late: waiting?.late ?? null };
}
