/** What HTML of our own says, as text. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { oneLine } from '../domain/text.ts';

const blockTag = /<\/?(?:p|li|h\d|t[dhr]|caption|div|br|blockquote)\b/g;

/** The text of a piece of HTML, words of neighbouring blocks apart. */
export const htmlText = (html: string): string =>
  oneLine(DomUtils.textContent(parseDocument(html.replace(blockTag, ' $&'))));
