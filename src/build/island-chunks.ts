/** Islands' chunks: few, and known to the island before it asks for them. */
import type { Rolldown, UserConfig } from 'vite';

/** What chunks import, by the file's name: at once, and only when it is used. */
export type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports'>>;

/** React, and what more than one island imports: one chunk, not five. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/(islands\/shared\/[\w-]+|(domain\/text|text\/\w+))\.tsx?$/;

/** Attributes of an island that say what Astro assumes without them. */
const assumed = new Set(['uid', 'opts', 'component-export']);

/** Chunks with all that they import. */
function withImports(files: readonly string[], chunks: Chunks): Set<string> {
  const all = new Set(files);
  // A set also visits what is added to it on the way.
  for (const file of all) chunks.get(file)?.imports.forEach((other) => all.add(other));
  return all;
}

/**
 * Adds to an island's attributes what its module and its renderer import (`data-imports`): Astro names these
 * two, and their imports would be asked for a round trip later. `client:interaction` fetches them. What the island
 * imports only when it is used stands in `data-on-use`.
 */
export function nameImports(
  attributes: Record<string, string>,
  base: string,
  chunks: Chunks,
): Record<string, string> {
  const entries = Object.entries(attributes).filter(([name]) => !assumed.has(name));
  const own = Object.fromEntries(entries);
  if (own['props'] === '{}') delete own['props'];
  const named = ['component-url', 'renderer-url'].map((url) => own[url]?.slice(base.length) ?? '');
  const files = withImports(named, chunks);
  const used = withImports(chunks.get(named[0] ?? '')?.dynamicImports ?? [], chunks);
  const lists = {
    'data-imports': files.difference(new Set(named)),
    'data-on-use': used.difference(files),
  };
  for (const [attribute, list] of Object.entries(lists)) {
    if (list.size > 0) own[attribute] = [...list].map((file) => base + file).join(' ');
  }
  return own;
}

/** Vite's settings for them, and the chunks there are, once it has built. */
export function islandChunks(): { chunks: Chunks; vite: UserConfig } {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const output = { codeSplitting: { groups: [{ name: 'react', test: shared }] } };
  const collect = {
    name: 'island-chunks',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
      }
    },
  };
  const environments = { client: { build: { rolldownOptions: { output } } } };
  return { chunks, vite: { environments, plugins: [collect] } };
}
