/** Text in boxes: breaking lines, shrinking, and at last an ellipsis, all by measure. */
import { nickParts } from '../words/nick-parts.ts';
import { measure, textToPaths, type TextStyle } from './text-paths.ts';

/** A text laid out in a box. */
export interface TextLayout {
  readonly style: TextStyle;
  readonly lines: readonly string[];
}

/** From baseline to baseline, and from the baseline to the top of a capital, in sizes. */
const leading = 1.08;
const capitals = 0.65;

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The text if it is at most `width` wide, else its beginning with «…». */
export function ellipsize(text: string, width: number, style: TextStyle): string {
  const characters = charactersOf(text);
  let shown = text;
  while (characters.length > 0 && measure(shown, style) > width) {
    characters.pop();
    shown = `${characters.join('').trimEnd()}…`;
  }
  return shown;
}

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

/** A size, and how many lines a text may take at it. */
export type Step = readonly [size: number, lines: number];

/**
 * Lays a text out as large as it fits: at the first of `steps` (sizes descending) at which it takes no
 * more lines than allowed and no word is cut. What does not fit the last one is cut, and ends in «…».
 */
export function fitLines(
  text: string,
  width: number,
  steps: readonly Step[],
  look: Omit<TextStyle, 'size'>,
): TextLayout {
  let layout: TextLayout = { style: { ...look, size: 0 }, lines: [] };
  for (const [size, most] of steps) {
    const style = { ...look, size };
    const lines = wrap(text, width, style);
    const isCut = text.split(' ').some((word) => measure(word, style) > width);
    if (lines.length <= most && !isCut) return { style, lines: balance(text, width, style) };
    const last = ellipsize(lines.slice(most - 1, most + 1).join(' '), width, style);
    layout = { style, lines: lines.length > most ? [...lines.slice(0, most - 1), last] : lines };
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
  return lines.map((line, index) => textToPaths(line, x, baseline(index), style)).join('');
}

/** How high a layout is, from its capitals to its last baseline. */
export function layoutHeight({ lines, style }: TextLayout): number {
  return (capitals + (lines.length - 1) * leading) * style.size;
}
