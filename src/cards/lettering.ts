/**
 * Text as outlines: what a picture says looks the same on every machine, whatever fonts it has.
 * Alegreya, with lining figures and kerning. Lengths are pixels.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { nums } from '../art/brush/svg.ts';
import { oneLine } from '../domain/text.ts';

/** How text is set. */
export interface Style {
  readonly size: number;
  readonly weight: 500 | 800;
}

const { resolve } = createRequire(import.meta.url);

/** Alegreya comes in files by script; the first one that has a character draws it. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'];

const fontsOf = new Map<Style['weight'], Font[]>();

/** The fonts of a weight, in the order in which they are asked for a character. */
function fonts(weight: Style['weight']): Font[] {
  const opened = fontsOf.get(weight);
  if (opened) return opened;
  const all = scripts.map((script) => {
    const file = resolve(`@fontsource/alegreya/files/alegreya-${script}-${weight}-normal.woff`);
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
    return font;
  });
  fontsOf.set(weight, all);
  return all;
}

/** The font that draws a character, null when none has it. */
function fontOf(character: string, weight: Style['weight']): Font | null {
  const point = character.codePointAt(0) ?? 0;
  return fonts(weight).find((font) => font.hasGlyphForCodePoint(point)) ?? null;
}

/**
 * What of a text can be drawn, on one line. Letters that no font has stay, as an empty box each, so
 * that nobody's name is cut short; emojis and other signs go.
 */
export function drawable(text: string): string {
  const kept = Array.from(oneLine(text.normalize('NFC'))).filter(
    (character) => fontOf(character, 800) !== null || /[\p{L}\p{N}]/u.test(character),
  );
  return oneLine(kept.join(''));
}

/** A nick as it can be drawn: «?» for one of emojis alone, so that its row is somebody's. */
export const drawableNick = (nick: string): string => drawable(nick) || (nick.trim() && '?');

interface Run {
  font: Font;
  text: string;
}

function runsOf(text: string, weight: Style['weight']): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character, weight) ?? fonts(weight)[0];
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

const features = { kern: true, liga: true, lnum: true };

/** From left to right: letters of other scripts are boxes, and would turn those around them round. */
const layout = ({ font, text }: Run) => font.layout(text, features, undefined, undefined, 'ltr');

/** How wide a text is. */
export function measure(text: string, { size, weight }: Style): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + (layout(run).advanceWidth / run.font.unitsPerEm) * size,
    0,
  );
}

/** Outlines in the font's own units, y upwards: the same few letters come again and again. */
const outlines = new WeakMap<Glyph, string>();

function outlineOf(glyph: Glyph): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const outline = glyph.path.toSVG();
  outlines.set(glyph, outline);
  return outline;
}

/** Where the text's `x` is: at its beginning, middle or end. */
export type Anchor = 'start' | 'middle' | 'end';

/** A text as SVG, on the baseline `y`. */
export function lettering(
  text: string,
  x: number,
  y: number,
  style: Style,
  colour: string,
  anchor: Anchor = 'start',
): string {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
  let left = shift === 0 ? x : x - measure(text, style) * shift;
  let drawn = '';
  for (const run of runsOf(text, style.weight)) {
    const scale = style.size / run.font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = layout(run);
    let pen = 0;
    const letters = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(glyph);
      const place = `translate(${pen + xOffset} ${yOffset})`;
      pen += xAdvance;
      return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
    });
    const factor = scale.toFixed(5);
    drawn += `<g fill="${colour}" transform="translate(${nums(left, y)})scale(${factor} -${factor})">${letters.join('')}</g>`;
    left += advanceWidth * scale;
  }
  return drawn;
}

const characters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** A text in characters as readers count them. */
export const charactersOf = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

/** The text if it is at most `width` wide, else its beginning with «…». */
export function ellipsize(text: string, width: number, style: Style): string {
  if (measure(text, style) <= width) return text;
  const all = charactersOf(text);
  let fits = 0;
  let tooLong = all.length;
  const cut = (length: number): string => `${all.slice(0, length).join('').trimEnd()}…`;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(cut(middle), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
