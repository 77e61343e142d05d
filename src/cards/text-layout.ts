/** Text in boxes: breaking lines, shrinking, and at last an ellipsis, all by measure. */
import { nickParts } from '../words/nick-parts.ts';
import { charactersOf, ellipsize, measure, textToPaths, type TextStyle } from './text-paths.ts';

/** A text laid out in a box. */
export interface TextLayout {
  readonly style: TextStyle;
  readonly lines: readonly string[];
}

/** From baseline to baseline, and from the baseline to the top of a capital, in sizes. */
const leading = 1.08;
const capitals = 0.65;

/** Joins parts into lines as long as they fit. */
function fill(parts: readonly string[], glue: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let filled = Infinity;
  for (const part of parts) {
    const longer = filled + measure(glue, style) + measure(part, style);
    if (longer <= width) lines.push(`${lines.pop() ?? ''}${glue}${part}`);
    else lines.push(part);
    filled = longer <= width ? longer : measure(part, style);
  }
  return lines;
}

/** Lines of at most `width`. A word that is wider is cut where its parts meet, else anywhere. */
function wrap(text: string, width: number, style: TextStyle): string[] {
  const smaller = (part: string, cut: (part: string) => string[]): string[] =>
    measure(part, style) <= width ? [part] : cut(part);
  const words = text.split(' ').flatMap((word) =>
    smaller(word, () => {
      const parts = nickParts(word).flatMap((part) => smaller(part, charactersOf));
      return fill(parts, '', width, style);
    }),
  );
  return fill(words, ' ', width, style);
}

/** Lines of even length: as narrow as the text gets without a further line or a cut word. */
function balance(text: string, width: number, style: TextStyle): string[] {
  const { length } = wrap(text, width, style);
  const widest = Math.max(...text.split(' ').map((word) => measure(word, style)));
  let [narrow, wide] = [Math.max(width / 2, widest), width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, middle, style).length > length) narrow = middle;
    else wide = middle;
  }
  return wrap(text, wide, style);
}

/**
 * Lays a text out as large as it fits without a word cut: in one line of the first of `sizes` (descending), two of
 * the second, and so on. What does not fit at the last one is cut, and ends in «…».
 */
export function fitLines(
  text: string,
  width: number,
  sizes: readonly number[],
  look: Omit<TextStyle, 'size'>,
): TextLayout {
  let layout: TextLayout = { style: { ...look, size: 0 }, lines: [] };
  for (const [index, size] of sizes.entries()) {
    const style = { ...look, size };
    const lines = wrap(text, width, style);
    const isCut = text.split(' ').some((word) => measure(word, style) > width);
    if (lines.length <= index + 1 && !isCut) return { style, lines: balance(text, width, style) };
    const rest = ellipsize(lines.slice(index, index + 2).join(' '), width, style);
    layout = { style, lines: lines.length > index + 1 ? [...lines.slice(0, index), rest] : lines };
  }
  return layout;
}

/** The style in which all of these texts fit a width, but none smaller than `least`. */
export function fitAll(
  texts: readonly string[],
  width: number,
  style: TextStyle,
  least: number,
): TextStyle {
  const widest = Math.max(...texts.map((text) => measure(text, style)));
  const size = Math.min(style.size, Math.floor((style.size * width) / widest));
  return { ...style, size: Math.max(size, Math.min(least, style.size)) };
}

/** A layout as SVG: the capitals of its first line begin at `top`. */
export function layoutToPaths({ lines, style }: TextLayout, x: number, top: number): string {
  const baseline = (index: number): number => top + (capitals + index * leading) * style.size;
  return lines.map((line, index) => textToPaths(line, { x, y: baseline(index) }, style)).join('');
}

/** How high a layout is, from its capitals to its last baseline. */
export function layoutHeight({ lines, style }: TextLayout): number {
  return (capitals + (lines.length - 1) * leading) * style.size;
}
