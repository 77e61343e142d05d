/** Bundles scripts that pages have inline, because they run before the first paint. */
import { build } from 'vite';

/**
 * Bundles a module and what it imports into one minified script, and returns its text.
 * @param file Path relative to the project. Rejects if the module cannot be bundled.
 */
export async function bundleInlineScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  if (!('output' in output)) throw new Error(`${file} has no bundle`);
  return output.output[0].code.trim();
}
