/**
 * The visitor's own card. The visitor types a nick once, and the nick stays on this device. The open data has the nicks
 * of all players, and each player's file has the lines of the card (src/data/own-card.ts). Until that file arrives, the
 * card shows the lines of the last visit, which early/own-lines.ts fills in.
 */
import type { Facts, OwnCard } from '../data/own-card.ts';
import { isSearch, nickMatcher } from '../lib/text.ts';
import { describeVisit, readVisit, visitAt, visitKey } from './last-visit.ts';
import { listenTo } from './events.ts';
import { parseJsonResponse } from './json-response.ts';
import { bookKey, readStored, store } from './storage.ts';
import {
  drawStoredLines,
  playerStorageKey,
  readStoredPlayer,
  type StoredPlayer,
} from './stored-player.ts';

const block = document.querySelector<HTMLElement>('.own-card');
const form = block?.querySelector('form');
const input = form?.querySelector('input');
const status = block?.querySelector('[role=status]');
const card = block?.querySelector<HTMLElement>('.own-lines');
const forget = block?.querySelector<HTMLElement>('.own-forget');
if (!block || !form || !input || !status || !card || !forget) {
  throw new Error('No own card');
}
/** Has `data-own` while a nick is chosen; src/client/early/early.ts sets it before the first paint. */
const root = document.documentElement;

/** HTML of the lines that the card shows. Other scripts add to the card. */
let shownHtml = card.firstChild ? readStoredPlayer(root.dataset['own'] ?? null)?.html : '';
/** Stored JSON of the chosen player; null without a choice. */
let chosen: string | null = null;
/** Aborts the running task, whose late answers must not change the card any more. */
let running = new AbortController();

/** A player in `/datos/jugadores.json`. */
interface ListedPlayer {
  nick: string;
  url: string;
  former: string[];
}

const announce = (text: string): void => {
  status.textContent = text;
};

/** Aborts the running task and runs another one; announces its failure. */
const start = (task: (signal: AbortSignal) => Promise<unknown>): void => {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  task(signal).catch(() => {
    if (signal.aborted) return;
    announce('No pudimos traer los datos: revisá tu conexión y probá de nuevo.');
  });
};

/** Number of lines that are not folded: the most urgent duel, the place, and el prode or a chance. */
const unfoldedLines = 3;

/** The lines of a player's file, with that of el prode, as the last unfolded one, if this device has picks. */
async function withProde({ paragraphs, prode }: OwnCard): Promise<string[]> {
  if (!prode || readStored(bookKey) === null) return paragraphs;
  try {
    const { prodeLine } = await import('./prode-notes.ts');
    const line = await prodeLine(prode);
    return line === null ? paragraphs : paragraphs.toSpliced(unfoldedLines - 1, 0, line);
  } catch {
    // The other lines do not need el prode.
    return paragraphs;
  }
}

/** HTML of the card: its first lines, a paragraph for `showNews`, and the other lines, folded. */
function htmlOf(lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `<p>${line}</p>`);
  const first = paragraphs.slice(0, unfoldedLines).join('');
  const others = paragraphs.slice(unfoldedLines).join('');
  const fold = others && `<details><summary>Más</summary>${others}</details>`;
  return `${first}<p class="own-news"></p>${fold}`;
}

/** Shows the player's lines, and tells other scripts that the stored player may have changed. */
const showPlayer = (player: StoredPlayer | null): void => {
  root.toggleAttribute('data-own', player !== null);
  const html = player?.html ?? '';
  if (html !== shownHtml) card.replaceChildren(drawStoredLines(html));
  shownHtml = html;
  dispatchEvent(new Event('own-nicks'));
};

/** Writes into the card what changed since the last visit, and stores `facts` for the next; null before they arrive. */
const showNews = ({ path }: StoredPlayer, facts: Facts | null): void => {
  const visit = visitAt(readVisit(readStored(visitKey)), Date.now(), path);
  visit.now = facts ?? visit.now;
  // Without storage, the next visit cannot say what changed.
  const isKept = facts === null || store(visitKey, JSON.stringify(visit));
  const news = card.querySelector('.own-news');
  if (news) news.textContent = isKept ? describeVisit(visit) : '';
};

const clearChoice = (): void => {
  running.abort();
  chosen = null;
  block.style.minHeight = '';
  showPlayer(null);
};

