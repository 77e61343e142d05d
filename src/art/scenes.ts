/** Whole pictures, composed of tiles and standing pieces. */
export { emptyScene } from './scenes/empty.ts';
export { heroScene } from './scenes/hero.ts';
export { lostScene } from './scenes/lost.ts';
export { placeholderPicture } from './scenes/placeholder.ts';
export { teamScene } from './scenes/team.ts';
export { welcomeScene } from './scenes/welcome.ts';
