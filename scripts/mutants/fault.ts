/** Deliberate faults, by which a test suite is tried. */

export interface Fault {
  /** What goes wrong, for a reader. */
  name: string;
  file: string;
  /** A text that stands exactly once in the file. */
  find: string;
  /** What stands there instead. */
  replace: string;
  /** Test files that are able to see it. */
  seenBy: string[];
}

/** A file's text with a fault in it. @throws where the fault does not say one place of the text. */
export function injectFault(text: string, { name, file, find, replace }: Fault): string {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`«${name}»: its text stands ${count} times in ${file}, not once`);
  return text.replace(find, () => replace);
}
