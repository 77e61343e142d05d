/** What HTML of our own says, as text. */
import { oneLine } from '../domain/text.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The text of a piece of HTML, words of neighbouring blocks apart. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<\/?(?:p|li|h\d|t[dhr]|caption|div|br|blockquote)\b/g, ' $&')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
  return oneLine(text);
}
