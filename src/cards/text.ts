/**
 * Text as outlines: what a picture says looks the same on every machine, whatever fonts it has.
 * Alegreya, with lining figures and kerning, in boxes by breaking lines, shrinking, and at last an ellipsis,
 * all by measure. Lengths are pixels.
 */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import { oneLine } from '../text/clean.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: 500 | 800;
  readonly colour: string;
}

/** Alegreya comes in files by script; the first one that has a character draws it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'];

function fontsOf(weight: TextStyle['weight']): Font[] {
  return scripts.map((script) => {
    // Seen from the checkout: pages are built far from this module.
    const file = `node_modules/@fontsource/alegreya/files/alegreya-${script}-${weight}-normal.woff`;
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
    return font;
  });
}

const fonts = { 500: fontsOf(500), 800: fontsOf(800) };

/** The font that draws a character, if any has it. */
function fontOf(character: string, weight: TextStyle['weight']): Font | undefined {
  const point = character.codePointAt(0) ?? 0;
  return fonts[weight].find((font) => font.hasGlyphForCodePoint(point));
}

/**
 * What of a text can be drawn, on one line. Letters that no font has stay, as an empty box each, so
 * that nobody's name is cut short; emojis and other signs go.
 */
export function drawable(text: string): string {
  const kept = Array.from(oneLine(text.normalize('NFC'))).filter(
    (character) => fontOf(character, 800) !== undefined || /[\p{L}\p{N}]/u.test(character),
  );
  return oneLine(kept.join(''));
}

/** A nick as it can be drawn: «?» for one of emojis alone, so that its row is somebody's. */
export const drawableNick = (nick: string): string => drawable(nick) || (nick.trim() && '?');

const features = { kern: true, liga: true, lnum: true };

/** Each letter and where it stands, and how wide the text is, in sizes. */
function shape(text: string, weight: TextStyle['weight']) {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, weight) ?? fonts[weight][0];
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  let width = 0;
  const glyphs = runs.flatMap(({ font, text: part }) => {
    const scale = 1 / font.unitsPerEm;
    // Left to right: letters of other scripts are boxes, and would turn those around them round.
    const run = font.layout(part, features, undefined, undefined, 'ltr');
    return run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const x = width + xOffset * scale;
      width += xAdvance * scale;
      return { glyph, x, y: -yOffset * scale, scale };
    });
  });
  return { glyphs, width };
}

/** Widths in size 1, by weight: titles are made of the same few words. */
const widths = { 500: new Map<string, number>(), 800: new Map<string, number>() };

/** How wide a text is. */
export function measure(text: string, { size, weight }: Omit<TextStyle, 'colour'>): number {
  const width = widths[weight].get(text) ?? shape(text, weight).width;
  widths[weight].set(text, width);
  return width * size;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** A text in characters as readers count them. */
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

/** Outlines in the font's own units, y upwards: the same few letters come again and again. */
const outlines = new WeakMap<Glyph, string>();

/** Where a text stands. */
interface Place {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** What `x` is of the text; its beginning, if nothing else is said. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** How wide it may be: what does not fit is cut, and ends in «…». */
  readonly room?: number;
}

export function textToPaths(
  text: string,
  { x, y, anchor = 'start', room = Infinity }: Place,
  style: TextStyle,
): string {
  const shown = ellipsize(text, room, style);
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * measure(shown, style);
  const paths = shape(shown, style.weight).glyphs.map(({ glyph, ...at }) => {
    const outline = outlines.get(glyph) ?? glyph.path.toSVG();
    outlines.set(glyph, outline);
    const place = [left + at.x * style.size, y + at.y * style.size].map((to) => to.toFixed(2));
    const scale = (at.scale * style.size).toFixed(5);
    const transform = `translate(${place.join(' ')})scale(${scale} -${scale})`;
    return outline && `<path transform="${transform}" d="${outline}"/>`;
  });
  return paths.length > 0 ? `<g fill="${style.colour}">${paths.join('')}</g>` : '';
}

/** A text laid out in a box. */
interface TextLayout {
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

/** Where a nick's words meet: before inner capitals, around numbers and after `_`, `-` or `.`. */
const seams = /(?<=\p{Ll})(?=[\p{Lu}\p{Nd}])|(?<=\p{Nd})(?=\p{Lu})|(?<=[_.-])(?=.)/u;

/** Lines of at most `width`. A word that is wider is cut where its parts meet, else anywhere. */
function wrap(text: string, width: number, style: TextStyle): string[] {
  const smaller = (part: string, cut: (part: string) => string[]): string[] =>
    measure(part, style) <= width ? [part] : cut(part);
  const words = text.split(' ').flatMap((word) =>
    smaller(word, () => {
      const parts = word.split(seams).flatMap((part) => smaller(part, charactersOf));
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
