/**
 * Finds where the words of neighbouring elements would run together without styles. `<b>Ana</b><i>2</i>` reads «Ana2»
 * in text browsers, reader modes and copied text.
 */
import type { parseDocument } from 'htmlparser2';

type Page = ReturnType<typeof parseDocument>;

const inline = new Set(['a', 'button', 'em', 'i', 'label', 'small', 'span', 'strong', 'time']);
/** Elements that separate words by themselves, or contain none. */
const skipped = new Set(['br', 'img', 'input', 'pre', 'script', 'style', 'svg', 'template']);

/**
 * Returns the indexes in the page's source where a space is missing. It ignores elements that React rendered, because
 * React would not find its own text when it hydrates.
 */
export function wordGaps(page: Page): number[] {
  const gaps: number[] = [];
  /** True after a character that is not white space. */
  let isInWord = false;
  /** True if the element of the last text has ended. */
  let hasEnded = false;
  /** Start of the first element since the last text; null if none began. */
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
      const isInIsland = node.name.startsWith('astro-') ? node.name === 'astro-island' : isReact;
      for (const child of node.children) read(child, isInIsland);
    }
    hasEnded = true;
    if (!isWord || isReact) isInWord = false;
  };
  for (const node of page.children) read(node, false);
  return gaps;
}
