/** The visitor's player, whom own-card.ts stored on this device. Anybody may have changed or damaged what is stored. */
import { listenTo } from './events.ts';
import { parseFields, readStored } from './storage.ts';

/** Key of the player in the device's storage. */
export const playerStorageKey = 'jugador';

/** The chosen player. */
export interface StoredPlayer {
  /** Address of the player's page. */
  path: string;
  /** The current nick first, then former nicks. */
  nicks: [string, ...string[]];
  /** HTML of the card's lines; empty until the player's file has arrived once. */
  html: string;
}

/**
 * Parses the JSON of the visitor's player: the page's `path`, `nicks`, and the card's `html` (default ''). Nicks that
 * are no text are left out. Null for null, no JSON object, a path unlike `/jugadores/ana`, or no first nick. Never
 * throws.
 */
export function readStoredPlayer(stored: string | null): StoredPlayer | null {
  const { path, nicks, html } = parseFields(stored);
  // `/jugadores/ana`, and not `//other.example`.
  if (typeof path !== 'string' || !/^\/[\w%]/.test(path) || !Array.isArray(nicks)) return null;
  const [current, ...former] = nicks.filter((nick): nick is string => typeof nick === 'string');
  if (!current) return null;
  return { path, nicks: [current, ...former], html: typeof html === 'string' ? html : '' };
}

/**
 * Parses stored HTML of the card's lines into a fragment. Only `p`, `a`, `span`, `strong`, `time`, `svg`, `path`,
 * `details` and `summary` stay. Others go, with their content: another site of the same origin may have stored them,
 * and a `meta` or an `iframe` could leave this one. The page's policy stops scripts and styles.
 */
export function drawStoredLines(html: string): DocumentFragment {
  // Nothing is loaded inside a template.
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  const others = ':not(p, a, span, strong, time, svg, path, details, summary)';
  for (const element of content.querySelectorAll(others)) element.remove();
  return content;
}

let nicks: readonly string[] = [];

/** The visitor's nicks, the current one first, then former ones. Empty without any, and before any `onOwnNicks`. */
export const ownNicks = (): readonly string[] => nicks;

/** Calls the listener now, and when the nicks may have changed, also by another tab. Returns a function to stop it. */
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

/** True if a nick is one of `ownNicks`. Upper or lower case does not matter; accents do. */
export const isOwn = (nick: string): boolean =>
  nicks.some((own) => own.toLowerCase() === nick.toLowerCase());