/** Stores the player. Returns a notice if this device does not remember the player after this page, otherwise ''. */
function remember(player: StoredPlayer): string {
  chosen = JSON.stringify(player);
  if (store(playerStorageKey, chosen)) return '';
  return ' Tu navegador no deja recordarlo: vale solo en esta página.';
}

const fetchPlayers = async (signal: AbortSignal): Promise<ListedPlayer[]> => {
  const response = await fetch(form.action, { signal });
  const { players } = await parseJsonResponse<{ players: ListedPlayer[] }>(response);
  signal.throwIfAborted();
  return players;
};

/** Players whose nick is a text in upper or lower case; else whose former nick is. */
function playersCalled(players: readonly ListedPlayer[], text: string): ListedPlayer[] {
  const isText = (nick: string): boolean => nick.toLowerCase() === text.toLowerCase();
  const current = players.filter(({ nick }) => isText(nick));
  return current.length > 0 ? current : players.filter(({ former }) => former.some(isText));
}

const storedPlayerOf = ({ nick, url, former }: ListedPlayer): StoredPlayer => ({
  path: new URL(url).pathname,
  nicks: [nick, ...former],
  html: '',
});

/** Follows a player to a new address, as after a change of nick. Resolves to false, and says so, if there is none. */
const follow = async (gone: StoredPlayer, signal: AbortSignal): Promise<boolean> => {
  const [nick] = gone.nicks;
  const [listed] = playersCalled(await fetchPlayers(signal), nick);
  const player = listed && storedPlayerOf(listed);
  if (!player || player.path === gone.path) {
    announce(`${nick} ya no está entre los jugadores. Para elegir otro nick, tocá «Olvidar».`);
    return false;
  }
  remember(player);
  showPlayer(player);
  return refresh(player, signal);
};

/** Fetches and shows the lines of the chosen player. Resolves to false, and says so, if the player has no file now. */
const refresh = async (player: StoredPlayer, signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(`${player.path}.json`, { signal });
  signal.throwIfAborted();
  if (response.status === 404) {
    showPlayer({ ...player, html: '' });
    return follow(player, signal);
  }
  const file = await parseJsonResponse<OwnCard>(response);
  const html = htmlOf(await withProde(file));
  signal.throwIfAborted();
  if (html !== player.html) {
    const current = { ...player, html };
    announce('');
    // Fewer lines must not move the page.
    block.style.minHeight = `${block.offsetHeight}px`;
    showPlayer(current);
    remember(current);
  }
  showNews(player, file.facts);
  return true;
};

/** Players who are called like a text (`playersCalled`), else whose nick contains it. Signs alone are in no nick. */
function matchingPlayers(players: readonly ListedPlayer[], text: string): ListedPlayer[] {
  const called = playersCalled(players, text);
  if (called.length > 0 || !isSearch(text)) return called;
  const isMatch = nickMatcher(text);
  return players.filter(({ nick }) => isMatch(nick));
}

/** Chooses the player whose nick was typed; says so if there is none, or more than one. */
const choose = async (text: string, signal: AbortSignal): Promise<void> => {
  announce('Buscando tus duelos.');
  const matches = matchingPlayers(await fetchPlayers(signal), text);
  const [match] = matches;
  if (!match) {
    announce(`Ningún jugador tiene «${text}» en su nick.`);
    return;
  }
  if (matches.length > 1) {
    announce(`Encontramos ${matches.length} jugadores con «${text}»: escribí el nick entero.`);
    return;
  }
  const player = storedPlayerOf(match);
  const note = remember(player);
  showPlayer(player);
  // A second Enter must not press anything.
  block.focus();
  const hasFile = await refresh(player, signal);
  if (hasFile) announce(`Lo recuerda solo este dispositivo: no se envía a nadie.${note}`);
};

/** Reads the stored choice again, because another tab or page may have changed it. */
const recall = (): void => {
  const stored = readStored(playerStorageKey);
  if (stored === chosen) return;
  announce('');
  const player = readStoredPlayer(stored);
  if (player === null) {
    clearChoice();
    return;
  }
  chosen = stored;
  showPlayer(player);
  showNews(player, null);
  start((signal) => refresh(player, signal));
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  start((signal) => choose(input.value.trim(), signal));
});
forget.addEventListener('click', () => {
  for (const key of [playerStorageKey, visitKey, bookKey]) store(key, null);
  clearChoice();
  announce('Listo: este dispositivo ya no recuerda tu nick.');
  input.focus();
});
// The form and the button are hidden until now.
block.dataset['live'] = '';
listenTo(['storage', 'pageshow'], recall);
recall();
