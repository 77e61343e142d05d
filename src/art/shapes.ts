/**
 * The standing pieces. Each is drawn around its foot, (0, 0), and rises towards negative y, so that
 * a picture only says where it stands.
 */
export { cabildo, chapel, gatehouse, house, tower } from './shapes/buildings.ts';
export { jacaranda, poplar, sheep, tree, windmill } from './shapes/country.ts';
export { cup } from './shapes/cup.ts';
export { flagMeeple, lyingMeeple, meeple, meeplePath, patriot } from './shapes/meeple.ts';
export { shield, shieldPath } from './shapes/shield.ts';
export { sun } from './shapes/sun.ts';
export { mate, medialunas } from './shapes/table.ts';
