/**
 * Files that systems and editors leave in folders, unasked: in a folder of data they are nobody's
 * mistake, and must not stop a build.
 */

/** Files in which a system keeps how it shows a folder: nobody would miss them. */
const ofSystem = /^(\.DS_Store|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i;

const strays = [
  ofSystem,
  // Hidden: `._hoja.csv`, `.hoja.csv.swp`, `.~lock.hoja.csv#`.
  /^\./,
  // What a Mac puts into a ZIP.
  /^__MACOSX$/,
  // Copies that editors and Office keep while a file is open, or of before it was saved.
  /~$/,
  /^~\$/,
  /^#.*#$/,
  /\.(bak|swp|tmp)$/i,
];

/** Whether a system makes files of this name by itself, and makes them again. */
export const isOfSystem = (name: string): boolean => ofSystem.test(name);

/** Whether a file of this name is left there by a system or an editor. */
export const isStray = (name: string): boolean => strays.some((pattern) => pattern.test(name));
