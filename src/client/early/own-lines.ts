/** The inline script behind the visitor's own card: shows the lines of the last visit before the card is painted. */
import { drawStoredLines, readStoredPlayer } from '../stored-player.ts';

const root = document.documentElement;
const card = document.querySelector('.own-lines');
const player = readStoredPlayer(root.dataset['own'] ?? null);
if (player && card) card.replaceChildren(drawStoredLines(player.html));
else delete root.dataset['own'];
