/** Islands' chunks: few, and known to the island before it asks for them. */
import type { Rolldown, UserConfig } from 'vite';

/** What chunks import, by the file's name: at once, and only when it is used. */
export type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports'>>;

/** React, and what more than one island imports: one chunk, not five. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/(islands\/shared\/[\w-]+|(domain\/text|text\/\w+))\.tsx?$/;

/** Chunks with all that they import. */
function withImports(files: readonly string[], chunks: Chunks): Set<string> {
  const all = new Set(files);
  // A set also visits what is added to it on the way.
  for (const file of all) chunks.get(file)?.imports.forEach((other) => all.add(other));
  return all;
}

/**
 * Tells an island, in its `data-imports`, what its module and its renderer import: Astro names these
 * two, and their imports would be asked for a round trip later. `client:interaction` fetches them. What it
 * imports only when it is used stands in its `data-on-use`.
 */
export function nameImports(island: string, base: string, chunks: Chunks): string {
  const urls = island.matchAll(/ (?:component|renderer)-url="(.*?)"/g);
  const named = Array.from(urls, ([, url = '']) => url.slice(base.length));
  const files = withImports(named, chunks);
  const used = withImports(chunks.get(named[0] ?? '')?.dynamicImports ?? [], chunks);
  const list = (name: string, all: Set<string>): string =>
    all.size > 0 ? ` ${name}="${[...all].map((file) => base + file).join(' ')}"` : '';
  const told =
    list('data-imports', files.difference(new Set(named))) +
    list('data-on-use', used.difference(files));
  // What Astro writes besides is what it takes anyway.
  return island
    .replace(/ (?:uid|component-export|opts)="[^"]*"| props="{}"/g, '')
    .replace(/>$/, () => `${told}>`);
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
