/**
 * The index's files, on their way from the page that needs them to the site. Pages are bundled by
 * Vite and the integration that writes is not, so they meet in the process's global object, as cards do.
 */
declare global {
  var orderedSearchFiles: Map<string, string> | undefined;
}

/** Where the files are on the site: one flat directory. */
export const directory = 'busqueda';

/** Contents by file name. */
export const orderedFiles = (globalThis.orderedSearchFiles ??= new Map<string, string>());
