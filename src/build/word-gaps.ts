/**
 * Finds where words of neighbouring elements would run together without styles: `<b>Ana</b><i>2</i>` reads «Ana2» in
 * text browsers, reader modes and copied text.
 */
import type { parseDocument } from 'htmlparser2';

type Page = ReturnType<typeof parseDocument>;

const inline = new Set(['a', 'button', 'em', 'i', 'label', 'small', 'span', 'strong', 'time']);
/** Elements that separate words by themselves, or have no words. */
const skipped = new Set(['br', 'img', 'input', 'pre', 'script', 'style', 'svg', 'template']);

/** Returns the indexes in the page's source at which a space is missing. React's own elements stay as they are. */
export function wordGaps(page: Page): number[] {
  const gaps: number[] = [];
  /** True after a letter, digit or other sign that a word may end with. */
  let isInWord = false;
  /** Whether the element of the last text has ended. */
  let hasEnded = false;
  /** Start of the first element that began after the last text; null for none. */
  let start: number | null = null;

  const readText = (text: string): void => {
    if (text === '') return;
    if (isInWord && hasEnded && start !== null && /^[^\s.,;:)]/.test(text)) gaps.push(start);
    isInWord = /\S$/.test(text);
    hasEnded = false;
    start = null;
  };
  const read = (node: Page['children'][number], isReact: boolean): void => {
    if (node.nodeType === 3 && !isReact) readText(node.data);
    if (!('attribs' in node)) return;
    const isWord = inline.has(node.name) || node.name.startsWith('astro-');
    if (!isWord) isInWord = false;
    start ??= node.startIndex;
    if (!skipped.has(node.name)) {
      const isOwn = node.name.startsWith('astro-') ? node.name === 'astro-island' : isReact;
      for (const child of node.children) read(child, isOwn);
    }
    hasEnded = true;
    if (!isWord || isReact) isInWord = false;
  };
  for (const node of page.children) read(node, false);
  return gaps;
}
