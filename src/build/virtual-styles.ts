/** Stylesheets that are known only at build time. Pages import them as `virtual:<name>.css`. */
import type { Plugin } from 'vite';

/** Returns the Vite plugin of a virtual stylesheet. `write` is called once for each build and returns CSS. */
export function virtualStyles(name: string, write: () => string): Plugin {
  const module = `virtual:${name}.css`;
  return {
    name,
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load: (id) => (id === `\0${module}` ? write() : undefined),
  };
}
