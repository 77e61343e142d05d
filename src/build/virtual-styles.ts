/** Stylesheets that are known only while a site is built: pages import them as `virtual:<name>.css`. */
import type { Plugin } from 'vite';

/** Lets pages import a stylesheet that a function writes. */
export function virtualStyles(name: string, write: () => string): Plugin {
  const module = `virtual:${name}.css`;
  return {
    name,
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load: (id) => (id === `\0${module}` ? write() : undefined),
  };
}
