/** How islands reach the browser: when is `client:touch`'s matter, and in how many chunks. */
import type { AstroIntegration } from 'astro';
import type { Finishing } from './finish-page.ts';

/** React, and what more than one island imports: one chunk, not five. */
const sharedPackage = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//;
const sharedModule = /\/src\/(islands\/shared\/[\w-]+|domain\/(nick-search|text))\.tsx?$/;
const isShared = (id: string): boolean => sharedPackage.test(id) || sharedModule.test(id);

/** Adds the directives; makes an island's chunks few, and tells what each of them imports. */
export function islands(): AstroIntegration & Pick<Finishing, 'imports'> {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'islands',
    imports,
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/islands/touch.ts' });
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
                    // What is imported later, too: some browsers keep the failure of an import for good.
                    imports.set(file.fileName, [...file.imports, ...file.dynamicImports]);
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
