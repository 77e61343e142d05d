/**
 * Draws text as outlines of Alegreya, so that pictures look the same whatever fonts a machine has. Text is fitted into
 * boxes by line breaks, then by a smaller size, and at last by «…». Lengths are pixels.
 */
import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import { charactersOf, oneLine } from '../../lib/clean.ts';

/** How a text is drawn. `size` is the font size in pixels. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 500 | 800;
  readonly colour: string;
}

/** Alegreya has a file for each script. The first file that has a character draws it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'];

function fontsOf(weight: TextStyle['weight']): Font[] {
  return scripts.map((script) => {
    // Relative to the working directory, because the build moves this module.
    const file = `node_modules/@fontsource/alegreya/files/alegreya-${script}-${weight}-normal.woff`;
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
    return font;
  });
}

const fonts = { 500: fontsOf(500), 800: fontsOf(800) };

/** The font that draws a character; undefined if no font has it. */
function fontOf(character: string, weight: TextStyle['weight']): Font | undefined {
  const point = character.codePointAt(0);
  return fonts[weight].find((font) => point !== undefined && font.hasGlyphForCodePoint(point));
}

/**
 * The part of a text that can be drawn, on one line; '' if nothing can. Letters that no font has are drawn as empty
 * boxes, so that no name is cut short. Emojis and other signs are removed.
 */
export function drawable(text: string): string {
  const kept = Array.from(oneLine(text.normalize('NFC'))).filter(
    (character) => fontOf(character, 800) !== undefined || /[\p{L}\p{N}]/u.test(character),
  );
  return oneLine(kept.join(''));
}

/** The part of a nick that can be drawn (`drawable`). If nothing can, as with emojis, «?»; '' for a blank nick. */
export function drawableNick(nick: string): string {
  const drawn = drawable(nick);
  if (drawn !== '') return drawn;
  return nick.trim() === '' ? '' : '?';
}

const features = { kern: true, liga: true, lnum: true };

/** Glyphs with their positions, and the width of the text, in units of the font size. */
function shape(text: string, weight: TextStyle['weight']) {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, weight) ?? fonts[weight][0];
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  let width = 0;
  const glyphs: { glyph: Glyph; x: number; y: number; scale: number }[] = [];
  for (const { font, text: part } of runs) {
    const scale = 1 / font.unitsPerEm;
    // Always left to right: letters of other scripts are boxes, and must not reorder the text around them.
    const run = font.layout(part, features, undefined, undefined, 'ltr');
    for (const [index, { xAdvance, xOffset, yOffset }] of run.positions.entries()) {
      const glyph = run.glyphs[index];
      if (glyph) glyphs.push({ glyph, x: width + xOffset * scale, y: -yOffset * scale, scale });
      width += xAdvance * scale;
    }
  }
  return { glyphs, width };
}

/** Cache of widths at size 1, by weight: titles are made of the same few words. */
const widths = { 500: new Map<string, number>(), 800: new Map<string, number>() };

/** Width of a text in pixels, on one line. */
export function measure(text: string, { size, weight }: Omit<TextStyle, 'colour'>): number {
  const width = widths[weight].get(text) ?? shape(text, weight).width;
  widths[weight].set(text, width);
  return width * size;
}

/** Returns a text if it fits `width` pixels, or is empty; else its beginning with «…», which may be all that is left. */
export function ellipsize(text: string, width: number, style: TextStyle): string {
  if (text === '' || measure(text, style) <= width) return text;
  const characters = charactersOf(text);
  const cutAt = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
  // Half of the lengths that are left are ruled out at each step.
  let length = 0;
  let tooLong = characters.length;
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (measure(cutAt(middle), style) <= width) length = middle;
    else tooLong = middle;
  }
  return cutAt(length);
}

/** Cache of outlines in the font's units, with y upwards. */
const outlines = new WeakMap<Glyph, string>();

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly maxWidth?: number;
}

/**
 * Draws a line of text as SVG without a root, in pixels: baseline at `y`, its `anchor` (default: its start) at `x`. A
 * text wider than `maxWidth` (default: none) is cut with «…». Returns '' without text.
 */
