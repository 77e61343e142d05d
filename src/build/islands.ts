/**
 * How islands reach the browser: when is `client:near`'s matter, and all their chunks at once. Astro
 * names an island's module and its renderer; what these import would be asked for only after they
 * have come, a round trip later, so each island is told and `client:near` preloads it.
 */
import type { AstroIntegration } from 'astro';
import { baseOf } from './base.ts';
import type { Rewrite } from './rewrite-pages.ts';

/** The chunks a chunk imports statically; file names relative to the site. */
type Imports = ReadonlyMap<string, readonly string[]>;

const islandTag = /<astro-island [^>]*?component-url="([^"]+)"[^>]*?renderer-url="([^"]+)"/g;
/** React, and what more than one island imports: one chunk, not five. */
const sharedPackage = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//;
const sharedModule = /\/src\/(islands\/(Boundary|hydration\/\w+)|domain\/text)\.tsx?$/;
const isShared = (id: string): boolean => sharedPackage.test(id) || sharedModule.test(id);

/** Every chunk that a chunk needs besides itself. */
function needed(file: string, imports: Imports, found = new Set<string>()): Set<string> {
  for (const imported of imports.get(file) ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    needed(imported, imports, found);
  }
  return found;
}

/**
 * The page with what each island's module and renderer import in its `data-imports`.
 * @param base What stands before a chunk's name in its address.
 */
export function nameImports(html: string, imports: Imports, base: string): string {
  return html.replace(islandTag, (tag, module: string, renderer: string) => {
    const files = [module, renderer].map((url) => needed(url.slice(base.length), imports));
    const urls = [...new Set(files.flatMap((set) => [...set]))].map((file) => base + file);
    return `${tag} data-imports="${urls.join(' ')}"`;
  });
}

/** Adds `client:near`, and makes an island's chunks few; its `rewrite` makes them known to the pages. */
export function islands(): AstroIntegration & { rewrite: Rewrite } {
  const imports = new Map<string, readonly string[]>();
  let base = '/';
  return {
    name: 'islands',
    rewrite: (html) => nameImports(html, imports, base),
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'near', entrypoint: './src/islands/near.ts' });
        const output = { codeSplitting: { groups: [{ name: 'react', test: isShared }] } };
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-chunks',
                applyToEnvironment: ({ name }) => name === 'client',
                configEnvironment: (name) =>
                  name === 'client' ? { build: { rolldownOptions: { output } } } : undefined,
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type === 'chunk') imports.set(file.fileName, file.imports);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        base = baseOf(config);
      },
    },
  };
}
