/**
 * Files that systems and editors leave in folders, unasked: in a folder of data they are nobody's
 * mistake, and must not stop a build.
 */
const strays = [
  // Hidden: `.DS_Store`, `._hoja.csv`, `.hoja.csv.swp`, `.~lock.hoja.csv#`.
  /^\./,
  // What Windows shows in a folder, and what a Mac puts into a ZIP.
  /^(ehthumbs|Thumbs)\.db$/i,
  /^desktop\.ini$/i,
  /^Icon\r$/,
  /^__MACOSX$/,
  // Copies that editors and Office keep while a file is open, or of before it was saved.
  /~$/,
  /^~\$/,
  /^#.*#$/,
  /\.(bak|swp|tmp)$/i,
];

/** Whether a file of this name is one of those. */
export const isStray = (name: string): boolean => strays.some((pattern) => pattern.test(name));
