/** The players' figures on a diagram's tiles. */
import { color } from './colors.ts';

/** Our own figure; `a` and `t` are the two players of the examples. */
export function figure(letter: string, x: number, y: number): string {
  const fill = letter.toLowerCase() === 't' ? color.playerTwo : color.playerOne;
  if (letter === 'p')
    return (
      `<g transform="translate(${x} ${y}) scale(1.3)" stroke="#fff" stroke-width="2" stroke-linejoin="round" fill="${fill}">` +
      '<path d="M-14 -15L-3 -11L-12 -3ZM14 -15L3 -11L12 -3Z"/><circle r="14"/>' +
      '<ellipse cy="4" rx="7" ry="5" fill="#fff" stroke="none"/></g>'
    );
  const body =
    letter === 'c'
      ? // Builder: the figure with a square hat.
        'M-13 16L-9 -2H-13V-9H-8V-20H8V-9H13V-2H9L13 16Z'
      : 'M-15 16Q-9 6 -8 0L-17 -3Q-19 -8 -14 -9L-7 -10A8 8 0 1 1 7 -10L14 -9Q19 -8 17 -3L8 0Q9 6 15 16H4L0 9L-4 16Z';
  const lying = letter === 'A' || letter === 'T' ? ' rotate(-90)' : '';
  return `<path transform="translate(${x} ${y})${lying} scale(1.15)" d="${body}" fill="${fill}" stroke="#fff" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round"/>`;
}
