/** How islands reach the browser: when is `client:interaction`'s matter, and in how many chunks. */
import type { AstroIntegration } from 'astro';
import type { Chunk, Chunks } from './finish-page.ts';

/** React, and what more than one island imports: one chunk, not five. */
const sharedPackage = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//;
const sharedModule =
  /\/src\/(islands\/shared\/[\w-]+|domain\/(nick-search|text)|words\/nick-parts)\.tsx?$/;
const isShared = (id: string): boolean => sharedPackage.test(id) || sharedModule.test(id);

/** Adds the directives; makes an island's chunks few, and tells what each of them imports. */
export function islands(): AstroIntegration & { chunks: Chunks } {
  const chunks = new Map<string, Chunk>();
  return {
    name: 'islands',
    chunks,
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
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
                    if (file.type !== 'chunk') continue;
                    chunks.set(file.fileName, {
                      imports: file.imports,
                      onUse: file.dynamicImports,
                    });
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
}
