/**
 * Files that systems and editors leave in folders: hidden files, copies made while a file is open or before it is
 * saved, what a Mac adds to a ZIP, and folder view settings. In a folder of data they must not stop a build.
 */
const stray =
  /^(\.|~\$|#.*#$)|~$|\.(bak|swp|tmp)$|^(__MACOSX|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i;

/** True if a system or an editor left a file of this name. */
export const isStray = (name: string): boolean => stray.test(name);
