/** Pages without styles, as text browsers and reader modes show them. */
import { isTag, isText, type ChildNode } from 'domhandler';
import { expect, test } from 'vitest';
import { kindsOfPage, page } from '../fixtures/site.ts';

/** Elements without text, or whose text is only for scripts or positioned inside a drawing. */
const skipped = /^(br|hr|img|input|script|select|style|svg|template|textarea)$/;
const inline =
  /^(a|abbr|astro-[\w-]+|b|button|cite|code|em|i|label|mark|q|s|small|span|strong|sub|sup|time|u)$/;

/** Words of two adjacent elements without a space between them: `Chamame_33|0`. */
function joinedWords(nodes: readonly ChildNode[]): string[] {
  const found: string[] = [];
  let before = '';
  let isOtherElement = false;
  const read = (node: ChildNode): void => {
    if (isText(node)) {
      const text = node.data;
      if (isOtherElement && /[^\s(«¿¡/@]$/.test(before) && /^[\p{L}\p{N}«¿¡(]/u.test(text)) {
        found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      }
      if (text !== '') {
        before = text;
        isOtherElement = false;
      }
    } else if (isTag(node) && !('hidden' in node.attribs)) {
      const isInline = inline.test(node.name);
      if (!isInline) before = '';
      isOtherElement = true;
      if (!skipped.test(node.name)) node.children.forEach(read);
      isOtherElement = true;
      if (!isInline) before = '';
    }
  };
  nodes.forEach(read);
  return found;
}

test.each(kindsOfPage)('the words of %s have spaces between them', (route) => {
  expect(joinedWords(page(route)('body').toArray())).toEqual([]);
});
