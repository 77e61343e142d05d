/** Whole pictures, composed of tiles and standing pieces. */
export { emptyScene } from './empty.ts';
export { heroScene } from './hero.ts';
export { lostScene } from './lost.ts';
export { placeholderPicture } from './placeholder.ts';
export { teamScene } from './team.ts';
export { welcomeScene } from './welcome.ts';
