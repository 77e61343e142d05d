/** Writing SVG: short numbers, groups, documents. */

/** A number with at most one decimal and no needless zero: `0.5` → `.5`. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10 + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Numbers as SVG reads them: separated by a space only where needed. */
export function nums(...values: readonly number[]): string {
  return values
    .map(num)
    .reduce((text, next) => (next.startsWith('-') ? text + next : `${text} ${next}`));
}

/** A shape filled with one colour. */
export function fill(colour: string, d: string, extra = ''): string {
  return `<path fill="${colour}"${extra && ` ${extra}`} d="${d}"/>`;
}

/** A line of one colour and width. */
export function line(colour: string, width: number, d: string, extra = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${num(width)}"${extra && ` ${extra}`} d="${d}"/>`;
}

/** A disc. */
export function disc(colour: string, x: number, y: number, r: number, extra = ''): string {
  return `<circle${extra && ` ${extra}`} cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}"/>`;
}

/** An ellipse. */
export function oval(
  colour: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  extra = '',
): string {
  return `<ellipse${extra && ` ${extra}`} cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"/>`;
}

/** A rectangle. */
export function rect(colour: string, x: number, y: number, width: number, height: number): string {
  return fill(colour, `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`);
}

/** A group moved to a place, optionally scaled (negative mirrors it) and turned. */
export function at(
  x: number,
  y: number,
  body: string,
  scale: number | readonly [number, number] = 1,
  turn = 0,
): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const scaled =
    sx === 1 && sy === 1
      ? ''
      : sx === sy
        ? `scale(${short(sx)})`
        : `scale(${short(sx)} ${short(sy)})`;
  const moved = x === 0 && y === 0 ? '' : `translate(${nums(x, y)})`;
  const transform = `${moved}${turn === 0 ? '' : `rotate(${num(turn)})`}${scaled}`;
  return transform === '' ? body : `<g transform="${transform}">${body}</g>`;
}

/** A scale needs one digit more than a coordinate. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** A window: what is drawn outside of it is cut off. Needs no id, unlike a clip path. */
export function cut(x: number, y: number, width: number, height: number, body: string): string {
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="${[x, y, width, height].map(num).join(' ')}">${body}</svg>`;
}

/** A whole picture, drawn on `width` × `height`, which is its natural size too unless told otherwise. */
export function svg(width: number, height: number, body: string, sized = true): string {
  const [w, h] = [num(width), num(height)];
  const size = sized ? ` width="${w}" height="${h}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${w} ${h}">${body}</svg>`;
}
