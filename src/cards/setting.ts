/** Setting text into boxes: breaking lines, shrinking, and at last an ellipsis, all by measure. */
import { nickParts } from '../words/nick-parts.ts';
import {
  charactersOf,
  ellipsize,
  lettering,
  measure,
  type Anchor,
  type Style,
} from './lettering.ts';

/** A text set into a box. */
export interface Setting {
  readonly style: Style;
  readonly lines: readonly string[];
}

/** From baseline to baseline, and from the baseline to the top of a capital, in sizes. */
const leading = 1.08;
const capitals = 0.65;

/** A word that is wider than a line, in pieces that are not: where its parts meet, else anywhere. */
function breakWord(word: string, width: number, style: Style): string[] {
  const pieces: string[] = [];
  let piece = '';
  let filled = 0;
  const add = (part: string, partWidth: number): void => {
    if (piece !== '' && filled + partWidth > width) {
      pieces.push(piece);
      piece = '';
      filled = 0;
    }
    piece += part;
    filled += partWidth;
  };
  for (const part of nickParts(word)) {
    const partWidth = measure(part, style);
    if (partWidth <= width) add(part, partWidth);
    else for (const character of charactersOf(part)) add(character, measure(character, style));
  }
  return [...pieces, piece];
}

/** Words and their widths, for one style: a text is measured once, however often it is wrapped. */
interface Words {
  readonly style: Style;
  readonly space: number;
  readonly words: readonly { readonly text: string; readonly width: number }[];
}

/** The words of a text, in size 1. */
function wordsOf(text: string, weight: Style['weight']): Words {
  const style = { size: 1, weight };
  const words = text.split(' ').map((word) => ({ text: word, width: measure(word, style) }));
  return { style, space: measure(' ', style), words };
}

/** Words of size 1 in another size. */
const scaled = ({ style, space, words }: Words, size: number): Words => ({
  style: { ...style, size },
  space: space * size,
  words: words.map(({ text, width }) => ({ text, width: width * size })),
});

/** Lines of at most `width`; `broken` tells that a word had to be cut. */
function wrap({ style, space, words }: Words, width: number): { lines: string[]; broken: boolean } {
  const lines: string[] = [];
  let filled = Infinity;
  let broken = false;
  for (const word of words) {
    if (filled + space + word.width <= width) {
      lines.push(`${lines.pop() ?? ''} ${word.text}`);
      filled += space + word.width;
    } else if (word.width <= width) {
      lines.push(word.text);
      filled = word.width;
    } else {
      broken = true;
      lines.push(...breakWord(word.text, width, style));
      filled = measure(lines.at(-1) ?? '', style);
    }
  }
  return { lines, broken };
}

/** Lines of even length: as narrow as the text gets without a further line or a cut word. */
function balance(words: Words, width: number, count: number): string[] {
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    const { lines, broken } = wrap(words, middle);
    if (lines.length > count || broken) narrow = middle;
    else wide = middle;
  }
  return wrap(words, wide).lines;
}

/** How many lines a text may take at a size. */
export interface Step {
  readonly size: number;
  readonly lines: number;
}

/**
 * Sets a text as large as it fits: at the first of `steps` (sizes descending) at which it takes no
 * more lines than allowed and no word is cut. What does not fit the last one is cut, and ends in «…».
 */
export function fit(
  text: string,
  width: number,
  steps: readonly [...Step[], Step],
  weight: Style['weight'] = 800,
): Setting {
  const words = wordsOf(text, weight);
  for (const { size, lines: most } of steps) {
    const sized = scaled(words, size);
    const { lines, broken } = wrap(sized, width);
    if (lines.length <= most && !broken) {
      return { style: sized.style, lines: balance(sized, width, lines.length) };
    }
  }
  const { size, lines: most } = steps.at(-1) ?? steps[0];
  const style = { size, weight };
  const { lines } = wrap(scaled(words, size), width);
  if (lines.length <= most) return { style, lines };
  const last = ellipsize(lines.slice(most - 1, most + 1).join(' '), width, style);
  return { style, lines: [...lines.slice(0, most - 1), last] };
}

/** The style in which all of these texts fit a width, but none smaller than `least`. */
export function fitAll(
  texts: readonly string[],
  width: number,
  style: Style,
  least: number,
): Style {
  const widest = Math.max(...texts.map((text) => measure(text, style)));
  const size = Math.min(style.size, Math.floor((style.size * width) / widest));
  return { ...style, size: Math.max(size, Math.min(least, style.size)) };
}

/** A setting as SVG: the capitals of its first line begin at `top`. */
export function block(
  { lines, style }: Setting,
  x: number,
  top: number,
  colour: string,
  anchor: Anchor = 'start',
): string {
  return lines
    .map((line, index) =>
      lettering(line, x, top + (capitals + index * leading) * style.size, style, colour, anchor),
    )
    .join('');
}

/** How high a setting is, from its capitals to its last baseline. */
export function blockHeight({ lines, style }: Setting): number {
  return (capitals + (lines.length - 1) * leading) * style.size;
}
