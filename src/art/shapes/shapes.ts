/**
 * The standing pieces. Each is drawn around its foot, (0, 0), and rises towards negative y, so that
 * a picture only says where it stands.
 */
export { cabildo, chapel, gatehouse, house, tower } from './buildings.ts';
export { jacaranda, poplar, sheep, tree, windmill } from './country.ts';
export { cup } from './cup.ts';
export { flagMeeple, lyingMeeple, meeple, meeplePath, patriot } from './meeple.ts';
export { shield, shieldPath } from './shield.ts';
export { sun } from './sun.ts';
export { mate, medialunas } from './table.ts';
