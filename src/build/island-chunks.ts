/** Keeps the islands' chunks few, and lets islands name them before they load. */
import type { Rolldown, UserConfig } from 'vite';

/** Imports of each chunk by its file name: static ones, and those loaded on use. */
export type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports'>>;

/** React, and modules that several islands import: one shared chunk instead of five. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/(islands\/(shared\/[\w-]+|what-if-address)|words\/numbers|domain\/text|text\/\w+)\.tsx?$/;

/** Attributes that repeat Astro's defaults. */
const assumed = new Set(['uid', 'opts', 'component-export']);

/** Returns the chunks and all their static imports, direct and indirect. */
function withImports(files: readonly string[], chunks: Chunks): Set<string> {
  const all = new Set(files);
  // Iterating a Set also visits elements added meanwhile.
  for (const file of all) chunks.get(file)?.imports.forEach((other) => all.add(other));
  return all;
}

/**
 * Adds `data-imports` to an island's attributes: all chunks that its module and its renderer import. Astro names only
 * these two, so their imports would cost another round trip. `client:interaction` fetches them at once. `data-on-use`
 * lists what the island imports only when used. Attributes that repeat Astro's defaults are left out.
 */
export function nameImports(
  attributes: Record<string, string>,
  base: string,
  chunks: Chunks,
): Record<string, string> {
  const entries = Object.entries(attributes).filter(([name]) => !assumed.has(name));
  const kept = Object.fromEntries(entries);
  if (kept['props'] === '{}') delete kept['props'];
  const named = ['component-url', 'renderer-url'].map((url) => kept[url]?.slice(base.length) ?? '');
  const files = withImports(named, chunks);
  const used = withImports(chunks.get(named[0] ?? '')?.dynamicImports ?? [], chunks);
  const lists = {
    'data-imports': files.difference(new Set(named)),
    'data-on-use': used.difference(files),
  };
  for (const [attribute, list] of Object.entries(lists)) {
    if (list.size > 0) kept[attribute] = [...list].map((file) => base + file).join(' ');
  }
  return kept;
}

/** Vite settings for islands, and the map of chunks, which is filled when Vite has built the client. */
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