export function textToPaths(
  text: string,
  { x, y, anchor = 'start', maxWidth = Infinity }: Place,
  style: TextStyle,
): string {
  const shown = ellipsize(text, maxWidth, style);
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

interface TextLayout {
  readonly style: TextStyle;
  readonly lines: readonly string[];
}

/** Distance of baselines, and height of capitals, in units of the font size. */
const leading = 1.08;
const capitals = 0.65;

/** Joins parts into lines of at most `width`. A part that is wider gets a line of its own. */
function fill(parts: readonly string[], glue: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let lineWidth = 0;
  for (const part of parts) {
    const line = lines.at(-1);
    const partWidth = measure(part, style);
    const joinedWidth = lineWidth + measure(glue, style) + partWidth;
    if (line !== undefined && joinedWidth <= width) {
      lines[lines.length - 1] = `${line}${glue}${part}`;
      lineWidth = joinedWidth;
    } else {
      lines.push(part);
      lineWidth = partWidth;
    }
  }
  return lines;
}

/** Boundaries of words in a nick, before capitals, around numbers and after `_`, `-` or `.`: `Rey|Del|72|Norte_|x`. */
const seams = /(?<=\p{Ll})(?=[\p{Lu}\p{Nd}])|(?<=\p{Nd})(?=\p{Lu})|(?<=[_.-])(?=.)/u;

/** Breaks a text into lines of at most `width`. A wider word is cut at its seams, or anywhere. */
function wrap(text: string, width: number, style: TextStyle): string[] {
  const isWide = (part: string): boolean => measure(part, style) > width;
  const words = text.split(' ').flatMap((word) => {
    if (!isWide(word)) return [word];
    const parts = word.split(seams).flatMap((part) => (isWide(part) ? charactersOf(part) : [part]));
    return fill(parts, '', width, style);
  });
  return fill(words, ' ', width, style);
}

/** How exactly the width of even lines is found, in pixels. */
const balancePrecision = 8;

/** Breaks a text into lines of even length, without adding a line or cutting a word. */
function balance(text: string, width: number, style: TextStyle): string[] {
  const { length } = wrap(text, width, style);
  const widest = Math.max(...text.split(' ').map((word) => measure(word, style)));
  let narrow = Math.max(width / 2, widest);
  let wide = width;
  while (wide - narrow > balancePrecision) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, middle, style).length > length) narrow = middle;
    else wide = middle;
  }
  return wrap(text, wide, style);
}

/**
 * Breaks a text into even lines of the largest size that cuts no word: at most one line of the first of `sizes`, two of
 * the second, and so on. If none fits, wide words break in the smallest, and the last line ends with «…» if need be.
 * @param width Width of the box in pixels.
 * @param sizes In pixels, largest first, at least one.
 */
export function fitLines(
  text: string,
  width: number,
  sizes: readonly number[],
  look: Omit<TextStyle, 'size'>,
): TextLayout {
  for (const [index, size] of sizes.entries()) {
    const style = { ...look, size };
    const isCut = text.split(' ').some((word) => measure(word, style) > width);
    const maxLines = index + 1;
    if (!isCut && wrap(text, width, style).length <= maxLines) {
      return { style, lines: balance(text, width, style) };
    }
  }
  const style = { ...look, size: Math.min(...sizes) };
  const lines = wrap(text, width, style);
  if (lines.length <= sizes.length) return { style, lines };
  const whole = lines.slice(0, sizes.length - 1);
  let remaining = text;
  for (const line of whole) remaining = remaining.slice(line.length).trimStart();
  return { style, lines: [...whole, ellipsize(remaining, width, style)] };
}

/**
 * Returns the style if all texts are at most `width` pixels wide, else a copy with the largest whole size in which they
 * are. It is never below `minSize`, or the style's own size if that is less, even if they do not fit then.
 */
export function fitAll(
  texts: readonly string[],
  width: number,
  style: TextStyle,
  minSize: number,
): TextStyle {
  const widest = Math.max(...texts.map((text) => measure(text, style)));
  if (widest <= width) return style;
  const size = Math.floor((style.size * width) / widest);
  return { ...style, size: Math.max(size, Math.min(minSize, style.size)) };
}

/** Draws a layout as SVG, without a root, in pixels: `x` is its left edge, `top` that of the first line's capitals. */
export function layoutToPaths({ lines, style }: TextLayout, x: number, top: number): string {
  const baseline = (index: number): number => top + (capitals + index * leading) * style.size;
  return lines.map((line, index) => textToPaths(line, { x, y: baseline(index) }, style)).join('');
}

/** Height of a layout in pixels, from the top of its capitals to its last baseline. */
export function layoutHeight({ lines, style }: TextLayout): number {
  return (capitals + (lines.length - 1) * leading) * style.size;
}
