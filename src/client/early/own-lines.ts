/** Shows the stored lines of the own card before it is painted. Removes `data-own` if the stored player is damaged. */
import { drawStoredLines, readStoredPlayer } from '../stored-player.ts';

const root = document.documentElement;
const card = document.querySelector('.own-lines');
const player = readStoredPlayer(root.dataset['own'] ?? null);
if (player && card) card.replaceChildren(drawStoredLines(player.html));
else delete root.dataset['own'];
