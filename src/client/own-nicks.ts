/** The visitor's nicks, the current one first: those of the player whom own-card.ts stored on this device. */
import { listenTo } from './events.ts';
import { readStored } from './storage.ts';
import { playerStorageKey, readStoredPlayer } from './stored-player.ts';

let nicks: readonly string[] = [];

/** The visitor's nicks, the current one first, then former ones. None before the first call of `onOwnNicks`. */
export const ownNicks = (): readonly string[] => nicks;

/**
 * Calls the listener now and when the nicks may have changed, also by another tab or page. Returns a function that
 * stops that.
 */
export function onOwnNicks(listener: () => void): () => void {
  const recall = (): void => {
    const stored = readStoredPlayer(readStored(playerStorageKey))?.nicks ?? [];
    // React expects the same list while the nicks are the same.
    if (stored.join('\n') !== nicks.join('\n')) nicks = stored;
    listener();
  };
  recall();
  return listenTo(['storage', 'pageshow', 'own-nicks'], recall);
}

/** True if a nick is one of `ownNicks`, in upper or lower case. */
export const isOwn = (nick: string): boolean =>
  nicks.some((own) => own.toLowerCase() === nick.toLowerCase());
