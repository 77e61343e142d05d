/**
 * The inline script behind the visitor's own card. It draws the lines of the last visit before the card is painted, and
 * requests the player's file, which own-card.ts would only request a round trip later.
 */
import { drawOwnLines } from '../own-lines.ts';
import { readStoredPlayer } from '../stored-player.ts';

const root = document.documentElement;
const card = document.querySelector('.own-lines');
const player = readStoredPlayer(root.dataset['own'] ?? null);
if (player && card) {
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'fetch', crossOrigin: '' });
  preload.href = `${player.path}.json`;
  document.head.append(preload);
  drawOwnLines(card, player.lines);
} else delete root.dataset['own'];
