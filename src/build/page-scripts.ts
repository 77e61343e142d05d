/** Texts of inline scripts. */

/** Joins scripts, each in a scope of its own. */
export const joined = (scripts: readonly string[]): string =>
  scripts.map((text) => `(()=>{${text}})();`).join('');
