/** The visitor's nicks, the current one first: those that own-card.ts stored on this device, or chose on this page. */
import { readStored } from './storage.ts';
import { playerStorageKey, readStoredPlayer } from './stored-player.ts';

let nicks: readonly string[] = [];

/** Keeps the same list while the nicks are the same, as React expects. */
function remember(chosen: readonly string[]): void {
  if (chosen.join('\n') !== nicks.join('\n')) nicks = chosen;
}

/** The visitor's nicks, the current one first, then former ones. None before the first call of `onOwnNicks`. */
export const ownNicks = (): readonly string[] => nicks;

/** Calls the listener at once, and when the nicks may have changed. Returns a function that stops that. */
export function onOwnNicks(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** Reads the stored nick again, because another tab or page may have changed it. */
  const recall = (): void => {
    remember(readStoredPlayer(readStored(playerStorageKey))?.nicks ?? []);
    listener();
  };
  recall();
  addEventListener('storage', recall, { signal });
  addEventListener('pageshow', recall, { signal });
  addEventListener(
    'own-nicks',
    (event) => {
      remember((event as CustomEvent<string[]>).detail);
      listener();
    },
    { signal },
  );
  return () => listening.abort();
}

/** True if a nick is one of `ownNicks`, in upper or lower case. */
export const isOwn = (nick: string): boolean =>
  nicks.some((own) => own.toLowerCase() === nick.toLowerCase());
