/**
 * The inline script that every page runs before the first paint (src/build/site-build.ts). It sets attributes of the
 * root that the first paint depends on, so that nothing flashes or moves later. scheme.ts and own-card.ts store values
 * that it reads.
 */
import { isSlow } from '../connection.ts';
import { playerStorageKey } from '../stored-player.ts';

const { dataset } = document.documentElement;
// Chrome 119 and Safari 16 do not know `@media (scripting: none)`.
dataset['js'] = 'command' in HTMLButtonElement.prototype ? 'commands' : '';
// Hour.astro reserves a line for visitors whose clock differs from the community's.
const now = new Date();
// oxlint-disable-next-line no-restricted-properties -- time.ts is too heavy for an inline script
const communityTime = now.toLocaleTimeString('en-GB', { timeZone: dataset['zone'] });
if (!now.toTimeString().startsWith(communityTime)) dataset['abroad'] = '';
// Most visits read one page, so headings have their font from the second page on (tokens.css).
const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
if (!isFirstPage && !isSlow) dataset['font'] = '';
try {
  dataset['scheme'] = localStorage.getItem('scheme') ?? '';
  // Whoever needs more than whether there is a player reads it with stored-player.ts: it may be damaged.
  const player = localStorage.getItem(playerStorageKey);
  if (player) dataset['own'] = player;
} catch {
  // Storage is denied: nothing is remembered.
}
