/** What is on a diagram's tile besides its edges. */
import { color } from './colors.ts';

/** A house whose middle is at a point. */
export const house = (x: number, y: number, roof: string): string =>
  `<g transform="translate(${x} ${y})" stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round">` +
  `<path d="M-11 -2H11V13H-11Z" fill="${color.parchment}"/><path d="M-15 -2L0 -15L15 -2Z" fill="${roof}"/></g>`;

/** Features by the name a diagram gives them. */
export const features: Record<string, string> = {
  monasterio:
    `<g stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round">` +
    `<path d="M32 48H68V70H32Z" fill="${color.parchment}"/><path d="M26 48L50 28L74 48Z" fill="${color.terracotta}"/>` +
    `<path d="M50 28V12M43 18H57" fill="none" stroke-width="4"/><path d="M45 70V58H55V70Z" fill="${color.ink}"/></g>`,
  jardin:
    `<circle cx="50" cy="50" r="22" fill="${color.green}" stroke="${color.ink}" stroke-width="2.5"/>` +
    [
      [50, 38],
      [62, 50],
      [50, 62],
      [38, 50],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5" fill="${color.sun}"/>`)
      .join('') +
    `<circle cx="50" cy="50" r="5" fill="${color.parchment}"/>`,
  escudo: `<path d="M70 12H92V26Q92 38 81 43Q70 38 70 26Z" fill="${color.blue}" stroke="#fff" stroke-width="3"/>`,
  posada:
    `<circle cx="28" cy="77" r="17" fill="${color.celeste}" stroke="${color.ink}" stroke-width="2"/>` +
    house(28, 79, color.terracotta),
  catedral:
    `<g stroke="${color.ink}" stroke-width="2.5" stroke-linejoin="round" fill="${color.parchment}">` +
    `<path d="M34 44H66V76H34Z"/><path d="M34 44L50 26L66 44Z" fill="${color.blue}"/><path d="M26 36H38V76H26ZM62 36H74V76H62Z"/>` +
    `<path d="M26 36L32 20L38 36ZM62 36L68 20L74 36Z" fill="${color.blue}"/><circle cx="50" cy="52" r="5" fill="${color.sun}"/></g>`,
  naciente: `<circle cx="50" cy="50" r="19" fill="${color.celeste}" stroke="${color.blue}" stroke-width="3"/>`,
  lago: `<ellipse cx="46" cy="50" rx="34" ry="27" fill="${color.celeste}" stroke="${color.blue}" stroke-width="3"/>`,
};
