/**
 * Files that systems and editors leave in folders, unasked: in a folder of data they are nobody's
 * mistake, and must not stop a build. Hidden ones, copies that are made while a file is open or of before it
 * was saved, what a Mac puts into a ZIP, and how a system shows a folder.
 */
const stray =
  /^(\.|~\$|#.*#$)|~$|\.(bak|swp|tmp)$|^(__MACOSX|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i;

/** Whether a file of this name is left there by a system or an editor. */
export const isStray = (name: string): boolean => stray.test(name);
